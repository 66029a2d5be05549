/** What stands in the place of a picture that did not load (spec 8). */
import { MESSAGES } from '#config/messages.ts';

/** '{Name} Image' and the notice; a decorative picture has no name and so no first line. */
export function fallbackLines(name: string): string[] {
  const plain = name.trim().replace(/\.$/, '');
  return plain === '' ? [MESSAGES.imageNotLoading] : [`${plain} Image`, MESSAGES.imageNotLoading];
}
