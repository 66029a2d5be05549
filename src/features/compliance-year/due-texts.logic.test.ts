import { expect, test } from 'vitest';
import { frozenDueRules, frozenFigures } from '../../../tests/frozen-law.ts';
import type { DueRule } from './due-dates.logic.ts';
import { createCalendarDueDate, dueForText, dueRuleText } from './due-texts.logic.ts';

const figures = frozenFigures();
const rules = new Map<string, DueRule>(frozenDueRules().map((rule) => [rule.id, rule]));

test.each([
  ['2026-11-01', '2026-11-30', undefined, 'November 2026'],
  ['2026-07-01', '2026-09-30', undefined, 'July to September 2026'],
  ['2026-10-01', '2027-03-31', undefined, 'October 2026 to March 2027'],
  ['2026-04-01', '2027-03-31', undefined, 'Year 2026-27'],
  ['2026-01-01', '2026-12-31', undefined, 'Year 2026'],
  ['2026-07-01', '2027-06-30', undefined, 'Year to 30 June 2027'],
  ['2026-04-01', '2027-03-31', 'Third instalment', 'Third instalment, year 2026-27'],
])('due for %s to %s, part %s: %s', (start, end, part, text) => {
  expect(dueForText({ period: { start, end }, part })).toBe(text);
});

test.each([
  ['gstr-1-monthly', 'By the 11th of the next month'],
  ['pmt-06', 'By the 25th of the next month, for the first two months of a quarter'],
  ['tds-deposit', 'By the 7th of the next month; for March by 30 April'],
  ['cmp-08', 'By the 18th of the month after each quarter'],
  ['pas-6', 'By 30 May and 29 November'],
  ['tds-certificates', 'Within 15 days of 31 July, 31 October, 31 January and 31 May'],
  ['agm', 'Within 6 months of the end of the financial year'],
  [
    'aoc-4',
    'Within 30 days of the general meeting, which is held within 6 months of the end of the financial year',
  ],
  ['first-auditor', 'Within 15 days of the appointment, at most 45 days from incorporation'],
  ['board-meeting', 'Within 120 days of the last board meeting'],
])('the rule %s: %s', (id, text) => {
  const rule = rules.get(id);
  expect(rule && dueRuleText(rule, figures, '2026-11-22')).toBe(text);
});

test('a date that moves → the entry of a calendar has a new day, its holiday and the same id', () => {
  const rule = rules.get('gstr-3b-monthly');
  if (!rule) throw new Error('no rule on GSTR-3B');
  const period = { start: '2026-11-01', end: '2026-11-30' };
  const closed = 'This is a Sunday.';
  const entry = createCalendarDueDate({ rule, day: '2026-12-20', period, closed });
  expect(entry).toMatchObject({ id: 'due-gstr-3b-monthly-2026-11-30', date: '2026-12-20' });
  expect(entry.lines).toContain(closed);
  expect(createCalendarDueDate({ rule, day: '2026-12-22', period }).id).toBe(entry.id);
});
