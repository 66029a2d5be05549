/** `Range` header → the bytes to send. */

export interface ByteRange {
  /** First and last byte, counted from 0, both included; start ≤ end < size. */
  readonly start: number;
  readonly end: number;
}

/**
 * `size`: length of the file in bytes.
 * 'whole': the header is malformed or asks for several ranges, and is ignored, as RFC 9110 allows.
 * 'unsatisfiable': no such bytes in the file; the answer is 416.
 */
export function readByteRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^\s*bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header);
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Number(last);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
