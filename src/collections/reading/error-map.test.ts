import { expect, test } from 'vitest';
import { didYouMean } from './error-map.ts';

test.each([
  ['a word mistyped', 'Tecnology', ['Corporate Law', 'Technology'], 'Technology'],
  ['a letter beside a number', 'gstr-3z', ['gstr-1', 'gstr-3b'], 'gstr-3b'],
  ['another number', '/blog/4', ['/blog', '/blog/1', '/blog/12'], undefined],
  ['another number in an id', 'faq-99', ['faq-9', 'faqs'], undefined],
  ['another number inside', 'gst-gstr2-due', ['gst-gstr1-due'], undefined],
  ['nothing alike', 'xyz', ['Technology'], undefined],
  ['nothing allowed', 'xyz', [], undefined],
])('%s → %s of %j gives %s', (_what, text, allowed, guess) => {
  expect(didYouMean(text, allowed)).toBe(guess === undefined ? '' : `did you mean "${guess}"? `);
});
