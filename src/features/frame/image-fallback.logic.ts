/** What names a picture that did not load. */

/** '{Name} Image'; nothing for a decorative picture, which has no name. */
export function fallbackName(name: string): string {
  const plain = name.trim().replace(/\.$/, '');
  return plain === '' ? '' : `${plain} Image`;
}
