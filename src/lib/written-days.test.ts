import { expect, test } from 'vitest';
import { parseDayOfMonth, parseDayOfYear } from './written-days.ts';

test('reads a day such as “31 October” and refuses a day that does not exist', () => {
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

test('reads a day such as “20th” and refuses a day that does not exist', () => {
  expect(['1st', '11th', '22nd', '23rd', '31st'].map(parseDayOfMonth)).toEqual([1, 11, 22, 23, 31]);
  for (const text of ['0th', '32nd', '21th', '11st', '20'])
    expect(parseDayOfMonth(text)).toBeUndefined();
});
