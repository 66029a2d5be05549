/** The worked examples are illustrations of the Code on Wages, 2019, section 2(y), counted by hand. */
import { expect, test } from 'vitest';
import { frozenFigure as figure, frozenPay, frozenToolForm } from '../../../tests/frozen-law.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import {
  esiOf,
  gratuityOf,
  payPerLeaveDay,
  payPerOvertimeHour,
  providentFund,
  wagesOf,
  gratuityPerYear,
} from './wages.logic.ts';

const { components } = frozenPay();
const { examples = [] } = frozenToolForm('wage-calculator');
const wages = (pay: Answers) => wagesOf(components, pay, figure);

test.each<[number, Partial<ReturnType<typeof wages>>]>([
  // Exclusions below half; a special allowance counts as wages, or does not on the narrower reading.
  [1, { total: 76_800, exclusions: 36_800, limit: 38_400, addedBack: 0, wages: 40_000 }],
  [1, { unlisted: 10_000, narrow: 38_400, before: 30_000 }],
  // Exclusions beyond half are added back.
  [2, { total: 79_800, exclusions: 54_800, limit: 39_900, addedBack: 14_900, wages: 39_900 }],
  // Wages within the limit of ESI, pay above it.
  [3, { total: 25_000, addedBack: 2_500, wages: 12_500 }],
  // In kind up to 15%.
  [4, { inKind: 4_000, inKindCounted: 3_000, wages: 23_000 }],
])('example %d of the page: %j', (number, expected) => {
  const pay = [...new URLSearchParams(examples[number - 1]?.answers)];
  expect(wages(Object.fromEntries(pay.map(([id, amount]) => [id, Number(amount)])))).toMatchObject(
    expected,
  );
});

test('wages of 39,900 → a year of gratuity, an hour of overtime, a day of leave', () => {
  expect(Math.round(gratuityPerYear(39_900, figure))).toBe(23_019);
  expect(payPerOvertimeHour(39_900, figure)).toBe(383.65);
  expect(payPerLeaveDay(39_900, figure)).toBe(1_534.62);
});

test.each([
  ['hra', 20_000, { addedBack: 0, wages: 20_000 }],
  ['hra', 20_002, { addedBack: 1, wages: 20_001 }],
  ['retaining', 1_000, { before: 21_000 }],
  ['kind', 3_000, { inKindCounted: 3_000 }],
  ['kind', 3_001, { inKindCounted: 3_000 }],
])('basic pay of 20,000, %s of %i: %j', (part, amount, expected) => {
  expect(wages({ basic: 20_000, [part]: amount })).toMatchObject(expected);
});

test.each([
  [14_999, {}, { employee: 1_800, employer: 1_800, pension: 1_249, fund: 551, cost: 1_950 }],
  [15_000, {}, { employee: 1_800, employer: 1_800, pension: 1_250, fund: 550, cost: 1_950 }],
  [39_900, {}, { base: 15_000, pension: 1_250, insurance: 75, admin: 75, cost: 1_950 }],
  // On all wages the fund grows, pension and insurance do not.
  [50_000, { pf: 'all' }, { base: 50_000, employee: 6_000, employer: 6_000, pension: 1_250 }],
  [50_000, { pf: 'all' }, { fund: 4_750, insurance: 75, admin: 250, cost: 6_325 }],
])('provident fund on wages of %i, %j: %j', (base, answers, expected) => {
  expect(providentFund(base, answers, figure)).toMatchObject(expected);
});

test.each([
  [21_000, 'no', true],
  [21_001, 'no', false],
  [25_000, 'yes', true],
  [25_001, 'yes', false],
  [0, 'no', false],
])('ESI on wages of %i, disability %s: %s', (all, disability, covered) => {
  expect(esiOf(all, { disability }, figure).covered).toBe(covered);
});

test.each([
  // Five years, or perhaps 240 days less; a part above six months is a year; the ceiling.
  [26_000, 4, 7, false, 0],
  [26_000, 4, 11, false, 75_000],
  [26_000, 5, 6, false, 75_000],
  [26_000, 5, 7, false, 90_000],
  [260_000, 13, 0, false, 1_950_000],
  [260_000, 14, 0, false, 2_000_000],
  // A fixed term: one year, in proportion.
  [26_000, 0, 11, true, 0],
  [26_000, 1, 0, true, 15_000],
  [26_000, 2, 6, true, 37_500],
])('gratuity on %i, %i y %i m, fixed term %s: %i', (all, years, months, fixedTerm, value) => {
  const service = { years, months, fixedTerm, ends: undefined };
  expect(gratuityOf(all, service, figure).value).toBe(value);
});
