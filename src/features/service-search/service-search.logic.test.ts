import { expect, test } from 'vitest';
import { entriesForKeywords, matchingEntries } from './service-search.logic.ts';

const entry = (keyword: string, title: string) => ({ keyword, title, url: `/${keyword}` });
const ENTRIES = [
  entry('gst registration', 'GST registration'),
  entry('company registration', 'Private limited company'),
  entry('registration', 'All registrations'),
  entry('payroll', 'Pay and benefits'),
];

test.each([
  ['exact first', 'registration', ['registration', 'gst registration', 'company registration']],
  ['else in order', 'regis', ['gst registration', 'company registration', 'registration']],
  ['case and surrounding space do not matter', '  Payroll\t', ['payroll']],
  ['a title counts as a keyword does', 'BENEFITS', ['payroll']],
  ['what no entry contains', 'plumbing', []],
  ['space within counts', 'gst  registration', []],
  ['a pattern is no pattern', '.*', []],
  ['an address is no text', '/payroll', []],
])('%s', (_rule, typed, keywords) => {
  expect(matchingEntries(ENTRIES, typed).map(({ keyword }) => keyword)).toEqual(keywords);
});

test('lists suggestions in their order and leaves out one that is no keyword', () => {
  const entries = entriesForKeywords(ENTRIES, ['payroll', 'no such keyword', 'gst registration']);
  expect(entries.map(({ keyword }) => keyword)).toEqual(['payroll', 'gst registration']);
});
