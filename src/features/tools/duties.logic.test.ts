import { expect, test } from 'vitest';
import { YEAR_MONTHS, byYearDay, yearDay, drawnDays } from './duties.logic.ts';

test('the financial year begins in April and ends in March', () => {
  expect(YEAR_MONTHS).toHaveLength(12);
  expect([YEAR_MONTHS[0], YEAR_MONTHS[3], YEAR_MONTHS[11]]).toEqual(['Apr', 'Jul', 'Mar']);
  expect(yearDay('30 April')).toEqual({ month: 0, day: 30 });
  expect(yearDay('15 July')).toEqual({ month: 3, day: 15 });
  expect(yearDay('15 March')).toEqual({ month: 11, day: 15 });
});

test('January follows December, and days follow each other', () => {
  const days = ['15 March', '15 January', '31 October', '30 October', '31 December'].map(yearDay);
  expect(days.sort(byYearDay)).toEqual(
    ['30 October', '31 October', '31 December', '15 January', '15 March'].map(yearDay),
  );
});

test.each(['7th', '31 Octobre', '', '30 June of every third year'])(
  '%s is no such day',
  (words) => {
    expect(() => yearDay(words)).toThrow('is no day of the year');
  },
);

test('a time is drawn in days, whatever it is told in', () => {
  expect(drawnDays(30, 'days')).toBe(30);
  expect(drawnDays(2, 'weeks')).toBe(14);
  expect(drawnDays(2, 'months')).toBe(60);
  expect(drawnDays('15 July', 'text')).toBeNaN();
});
