import { expect, test } from 'vitest';
import { frozenDueRules } from '../../../tests/frozen-law.ts';
import type { DueRule } from './due-dates.logic.ts';
import { dueDateCalendarEntry, dueForText } from './due-texts.logic.ts';

const rules = new Map<string, DueRule>(frozenDueRules().map((rule) => [rule.id, rule]));

test.each([
  ['2026-11-01', '2026-11-30', undefined, 'November 2026'],
  ['2026-07-01', '2026-09-30', undefined, 'July to September 2026'],
  ['2026-10-01', '2027-03-31', undefined, 'October 2026 to March 2027'],
  ['2026-04-01', '2027-03-31', undefined, 'Year 2026-27'],
  ['2026-01-01', '2026-12-31', undefined, 'Year 2026'],
  ['2026-07-01', '2027-06-30', undefined, 'Year to 30 June 2027'],
  ['2026-04-01', '2027-03-31', 'Third instalment', 'Third instalment, year 2026-27'],
])('prints the period from %s to %s, with the instalment %s, as “%s”', (start, end, part, text) => {
  expect(dueForText({ period: { start, end }, part })).toBe(text);
});

test('keeps the id of a calendar entry when its date moves, and includes all texts of the rule', () => {
  const found = rules.get('gstr-3b-monthly');
  if (!found) throw new Error('no rule on GSTR-3B');
  const period = { start: '2026-11-01', end: '2026-11-30' };
  const closed = 'This is a Sunday.';
  const rule = { ...found, note: 'A note.' };
  const entry = dueDateCalendarEntry({ rule, day: '2026-12-20', period, closed });
  expect(entry).toMatchObject({ id: 'due-gstr-3b-monthly-2026-11-30', date: '2026-12-20' });
  const portal = 'Check the official portal for extensions.';
  expect(entry.lines).toEqual([rule.what, rule.who, closed, rule.note, portal]);
  expect(dueDateCalendarEntry({ rule, day: '2026-12-22', period }).id).toBe(entry.id);
  const part = 'Third instalment';
  const { id } = dueDateCalendarEntry({ rule, day: '2026-12-22', period, part });
  expect(id).toBe(`${entry.id}-third-instalment`);
});
