/** Tests examples of section 2(y) of the Code on Wages, 2019; the results were calculated by hand. */
import { expect, test } from 'vitest';
import {
  frozenFigure as figure,
  frozenFigures,
  frozenPay,
  frozenToolForm,
} from '../../../tests/frozen-law.ts';
import { figureLookup } from '#features/tool-engine/figures.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { dayOfWages, esiOf, gratuityOf, providentFund, wagesOf } from './wages.logic.ts';

const { components } = frozenPay();
const { examples = [] } = frozenToolForm('wage-calculator');
const wages = (pay: Answers) => wagesOf(components, pay, figure);

test.each<[number, Partial<ReturnType<typeof wages>>]>([
  // Exclusions are below half of the pay. The special allowance counts as wages, except in a narrow reading of the law.
  [1, { total: 76_800, exclusions: 36_800, limit: 38_400, addedBack: 0, wages: 40_000 }],
  [1, { unlisted: 10_000, narrow: 38_400, before: 30_000 }],
  // The part of the exclusions above half of the pay is added back.
  [2, { total: 79_800, exclusions: 54_800, limit: 39_900, addedBack: 14_900, wages: 39_900 }],
  // Wages are within the limit of ESI; pay is above the limit.
  [3, { total: 25_000, addedBack: 2_500, wages: 12_500 }],
  // Pay in kind counts as wages only up to 15% of the other wages.
  [4, { inKind: 4_000, inKindCounted: 3_000, wages: 23_000 }],
])('calculates example %d on the page: %j', (number, expected) => {
  const pay = [...new URLSearchParams(examples[number - 1]?.answers)];
  expect(wages(Object.fromEntries(pay.map(([id, amount]) => [id, Number(amount)])))).toMatchObject(
    expected,
  );
});

test.each([
  ['hra', 20_000, { addedBack: 0, wages: 20_000 }],
  ['hra', 20_002, { addedBack: 1, wages: 20_001 }],
  ['retaining', 1_000, { before: 21_000 }],
  ['kind', 3_000, { inKindCounted: 3_000 }],
  ['kind', 3_001, { inKindCounted: 3_000 }],
])('calculates with a basic pay of 20,000 and %s of %i: %j', (part, amount, expected) => {
  expect(wages({ basic: 20_000, [part]: amount })).toMatchObject(expected);
});

/**
 * Contributions calculated by hand, with a ceiling of ₹15,000 in August and ₹25,000 in October 2026 (S.O. 5109(E)).
 * Rates: 12% for the employee; 12% for the employer, including 8.33% for the pension fund; 0.5% each for insurance and
 * administration. Each amount is rounded to the nearest rupee.
 */
const AT_15_000 = { employee: 1_800, pension: 1_250, fund: 550, insurance: 75, admin: 75 };
const AT_25_000 = { employee: 3_000, pension: 2_083, fund: 917, insurance: 125, admin: 125 };
const BELOW = { employee: 1_800, pension: 1_249, fund: 551, insurance: 75, admin: 75 };
const PART_TIME = { employee: 960, pension: 666, fund: 294, insurance: 40, admin: 40 };
test.each([
  ['part-time', 8_000, {}, { ...PART_TIME, cost: 1_040 }, { ...PART_TIME, cost: 1_040 }],
  ['full-time', 14_999, {}, { ...BELOW, cost: 1_950 }, { ...BELOW, cost: 1_950 }],
  ['full-time', 15_000, {}, { ...AT_15_000, cost: 1_950 }, { ...AT_15_000, cost: 1_950 }],
  ['full-time', 15_001, {}, AT_15_000, { ...AT_15_000, cost: 1_950 }],
  [
    'full-time',
    20_000,
    {},
    AT_15_000,
    { employee: 2_400, pension: 1_666, fund: 734, insurance: 100, admin: 100, cost: 2_600 },
  ],
  ['full-time', 24_999, {}, AT_15_000, { employee: 3_000, pension: 2_082, fund: 918, cost: 3_250 }],
  ['full-time', 25_000, {}, AT_15_000, { ...AT_25_000, cost: 3_250 }],
  ['full-time', 25_001, {}, AT_15_000, AT_25_000],
  ['full-time', 40_000, {}, { ...AT_15_000, base: 15_000 }, { ...AT_25_000, base: 25_000 }],
  ['full-time', 60_000, {}, AT_15_000, AT_25_000],
  // With `pf: 'all'`, contributions are calculated on all wages, but insurance only on wages up to the ceiling. The
  // contribution to the pension fund is not tested, because it is still to be confirmed with EPFO.
  [
    'international',
    60_000,
    { pf: 'all' },
    { employee: 7_200, employer: 7_200, insurance: 75, admin: 300, cost: 7_575 },
    { employee: 7_200, employer: 7_200, insurance: 125, admin: 300, cost: 7_625 },
  ],
])(
  'calculates provident fund (%s) on %i, %j: August %j, October %j',
  (_, wages, answers, august, october) => {
    const fundOf = (month: string) =>
      providentFund(wages, answers, figureLookup(frozenFigures(), dayOfWages(month, '2026-10-31')));
    expect(fundOf('2026-08-31')).toMatchObject(august);
    expect(fundOf('now')).toMatchObject(october);
  },
);

test.each([
  [21_000, 'no', true],
  [21_001, 'no', false],
  [25_000, 'yes', true],
  [25_001, 'yes', false],
  [0, 'no', false],
])('decides whether ESI covers wages of %i with disability %s: %s', (all, disability, covered) => {
  expect(esiOf(all, { disability }, figure).covered).toBe(covered);
});

test.each([
  // Gratuity is due after five years, or perhaps after four years and 240 days (190 in a five-day week). More than six
  // months of the last year count as a year. The rows with 260,000 test the maximum gratuity of ₹20 lakh.
  [26_000, 4, 6, false, 0],
  [26_000, 4, 7, false, 75_000],
  [26_000, 4, 11, false, 75_000],
  [26_000, 5, 6, false, 75_000],
  [26_000, 5, 7, false, 90_000],
  [260_000, 13, 0, false, 1_950_000],
  [260_000, 14, 0, false, 2_000_000],
  // In fixed-term employment, gratuity is due after one year, in proportion to the months.
  [26_000, 0, 11, true, 0],
  [26_000, 1, 0, true, 15_000],
  [26_000, 2, 6, true, 37_500],
])(
  'calculates gratuity on %i after %i years and %i months, fixed term %s, as %i',
  (all, years, months, fixedTerm, value) => {
    const service = { years, months, fixedTerm, ends: undefined };
    expect(gratuityOf(all, service, figure).value).toBe(value);
  },
);
