/** Sources of the rates: content/facts (facts sheet G: NRI landlord; slabs of the default regime). */
import { describe, expect, test } from 'vitest';
import { frozenFigure as figure } from '../../../tests/frozen-law.ts';
import { calculateNriRent } from './rent.logic.ts';

const of = (answers: Parameters<typeof calculateNriRent>[0]) => calculateNriRent(answers, figure);

describe('worked by hand', () => {
  test('₹40,000 a month: 4,80,000 × 31.2% deducted, nothing due below the exemption', () => {
    expect(of({ rent: 40_000, months: 12 })).toMatchObject({
      tds: 149_760,
      taxable: 336_000,
      due: 0,
    });
  });

  test('₹1 lakh a month with municipal tax and a loan: (12,00,000 − 20,000) × 70% − 1,80,000', () => {
    expect(of({ rent: 100_000, months: 12, tax: 20_000, interest: 180_000 })).toMatchObject({
      tds: 374_400,
      taxable: 646_000,
      due: 12_792,
    });
  });

  test('₹3.5 lakh a month reaches the last slab: 3,00,000 + 4,98,000 × 30%, and cess', () => {
    expect(of({ rent: 350_000, months: 12, tax: 60_000 })).toMatchObject({
      tds: 1_310_400,
      taxable: 2_898_000,
      due: 467_376,
    });
  });

  test('a treaty rate below India’s limits both', () => {
    const result = of({ rent: 350_000, months: 12, tax: 60_000, rate: 10 });
    expect(result).toMatchObject({ tds: 420_000, due: 420_000 });
    expect(of({ rent: 40_000, months: 12, rate: 12.5 })).toMatchObject({ tds: 60_000 });
    expect(result.notes).toEqual(['The deduction is about the same as the estimated tax.']);
  });

  test('a treaty rate of 35% above India’s: 4,80,000 × 31.2%, and the answer says so (facts sheet G)', () => {
    const { tds, due, notes } = of({ rent: 40_000, months: 12, rate: 35 });
    expect({ tds, due }).toEqual({ tds: 149_760, due: 0 });
    expect(notes[0]).toBe(
      'India’s rate of 31.2% is lower than the treaty rate of 35%, so it is used.',
    );
  });

  test('a treaty rate of 12.375% is not rounded: 4,80,000 × 12.375% (facts sheet G)', () => {
    expect(of({ rent: 40_000, months: 12, rate: 12.375 }).tds).toBe(59_400);
  });

  test('where the treaty’s limit is reached, a surcharge does not matter: 15% of 1.2 crore', () => {
    expect(of({ rent: 1_000_000, months: 12, rate: 15 })).toMatchObject({ due: 1_800_000 });
  });

  test('interest beyond the rent leaves nothing taxable and says that the loss is not counted', () => {
    const result = of({ rent: 20_000, months: 12, interest: 500_000 });
    expect(result).toMatchObject({ taxable: 0, due: 0 });
    expect(result.sums[2]?.steps.at(-1)).toContain('loss');
  });
});

test.each([
  [5_000_000, 31.2],
  [5_000_001, 34.32],
  [10_000_000, 34.32],
  [10_000_001, 35.88],
  [20_000_000, 35.88],
  [20_000_001, 39],
])('rent of ₹%i in the year is deducted at %f%%', (rent, rate) => {
  const result = of({ rent, months: 1 });
  expect(result.tds).toBe(Math.round((rent * rate) / 100));
});

test('₹50,00,004: 70% is ₹35,00,003, below the surcharge; 3,00,000 + 11,00,003 × 30%, and cess (facts sheet G)', () => {
  expect(of({ rent: 5_000_004, months: 1 })).toMatchObject({
    tds: 1_716_001,
    taxable: 3_500_003,
    due: 655_201,
  });
});

// 70% of ₹71,42,857 is ₹50,00,000.
test.each([
  [7_142_857, 5_000_000, true],
  [7_142_859, 5_000_001, false],
])('rent of ₹%i leaves ₹%i taxable; its tax is estimated: %s', (rent, taxable, estimated) => {
  const result = of({ rent, months: 1 });
  expect(result.taxable).toBe(taxable);
  expect(result.due !== undefined).toBe(estimated);
  expect(result.sums).toHaveLength(estimated ? 4 : 3);
});

// Taxable rent one below, at and one above the exemption of ₹4 lakh: 30% of the rent is deducted first.
test.each([
  [400_000, 0],
  [400_020, 1],
])('interest that leaves ₹%i taxable costs ₹%i', (left, due) => {
  const result = of({ rent: 1_000_000, months: 1, interest: 700_000 - left });
  expect(result).toMatchObject({ taxable: left, due });
});
