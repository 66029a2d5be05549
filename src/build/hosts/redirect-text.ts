/**
 * Redirects as the files of hosts hold them. What an editor may write (redirect-patterns.ts) needs
 * little of this; it is the second lock, should something else ever reach the table.
 */

/** A decoded path with percent codes for whatever is syntax in some host's file. */
export function encodedPath(path: string): string {
  return path.replace(/[^A-Za-z0-9_./()-]/gu, percentCodes);
}

/** A target with percent codes for what is no plain part of an address; codes in it stay. */
export function encodedTarget(target: string): string {
  return target.replace(/%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9_.~!*()+,;=:@&?#/%-]/gu, percentCodes);
}

/** A path as a regular expression of PCRE that means itself, within quotation marks too. */
export function pathPattern(path: string): string {
  return path.replace(/[^A-Za-z0-9_/-]/gu, (sign) => bytes(sign, '\\x'));
}

const percentCodes = (sign: string) => bytes(sign, '%');

function bytes(text: string, mark: string): string {
  return [...Buffer.from(text)]
    .map((byte) => mark + byte.toString(16).toUpperCase().padStart(2, '0'))
    .join('');
}
