import { expect, test } from 'vitest';
import { comparable, contains, searchTerm, splitAtMatch } from './text-match.ts';

test.each([
  ['GST Registration', 'gst registration'],
  ['the company’s “books” 2026–27', 'the company\'s "books" 2026-27'],
  ['a\u00a0b\tc', 'a b c'],
  ['ಕನ್ನಡ 😀', 'ಕನ್ನಡ 😀'],
])('%s is compared as %s, of the same length', (text, expected) => {
  expect(comparable(text)).toBe(expected);
  expect(comparable(text)).toHaveLength(text.length);
});

test.each([
  ['  PAYROLL ', 'payroll'],
  [' \t\n\u00a0', ''],
])('%j is searched as %j', (typed, term) => {
  expect(searchTerm(typed)).toBe(term);
});

test('contains', () => {
  expect(contains('Virtual CFO', 'cfo')).toBe(true);
  expect(contains('Virtual CFO', 'ceo')).toBe(false);
  expect(contains('anything', '')).toBe(true);
});

test.each([
  ['Virtual CFO', 'cfo', ['Virtual ', 'CFO', '']],
  ['One person company (OPC)', 'p', ['One ', 'p', 'erson company (OPC)']],
  ['M&A (advisory)', '(', ['M&A ', '(', 'advisory)']],
  ['Audit advisory', 'tax', ['Audit advisory', '', '']],
  ['Audit advisory', '', ['Audit advisory', '', '']],
])('%s cut at %j', (text, term, parts) => {
  expect(splitAtMatch(text, term)).toEqual(parts);
});
