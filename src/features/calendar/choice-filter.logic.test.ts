/** Choices over the compliance calendar, their address, and the months the rows belong to. */
import { describe, expect, test } from 'vitest';
import { COMPLIANCE_SLUGS, JURISDICTION_SLUGS } from '#site/routes.ts';
import { monthGroups } from './calendar.logic.ts';
import { fits, readChoices, shownDatesLine, writeChoices } from './choice-filter.logic.ts';

const offered = { category: ['', 'gst', 'income-tax'], jurisdiction: ['', 'india'] };

describe('choices in the address', () => {
  test.each([
    ['', { category: '', jurisdiction: '' }],
    ['?category=gst', { category: 'gst', jurisdiction: '' }],
    ['?jurisdiction=india&category=gst', { category: 'gst', jurisdiction: 'india' }],
    ['?category=gossip&jurisdiction=India', { category: '', jurisdiction: '' }],
    ['?category=gst&category=income-tax', { category: 'gst', jurisdiction: '' }],
    ['?category=toString&__proto__=x', { category: '', jurisdiction: '' }],
  ])('%j is read', (query, choices) => {
    expect(readChoices(query, offered)).toEqual(choices);
  });

  test.each([
    ['', { category: 'gst', jurisdiction: '' }, '?category=gst'],
    [
      '?utm=x',
      { category: 'gst', jurisdiction: 'india' },
      '?utm=x&category=gst&jurisdiction=india',
    ],
    ['?category=gst', { category: '', jurisdiction: '' }, ''],
    ['?category=gst&a=1', { category: '', jurisdiction: '' }, '?a=1'],
  ])('%j is written over with %j', (query, choices, expected) => {
    expect(writeChoices(query, choices)).toBe(expected);
    expect(readChoices(expected, offered)).toEqual(choices);
  });
});

test.each([
  [{ category: '', jurisdiction: '' }, true],
  [{ category: 'gst', jurisdiction: '' }, true],
  [{ category: 'gst', jurisdiction: 'india' }, true],
  [{ category: 'gst', jurisdiction: 'karnataka' }, false],
  [{ category: 'income-tax', jurisdiction: '' }, false],
])('a GST date of India and %j: %s', (choices, shown) => {
  expect(fits({ category: 'gst', jurisdiction: 'india', due: '' }, choices)).toBe(shown);
});

test('the line that is announced', () => {
  expect(shownDatesLine(2, 6)).toBe('Showing 2 of 6 due dates');
});

test('slugs are unlike each other and fit an address as they are', () => {
  for (const slugs of [Object.values(COMPLIANCE_SLUGS), Object.values(JURISDICTION_SLUGS)]) {
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
  // That name is the calendar of all due dates.
  expect(Object.values(COMPLIANCE_SLUGS)).not.toContain('all');
});

test('month groups keep the order, and years apart', () => {
  const items = ['2026-11-29', '2026-12-15', '2026-12-31', '2027-12-01'].map((date) => ({ date }));
  expect(monthGroups(items).map(({ month, items: due }) => [month, due.length])).toEqual([
    ['November 2026', 1],
    ['December 2026', 2],
    ['December 2027', 1],
  ]);
});
