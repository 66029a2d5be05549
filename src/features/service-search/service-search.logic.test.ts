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
  [
    'lists an exact keyword first',
    'registration',
    ['registration', 'gst registration', 'company registration'],
  ],
  [
    'lists entries in their order if no keyword is exact',
    'regis',
    ['gst registration', 'company registration', 'registration'],
  ],
  ['ignores case and surrounding space', '  Payroll\t', ['payroll']],
  ['searches titles too', 'BENEFITS', ['payroll']],
  ['finds nothing if no entry contains the text', 'plumbing', []],
  ['does not ignore space within the text', 'gst  registration', []],
  ['does not read the text as a pattern', '.*', []],
  ['does not search addresses', '/payroll', []],
])('%s', (_rule, typed, keywords) => {
  expect(matchingEntries(ENTRIES, typed).map(({ keyword }) => keyword)).toEqual(keywords);
});

test('lists suggestions in the given order, and leaves out a suggestion that is not a keyword', () => {
  const entries = entriesForKeywords(ENTRIES, ['payroll', 'no such keyword', 'gst registration']);
  expect(entries.map(({ keyword }) => keyword)).toEqual(['payroll', 'gst registration']);
});
