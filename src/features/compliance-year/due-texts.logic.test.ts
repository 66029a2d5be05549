import { expect, test } from 'vitest';
import { frozenDueRules, frozenFigures } from '../../../tests/frozen-law.ts';
import { calendarEntry, dueForText, formatPeriod, dueRuleText } from './due-texts.logic.ts';

const figures = frozenFigures();
const rules = frozenDueRules();

test.each([
  ['2026-11-01', '2026-11-30', 'November 2026'],
  ['2026-07-01', '2026-09-30', 'July to September 2026'],
  ['2026-10-01', '2027-03-31', 'October 2026 to March 2027'],
  ['2026-04-01', '2027-03-31', 'year 2026-27'],
  ['2026-01-01', '2026-12-31', 'year 2026'],
  ['2026-07-01', '2027-06-30', 'year to 30 June 2027'],
])('%s to %s is %s', (start, end, text) => {
  expect(formatPeriod({ start, end })).toBe(text);
});

test('a part comes before its period; a duty without a period has no words', () => {
  const period = { start: '2026-04-01', end: '2027-03-31' };
  expect(dueForText({ period, part: 'Third instalment' })).toBe('Third instalment, year 2026-27');
  expect(dueForText({ period, part: undefined })).toBe('Year 2026-27');
  expect(dueForText({ period: undefined, part: undefined })).toBe('');
});

const ruleNamed = (id: string) => {
  const rule = rules.find((entry) => entry.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  return rule;
};

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
  ['first-auditor', 'Within 30 days and 15 days of incorporation'],
  ['board-meeting', 'Within 120 days of the last board meeting'],
])('the rule %s in words', (id, text) => {
  expect(dueRuleText(ruleNamed(id), figures, '2026-11-22')).toBe(text);
});

test('in a calendar a date has its period; its id does not depend on the day', () => {
  const rule = { ...ruleNamed('gstr-3b-monthly'), title: 'GSTR-3B' };
  const period = { start: '2026-11-01', end: '2026-11-30' };
  const due = { rule, day: '2026-12-20', period, closed: 'Falls on a Sunday.' };
  const entry = calendarEntry(due);
  expect(entry).toMatchObject({
    id: 'due-gstr-3b-monthly-2026-11-30',
    date: '2026-12-20',
    title: 'GSTR-3B: November 2026',
    category: 'GST',
    path: '/tools/compliance-year#gstr-3b-monthly',
  });
  expect(entry.lines.join(' ')).toContain('Falls on a Sunday');
  expect(calendarEntry({ ...due, day: '2026-12-22' }).id).toBe(entry.id);
});
