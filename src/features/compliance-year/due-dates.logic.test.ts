/** Days counted from rules: month ends, leap years, years that end apart, and one day's difference. */
import { describe, expect, test } from 'vitest';
import { dueDates, type DueRule } from './due-dates.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import type { ToolFigure } from '#features/tool-engine/figures.logic.ts';
import { frozenDueRules, frozenFigures } from '../../../tests/frozen-law.ts';

const textFigure = (value: string): ToolFigure => ({ unit: 'text', values: [{ value }] });
const FIGURES = {
  twentieth: textFigure('20th'),
  last: textFigure('31st'),
  april: textFigure('30 April'),
  leap: textFigure('29 February'),
  march: textFigure('31 March'),
  half: { unit: 'months', values: [{ value: 6 }] },
  thirty: { unit: 'days', values: [{ value: 30 }] },
  moved: {
    unit: 'text',
    values: [{ value: '30 April' }, { from: '2024-07-10', value: '30 June' }],
  },
} as const;
const rule = (due: DueRule['due']): DueRule => ({
  id: 'one',
  title: 'One',
  law: 'GST',
  what: 'What.',
  who: 'Who.',
  due,
  for: [],
  holiday: 'none',
});
const days = (due: DueRule['due'], first: string, last: string, options: Answers = {}) =>
  dueDates(rule(due), FIGURES, [first, last], options).map(({ day }) => day);

describe('a day of the next month', () => {
  test('on the first and on the last day of the span counts, a day outside does not', () => {
    const monthly = { kind: 'month', day: 'twentieth' } as const;
    expect(days(monthly, '2026-11-20', '2026-12-20')).toEqual(['2026-11-20', '2026-12-20']);
    expect(days(monthly, '2026-11-21', '2026-12-19')).toEqual([]);
  });
  test('that the month does not have is its last, also in a leap year', () => {
    const monthly = { kind: 'month', day: 'last' } as const;
    expect(days(monthly, '2027-01-31', '2027-04-30')).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect(days(monthly, '2028-02-01', '2028-02-29')).toEqual(['2028-02-29']);
  });
  test('March may have a date of its own', () => {
    const monthly = {
      kind: 'month',
      day: 'twentieth',
      march: 'april',
    } as const;
    expect(days(monthly, '2027-03-01', '2027-05-31')).toEqual([
      '2027-03-20',
      '2027-04-30',
      '2027-05-20',
    ]);
  });
});

describe('a day of the year', () => {
  const yearly = (on: string, running?: true) =>
    ({ kind: 'dates', dates: [{ on, from: 4, to: 3, ...(running && { running }) }] }) as const;
  test('29 February is the 28th where there is none', () => {
    const leap = yearly('leap') as never;
    expect(days(leap, '2027-01-01', '2028-12-31')).toEqual(['2027-02-28', '2028-02-29']);
  });
  test('on the last day of a period belongs to the period before', () => {
    const [date] = dueDates(rule(yearly('march') as never), FIGURES, ['2027-03-31', '2027-03-31']);
    expect(date?.period).toEqual({ start: '2025-04-01', end: '2026-03-31' });
  });
  test('of a running period belongs to that period', () => {
    const [date] = dueDates(rule(yearly('march', true) as never), FIGURES, [
      '2027-03-31',
      '2027-03-31',
    ]);
    expect(date?.period).toEqual({ start: '2026-04-01', end: '2027-03-31' });
  });
  // GSTR-4: 30 April up to FY 2023-24, 30 June from FY 2024-25 (Notification 12/2024-Central Tax).
  test('that the law has moved applies from the period on', () => {
    expect(days(yearly('moved') as never, '2024-01-01', '2025-12-31')).toEqual([
      '2024-04-30',
      '2025-06-30',
    ]);
  });
});

describe('after the end of the year', () => {
  const meeting = { kind: 'year-end', after: ['half', 'thirty'], meeting: true } as const;
  const filed = (options: Answers) => days(meeting as never, '2026-04-01', '2027-03-31', options);
  test('months keep the end of a month, for every year-end', () => {
    const half = { kind: 'year-end', after: ['half'] } as never;
    expect(days(half, '2026-01-01', '2026-12-31', { 'year-end': '3' })).toEqual(['2026-09-30']);
    expect(days(half, '2026-01-01', '2026-12-31', { 'year-end': '6' })).toEqual(['2026-12-31']);
    expect(days(half, '2026-01-01', '2026-12-31', { 'year-end': '9' })).toEqual(['2026-03-31']);
    expect(days(half, '2026-01-01', '2026-12-31', { 'year-end': '12' })).toEqual(['2026-06-30']);
  });
  test('the day of the meeting counts where it lies in time, its last day otherwise', () => {
    expect(filed({})).toEqual(['2026-10-30']);
    expect(filed({ meeting: '2026-08-10' })).toEqual(['2026-09-09']);
    // Held late, what follows counts from the day it is held (Companies Act, 2013, sections 92(4), 137(1)).
    expect(filed({ meeting: '2026-12-31' })).toEqual(['2027-01-30']);
  });
});

const figures = frozenFigures();
const rules = frozenDueRules();

describe.each(rules)('$id', (rule) => {
  test('comes each year as often as its rule says, and each date is its own', () => {
    const dates = dueDates(rule, figures, ['2027-04-01', '2028-03-31'], { 'year-end': '3' });
    const times = {
      month: { whole: 4, 'first-two': 8, every: 12 }[
        (rule.due.kind === 'month' && rule.due.quarter) || 'every'
      ],
      dates: rule.due.kind === 'dates' ? rule.due.dates.length : 0,
      'year-end': 1,
    };
    if (rule.due.kind !== 'once' && rule.due.kind !== 'after-day')
      expect(dates).toHaveLength(times[rule.due.kind]);
    expect(new Set(dates.map(({ period, part }) => `${period?.end} ${part}`)).size).toBe(
      dates.length,
    );
  });
});
