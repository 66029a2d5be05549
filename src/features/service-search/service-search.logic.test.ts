import { describe, expect, test } from 'vitest';
import { findService, optionGroups, type SearchEntry } from './service-search.logic.ts';

const entry = (keyword: string, title: string): SearchEntry => ({
  keyword,
  title,
  url: `/${keyword}`,
});
const ENTRIES = [
  entry('gst registration', 'GST registration'),
  entry('company registration', 'Private limited company'),
  entry('registration', 'All registrations'),
  entry('payroll', 'Pay and benefits'),
];

describe('findService', () => {
  test.each([
    [
      'an exact keyword wins over an earlier entry that contains it',
      'registration',
      'registration',
    ],
    ['case and surrounding space do not matter', '  Payroll\t', 'payroll'],
    ['else the first entry whose keyword contains the text', 'regis', 'gst registration'],
    ['or whose title does', 'BENEFITS', 'payroll'],
    ['keyword and title count alike: the first entry wins', 'company', 'company registration'],
    [
      'a title is no keyword: part of it is enough, all of it gives no precedence',
      'all registrations',
      'registration',
    ],
  ])('%s', (_rule, typed, keyword) => {
    expect(findService(ENTRIES, typed)).toEqual({
      kind: 'found',
      entry: ENTRIES.find((one) => one.keyword === keyword),
    });
  });

  test.each(['', '   ', '\n\u00a0'])('%j is ignored', (typed) => {
    expect(findService(ENTRIES, typed)).toEqual({ kind: 'blank' });
  });

  test.each(['plumbing', 'gst  registration', '.*', '/payroll'])('%j is not found', (typed) => {
    expect(findService(ENTRIES, typed)).toEqual({ kind: 'none' });
  });
});

describe('optionGroups', () => {
  const labels = (typed: string) =>
    optionGroups(ENTRIES, ['payroll', 'no such keyword', 'gst registration'], typed).map(
      ({ label, entries }) => [label, entries.map(({ keyword }) => keyword)],
    );

  test.each(['', '  '])('%j: suggestions in their order, then everything', (typed) => {
    expect(labels(typed)).toEqual([
      ['Quick suggestions', ['payroll', 'gst registration']],
      ['All services', ENTRIES.map(({ keyword }) => keyword)],
    ]);
  });

  test('text: every match once', () => {
    expect(labels(' REG')).toEqual([
      ['Matching services', ['gst registration', 'company registration', 'registration']],
    ]);
  });

  test('no match, or no entries: no group', () => {
    expect(labels('plumbing')).toEqual([]);
    expect(optionGroups([], ['payroll'], '')).toEqual([]);
  });
});
