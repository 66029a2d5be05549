/** The worked examples are illustrations of the Code on Wages, 2019, section 2(y), counted by hand. */
import { describe, expect, test } from 'vitest';
import { frozenFigure as figure, frozenPay } from '../../../tests/frozen-law.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import {
  esiOf,
  gratuityOf,
  leaveDay,
  overtimeHour,
  providentFund,
  wagesOf,
  yearOfGratuity,
} from './wages.logic.ts';

const { components, examples } = frozenPay();
const wages = (pay: Answers) => wagesOf(components, pay, figure);
const example = (number: number) =>
  wages(
    Object.fromEntries((examples[number - 1]?.pay ?? []).map(({ id, amount }) => [id, amount])),
  );

describe('the examples of the page', () => {
  test('1: exclusions below half; a special allowance counts as wages', () => {
    expect(example(1)).toMatchObject({
      ...{ total: 76_800, exclusions: 36_800, limit: 38_400, addedBack: 0, wages: 40_000 },
      ...{ unlisted: 10_000, narrow: 38_400, before: 30_000 },
    });
  });
  test('2: exclusions beyond half are added back, and all else follows', () => {
    const result = example(2);
    expect(result).toMatchObject({
      ...{ total: 79_800, exclusions: 54_800, limit: 39_900, addedBack: 14_900, wages: 39_900 },
    });
    expect(Math.round(yearOfGratuity(result.wages, figure))).toBe(23_019);
    expect(Math.round(yearOfGratuity(result.before, figure))).toBe(14_423);
    expect(overtimeHour(result.wages, figure)).toBe(383.65);
    expect(leaveDay(result.wages, figure)).toBe(1_534.62);
    expect(providentFund(result.wages, {}, figure)).toEqual({
      ...{ base: 15_000, employee: 1_800, employer: 1_800, pension: 1_250, fund: 550 },
      ...{ insurance: 75, admin: 75, cost: 1_950 },
    });
    expect(esiOf(result.wages, {}, figure).covered).toBe(false);
  });
  test('3: wages within the limit of ESI though pay is above it', () => {
    const result = example(3);
    expect(result).toMatchObject({ total: 25_000, addedBack: 2_500, wages: 12_500 });
    expect(esiOf(result.wages, {}, figure)).toMatchObject({ employer: 407, employee: 94 });
  });
  test('4: in kind up to 15% of wages', () => {
    expect(example(4)).toMatchObject({ inKind: 4_000, inKindCounted: 3_000, wages: 23_000 });
  });
});

test.each([
  [20_000, 0, 20_000],
  [20_002, 1, 20_001],
])('basic 20,000 and allowances of %i: %i is added back, wages %i', (hra, addedBack, all) => {
  expect(wages({ basic: 20_000, hra })).toMatchObject({ addedBack, wages: all });
});

test.each([
  [3_000, 3_000],
  [3_001, 3_000],
])('in kind of %i beside wages of 20,000 counts %i', (kind, counted) => {
  expect(wages({ basic: 20_000, kind }).inKindCounted).toBe(counted);
});

test.each([
  [14_999, 1_800, 1_249],
  [15_000, 1_800, 1_250],
  [15_001, 1_800, 1_250],
])('wages of %i: provident fund up to the ceiling %i, pension %i', (base, employer, pension) => {
  expect(providentFund(base, {}, figure)).toMatchObject({ employer, pension });
});

test('on all wages the fund grows, pension and insurance do not', () => {
  expect(providentFund(50_000, { pf: 'all' }, figure)).toEqual({
    ...{ base: 50_000, employee: 6_000, employer: 6_000, pension: 1_250, fund: 4_750 },
    ...{ insurance: 75, admin: 250, cost: 6_325 },
  });
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
  // Five years; a part above six months is a year; the ceiling.
  [26_000, 4, 7, false, 0],
  [26_000, 4, 11, false, 75_000],
  [26_000, 5, 6, false, 75_000],
  [26_000, 5, 7, false, 90_000],
  [26_000, 0, 11, true, 0],
  [26_000, 1, 0, true, 15_000],
  [26_000, 2, 6, true, 37_500],
  [260_000, 13, 0, false, 1_950_000],
  [260_000, 14, 0, false, 2_000_000],
])(
  'gratuity on %i after %i years %i months, fixed term %s: %i',
  (all, years, months, fixedTerm, value) => {
    expect(gratuityOf(all, { years, months, fixedTerm, ends: undefined }, figure).value).toBe(
      value,
    );
  },
);
