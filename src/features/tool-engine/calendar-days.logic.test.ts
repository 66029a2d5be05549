import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOfNextMonth,
  dayOfVisitor,
  daysBetween,
  monthsOrPart,
  nextDayOfYear,
} from './calendar-days.logic.ts';

test('counts days across the end of a month or year, and across 29 February', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-11-22', '2026-11-20')).toBe(-2);
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
});

test('finds the same day a month later, or the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2027-12-15', 2)).toBe('2028-02-15');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
});

test.each([
  ['2026-07-07', ['2026-07-07', '2026-07-08', '2026-08-07', '2026-08-08'], [0, 1, 1, 2]],
  ['2026-01-31', ['2026-02-28', '2026-03-01'], [1, 2]],
  // After a due date of 30 November, the first month is the whole of December, including the 31st.
  ['2026-11-30', ['2026-12-31'], [1]],
])('counts the months or parts of a month from %s to each of %j: %j', (due, days, months) => {
  expect(days.map((paid) => monthsOrPart(due, paid))).toEqual(months);
});

test('finds a day such as the 20th in the next month, and throws for “32nd” or “last day”', () => {
  expect(dayOfNextMonth('2026-12-31', '20th')).toBe('2027-01-20');
  expect(dayOfNextMonth('2027-01-31', '31st')).toBe('2027-02-28');
  for (const text of ['20', '32nd', 'last day'])
    expect(() => dayOfNextMonth('2026-12-31', text)).toThrow('not a day of a month');
});

test('finds the next 31 October, and throws for a text that is not a day of the year', () => {
  expect(nextDayOfYear('2026-10-30', '31 October')).toBe('2026-10-31');
  expect(nextDayOfYear('2026-10-31', '31 October')).toBe('2027-10-31');
  expect(() => nextDayOfYear('2026-10-31', '31 Oct')).toThrow('not a day of the year');
});

test('uses the day of the build if the clock of the visitor’s device shows an earlier day', () => {
  const days = ['2017-03-05', '2026-11-29', '2026-12-03'];
  expect(days.map((device) => dayOfVisitor(device, '2026-11-29'))).toEqual([
    '2026-11-29',
    '2026-11-29',
    '2026-12-03',
  ]);
});
