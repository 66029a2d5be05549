import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LateFee } from '#collections/late-fees.ts';
import { addDays } from './calendar-days.logic.ts';
import { lateCost, type Lateness } from './late-fees.logic.ts';

const FIGURES: Readonly<Record<string, number>> = {
  'per-day': 50,
  'per-day-nil': 20,
  'cap-nil': 500,
  'cap-small': 2_000,
  'cap-large': 10_000,
  small: 15_000_000,
  'yearly-rate': 18,
  'monthly-rate': 1.5,
  'annual-cap': 0.04,
  fee: 400,
  two: 2,
  twelve: 12,
  'per-day-after': 10,
  'income-small': 500_000,
  'sum-small': 1_000,
  'sum-large': 5_000,
};
const figure = (id: string) => {
  const found = FIGURES[id];
  if (found === undefined) throw new Error(`no figure ${id}`);
  return found;
};
const rule = (...charges: LateFee['charges']): LateFee => ({
  title: 'A return',
  group: 'GST',
  due: 'On the 20th of the next month.',
  charges,
});
const DAILY = {
  kind: 'daily',
  label: 'Late fee',
  steps: [
    { nil: true, perDay: 'per-day-nil', cap: 'cap-nil' },
    { upTo: 'small', perDay: 'per-day', cap: 'cap-small' },
    { perDay: 'per-day', cap: 'cap-large' },
  ],
} as const;
const DUE = '2026-09-20';
const late = (days: number, more: Partial<Lateness> = {}): Lateness => ({
  due: DUE,
  filed: addDays(DUE, days),
  amount: 100_000,
  size: 20_000_000,
  ...more,
});
const costOf = (charge: LateFee['charges'][number], lateness: Lateness) =>
  lateCost(rule(charge as never), lateness, figure);

test('in time costs nothing, and neither does early', () => {
  expect(costOf(DAILY as never, late(0))).toEqual({ days: 0, lines: [], total: 0 });
  expect(costOf(DAILY as never, late(-5)).total).toBe(0);
});

describe('a sum a day', () => {
  test('counts from the first day, by the size asked for', () => {
    expect(costOf(DAILY as never, late(1)).total).toBe(50);
    expect(costOf(DAILY as never, late(200)).total).toBe(10_000);
    expect(costOf(DAILY as never, late(30, { size: 14_999_999 })).total).toBe(1_500);
    expect(costOf(DAILY as never, late(41, { size: 15_000_000 })).total).toBe(2_000);
    expect(costOf(DAILY as never, late(41, { size: 15_000_001 })).total).toBe(2_050);
    expect(costOf(DAILY as never, late(30, { nil: true })).total).toBe(500);
  });

  test('says its sum and its cap', () => {
    expect(costOf(DAILY as never, late(41, { size: 1 })).lines).toEqual([
      {
        label: 'Late fee',
        value: 2_000,
        steps: ['41 days × ₹50 = ₹2,050', 'Capped at ₹2,000: for this return'],
        capped: true,
      },
    ]);
  });

  test('may be capped by a share of the size, or at the amount', () => {
    const share = {
      kind: 'daily',
      label: 'Late fee',
      steps: [{ perDay: 'per-day', cap: 'annual-cap', capOfSize: true }],
    } as const;
    expect(costOf(share as never, late(365, { size: 10_000_000 })).total).toBe(4_000);
    const atAmount = {
      kind: 'daily',
      label: 'Fee',
      steps: [{ perDay: 'per-day' }],
      capAtAmount: true,
    };
    expect(costOf(atAmount as never, late(100, { amount: 3_000 })).total).toBe(3_000);
  });
});

test('interest runs by the day of a year, or by months begun', () => {
  const yearly = { kind: 'interest', label: 'Interest', rate: 'yearly-rate', per: 'year' } as const;
  const monthly = {
    kind: 'interest',
    label: 'Interest',
    rate: 'monthly-rate',
    per: 'month',
  } as const;
  expect(costOf(yearly, late(73)).total).toBe(3_600);
  expect(costOf(monthly, late(30)).total).toBe(1_500);
  expect(costOf(monthly, late(31)).total).toBe(3_000);
});

test('one sum depends on the size', () => {
  const charge = {
    kind: 'once',
    label: 'Fee',
    steps: [{ upTo: 'income-small', sum: 'sum-small' }, { sum: 'sum-large' }],
  } as const;
  expect(costOf(charge as never, late(1, { size: 500_000 })).total).toBe(1_000);
  expect(costOf(charge as never, late(1, { size: 500_001 })).total).toBe(5_000);
});

test('a multiple of the filing fee rises by steps, then by the day', () => {
  const charge = {
    kind: 'multiple',
    label: 'Additional fee',
    fees: [{ fee: 'fee' }],
    times: [
      { days: 30, times: 'two' },
      { times: 'twelve', perDay: 'per-day-after' },
    ],
  } as const;
  expect(costOf(charge as never, late(30)).total).toBe(800);
  expect(costOf(charge as never, late(31)).total).toBe(4_810);
  expect(costOf(charge as never, late(40)).lines[0]?.steps).toEqual([
    '12 × the filing fee of ₹400 = ₹4,800',
    '10 more days × ₹10 = ₹100',
  ]);
});

test('never falls as days pass, never exceeds its cap', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 1e9 }),
      fc.boolean(),
      (days, more, size, nil) => {
        const first = costOf(DAILY as never, late(days, { size, nil })).total;
        const later = costOf(DAILY as never, late(days + more, { size, nil })).total;
        expect(later).toBeGreaterThanOrEqual(first);
        expect(later).toBeLessThanOrEqual(nil ? 500 : size <= 15_000_000 ? 2_000 : 10_000);
      },
    ),
  );
});
