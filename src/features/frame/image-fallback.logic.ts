/** What names a picture that did not load. */

/** '{Name} Image', by the name of the entry it belongs to; nothing where none is given. */
export function fallbackName(name: string): string {
  const plain = name.trim().replace(/\.$/, '');
  return plain === '' ? '' : `${plain} Image`;
}
