import { expect, test } from 'vitest';
import { readByteRange } from '#server/byte-range.ts';

test.each([
  ['bytes=0-', 10, { start: 0, end: 9 }],
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=9-9', 10, { start: 9, end: 9 }],
  ['bytes=2-5', 10, { start: 2, end: 5 }],
  ['bytes=2-500', 10, { start: 2, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-30', 10, { start: 0, end: 9 }],
  ['Bytes = 1-2', 10, 'whole'],
  [' BYTES=1-2 ', 10, { start: 1, end: 2 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=99999999999999999999-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-1', 0, 'unsatisfiable'],
  ['bytes=5-2', 10, 'whole'],
  ['bytes=-', 10, 'whole'],
  ['bytes=', 10, 'whole'],
  ['bytes=a-b', 10, 'whole'],
  ['bytes=0-1,3-4', 10, 'whole'],
  ['items=0-1', 10, 'whole'],
  ['', 10, 'whole'],
] as const)('%s of %i bytes', (header, size, expected) => {
  expect(readByteRange(header, size)).toEqual(expected);
});
