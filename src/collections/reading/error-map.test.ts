import { expect, test } from 'vitest';
import { didYouMean } from './error-map.ts';

test.each([
  ['a word mistyped', 'Tecnology', ['Corporate Law', 'Technology'], 'Technology'],
  ['a letter beside a number', 'gstr-3z', ['gstr-1', 'gstr-3b'], 'gstr-3b'],
  ['nothing alike', 'xyz', ['Technology'], undefined],
  ['nothing allowed', 'xyz', [], undefined],
])('for %s (%s, of %j) suggests %s', (_what, text, allowed, guess) => {
  expect(didYouMean(text, allowed)).toBe(guess === undefined ? '' : `did you mean "${guess}"? `);
});
