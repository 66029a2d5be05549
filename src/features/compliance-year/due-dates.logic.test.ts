/** Tests due dates calculated from rules: month ends, leap years, other year-ends, and the days next to a limit. */
import { expect, test } from 'vitest';
import { dueDatesOfRule, type DueRule } from './due-dates.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import type { ToolFigures } from '#features/tool-engine/figures.logic.ts';
import { frozenDueRules, frozenFigures } from '../../../tests/frozen-law.ts';

const textFigure = (value: string): ToolFigures[string] => ({ unit: 'text', values: [{ value }] });
const FIGURES: ToolFigures = {
  twentieth: textFigure('20th'),
  last: textFigure('31st'),
  april: textFigure('30 April'),
  leap: textFigure('29 February'),
  march: textFigure('31 March'),
  'agm-months': { unit: 'months', values: [{ value: 6 }] },
  extended: { unit: 'date', values: [{ value: '2026-09-30' }, { value: '2026-10-31' }] },
  thirty: { unit: 'days', values: [{ value: 30 }] },
  moved: {
    unit: 'text',
    values: [{ value: '30 April' }, { from: '2024-07-10', value: '30 June' }],
  },
  'extended-once': {
    unit: 'text',
    values: [
      { value: '31 October' },
      { from: '2026-03-31', value: '21 November' },
      { from: '2026-04-01', value: '31 October' },
    ],
  },
};
const datesOf = (due: DueRule['due'], first: string, last: string, answers: Answers = {}) => {
  const rule = {
    id: 'rule',
    title: 'Rule',
    what: 'What.',
    who: 'Who.',
    when: 'Then.',
    due,
    for: [],
  };
  return dueDatesOfRule(
    { ...rule, law: 'GST', holiday: 'none' },
    FIGURES,
    [first, last],
    first,
    answers,
  );
};
const MONTHLY = { kind: 'month', day: 'twentieth' } as const;
const LAST = { kind: 'month', day: 'last' } as const;
const WITH_MARCH = { ...MONTHLY, march: 'april' } as const;
const yearly = (on: string, running?: true): DueRule['due'] => ({
  kind: 'dates',
  dates: [{ on, from: 4, to: 3, running }],
});

test.each<[DueRule['due'], string, string, string[]]>([
  // The first and the last day of the span are included.
  [MONTHLY, '2026-11-20', '2026-12-20', ['2026-11-20', '2026-12-20']],
  [MONTHLY, '2026-11-21', '2026-12-19', []],
  // If a month does not have the day of the rule, the last day of the month is the due date.
  [LAST, '2027-02-01', '2027-04-30', ['2027-02-28', '2027-03-31', '2027-04-30']],
  [LAST, '2028-02-01', '2028-02-29', ['2028-02-29']],
  [yearly('leap'), '2027-01-01', '2028-12-31', ['2027-02-28', '2028-02-29']],
  [WITH_MARCH, '2027-03-01', '2027-05-31', ['2027-03-20', '2027-04-30', '2027-05-20']],
  [{ kind: 'once', on: 'extended' }, '2026-01-01', '2026-12-31', ['2026-10-31']],
  // GSTR-4: 30 April up to FY 2023-24, 30 June from FY 2024-25 (Notification 12/2024-Central Tax).
  [yearly('moved'), '2024-01-01', '2025-12-31', ['2024-04-30', '2025-06-30']],
  // Income-tax returns after an audit: Circular 7/2026 moved the date for FY 2025-26 only.
  [yearly('extended-once'), '2025-10-01', '2027-11-30', ['2025-10-31', '2026-11-21', '2027-10-31']],
])('lists %j from %s to %s as %j', (due, first, last, days) => {
  expect(datesOf(due, first, last).map(({ day }) => day)).toEqual(days);
});

test.each([
  ['2026-03-31', ['2026-10-31']],
  ['2026-04-01', []],
])(
  'a rule for businesses that existed on 31 March 2026 gives a business formed on %s the dates %j',
  (incorporated, days) => {
    const due = { kind: 'once', on: 'extended', existedOn: '2026-03-31' } as const;
    const dates = datesOf(due, '2026-01-01', '2026-12-31', { incorporated });
    expect(dates.map(({ day }) => day)).toEqual(days);
  },
);

test('a due date on 31 March is for the previous year; with `running`, for the year that ends on that day', () => {
  const periodOf = (due: DueRule['due']) => datesOf(due, '2027-03-31', '2027-03-31')[0]?.period;
  expect(periodOf(yearly('march'))).toEqual({ start: '2025-04-01', end: '2026-03-31' });
  expect(periodOf(yearly('march', true))).toEqual({ start: '2026-04-01', end: '2027-03-31' });
});

test.each([
  // Six months after 31 March is 30 September, the last day of the month.
  [{ 'year-end': '3' }, ['agm-months'], '2026-09-30'],
  [{ 'year-end': '12' }, ['agm-months'], '2026-06-30'],
  [{}, ['agm-months', 'thirty'], '2026-10-30'],
  // The 30 days are counted from the meeting (Companies Act, 2013, sections 92(4), 137(1)).
  [{ meeting: '2026-08-10' }, ['agm-months', 'thirty'], '2026-09-09'],
])('for the answers %j, counts %j from the end of the year and finds %s', (answers, after, day) => {
  const due = { kind: 'year-end', after, meeting: true } as const;
  const dates = datesOf(due, '2026-01-01', '2026-12-31', answers);
  expect(dates.map((date) => date.day)).toEqual([day]);
});

const figures = frozenFigures();
const isEveryYear = ({ due }: DueRule) => due.kind !== 'once' && due.kind !== 'after-day';
test.each(frozenDueRules().filter(isEveryYear))('$id is due as often as its rule says', (rule) => {
  const { due } = rule;
  let times = 1;
  if (due.kind === 'dates') times = due.dates.length;
  if (due.kind === 'month') times = { whole: 4, 'first-two': 8, every: 12 }[due.quarter ?? 'every'];
  const dates = dueDatesOfRule(rule, figures, ['2027-04-01', '2028-03-31'], '2027-04-01');
  expect(dates).toHaveLength(times);
  const periods = new Set(dates.map(({ period, part }) => `${period?.end} ${part}`));
  expect(periods.size).toBe(times);
});
