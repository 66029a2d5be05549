import { expect, test } from 'vitest';
import { impossibleDaysIn, parseDayOfMonth, parseDayOfYear } from './written-days.ts';

test('reads a day of the year, or refuses it', () => {
  expect(parseDayOfYear('31 October')).toEqual({ day: 31, month: 10 });
  expect(parseDayOfYear('29 February')).toEqual({ day: 29, month: 2 });
  for (const text of [
    '41 October',
    '0 October',
    '31 September',
    '30 February',
    '99 March',
    '1 Oct',
  ])
    expect(parseDayOfYear(text)).toBeUndefined();
});

test('reads a day of the month, or refuses it', () => {
  expect(['1st', '11th', '22nd', '23rd', '31st'].map(parseDayOfMonth)).toEqual([1, 11, 22, 23, 31]);
  for (const text of ['0th', '32nd', '21th', '11st', '20'])
    expect(parseDayOfMonth(text)).toBeUndefined();
});

test('finds in a text the days that do not exist', () => {
  expect(
    impossibleDaysIn('By 41 October, on the 21th, or on 29 February 2027; not 1 May 2027'),
  ).toEqual(['41 October', '29 February 2027', '21th']);
  expect(impossibleDaysIn('On 29 February 2028, the 112th form, 4.31 September')).toEqual([]);
});
