import { isDeepStrictEqual as ofNode } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeepStrictEqual } from './is-deep-strict-equal.ts';

test('two pieces of data are the same when Node says so', () => {
  const data = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(data, data, (one, other) => {
      expect(isDeepStrictEqual(one, other)).toBe(ofNode(one, other));
      expect(isDeepStrictEqual(one, structuredClone(one))).toBe(true);
    }),
  );
});

test.each([
  [{ a: undefined }, {}],
  [[], {}],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [
    [1, 2],
    [2, 1],
  ],
  [null, {}],
  [{ a: 1 }, { b: 1 }],
])('%j and %j', (one, other) => {
  expect(isDeepStrictEqual(one, other)).toBe(ofNode(one, other));
});
