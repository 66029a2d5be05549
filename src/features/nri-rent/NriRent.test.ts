/** Sources of the rates: the register in content/facts (NRI landlord; slabs of the default regime). */
import { expect, test } from 'vitest';
import { frozenFigure as figure, frozenToolForm } from '../../../tests/frozen-law.ts';
import { notesFor, type Answers } from '#features/tool-engine/questions.logic.ts';
import { calculateNriRent, nriRentAnswer } from './NriRent.tsx';

const of = (answers: Answers) => calculateNriRent(answers, figure);

const MORE = [expect.stringContaining('deducts ₹1,49,760 more than the estimated tax')];
const ABOUT_THE_SAME = ['The deduction is about the same as the estimated tax.'];
test.each<[number, Answers, Partial<ReturnType<typeof of>>]>([
  // TDS: rent of 4,80,000 × 31.2%. The taxable rent is below the exemption, so no tax is due.
  [40_000, {}, { tds: 149_760, taxable: 336_000, due: 0, notes: MORE }],
  // Taxable: (rent of 12,00,000 − municipal tax of 20,000) × 70% − interest of 1,80,000.
  [100_000, { tax: 20_000, interest: 180_000 }, { tds: 374_400, taxable: 646_000, due: 12_792 }],
  // Tax in the last slab: 3,00,000 on the lower slabs + 4,98,000 × 30%, plus cess.
  [350_000, { tax: 60_000 }, { tds: 1_310_400, taxable: 2_898_000, due: 467_376 }],
  // TDS on the whole rent includes surcharge, but the taxable 70% of the rent is below the limit for surcharge, so the
  // tax is 3,00,000 on the lower slabs + 11,00,003 × 30%, plus cess.
  [5_000_004, { months: 1 }, { tds: 1_716_001, taxable: 3_500_003, due: 655_201 }],
  // A treaty rate below the Indian rates limits both TDS and tax.
  [350_000, { tax: 60_000, rate: 10 }, { tds: 420_000, due: 420_000, notes: ABOUT_THE_SAME }],
  // A treaty rate is not rounded: TDS is the rent of 4,80,000 × 12.375%.
  [40_000, { rate: 12.375 }, { tds: 59_400 }],
  // If the tax reaches the treaty’s limit, a surcharge cannot increase the tax, so the tax is estimated.
  [1_000_000, { rate: 15 }, { due: 1_800_000 }],
  // If the interest is more than the rent, no rent is left to tax.
  [20_000, { interest: 500_000 }, { taxable: 0, due: 0 }],
  // Taxable: rent of 10,00,000 × 70% − interest. The results are ₹4,00,000 (the exemption) and ₹4,00,020.
  [1_000_000, { months: 1, interest: 300_000 }, { taxable: 400_000, due: 0 }],
  [1_000_000, { months: 1, interest: 299_980 }, { taxable: 400_020, due: 1 }],
  // 70% of ₹71,42,857 is ₹50,00,000. Above ₹50,00,000, surcharge applies, so the tax is not estimated.
  [7_142_857, { months: 1 }, { taxable: 5_000_000, due: 1_123_200 }],
  [7_142_859, { months: 1 }, { taxable: 5_000_001, due: undefined }],
])('for a rent of %i with %j, calculates %j', (rent, answers, expected) => {
  expect(of({ rent, ...answers })).toMatchObject(expected);
});

test.each([
  [5_000_000, 31.2],
  [5_000_001, 34.32],
  [10_000_001, 35.88],
  [20_000_001, 39],
])('from a rent of ₹%i in the year, %f%% is deducted', (rent, rate) => {
  expect(of({ rent, months: 1 }).tds).toBe(Math.round((rent * rate) / 100));
});

test('with a treaty rate of 35%, uses the lower Indian rate and says so: 4,80,000 × 31.2%', () => {
  const note =
    'India’s rate of 31.2% is lower than the treaty rate of 35%, so India’s rate is used.';
  const { tds, notes } = of({ rent: 40_000, rate: 35 });
  expect([tds, notes[0]]).toEqual([149_760, note]);
});

test.each([
  [{ rate: 12.375 }, 'Treaty rate, below India’s 31.2%'],
  [{ rate: 35 }, 'On the full rent, without a threshold or any deduction'],
])('states for %j why the tenant deducts at this rate: %s', (answers, reason) => {
  expect(of({ rent: 40_000, ...answers }).sums[1]?.steps.at(-1)).toBe(reason);
});

test('says when interest or municipal tax is more than the rent, and shows no tax if surcharge applies', () => {
  expect(of({ rent: 20_000, interest: 500_000 }).sums[2]?.steps.at(-1)).toContain('loss');
  const none = 'Standard deduction: ₹0 × 30% = ₹0';
  expect(of({ rent: 20_000, tax: 500_000 }).sums[2]?.steps).toEqual(
    expect.arrayContaining([expect.stringContaining('no rent is left to tax'), none]),
  );
  expect(of({ rent: 7_142_859, months: 1 }).sums).toHaveLength(3);
  const { verdict } = nriRentAnswer({ answers: { rent: 40_000 }, figure } as never);
  expect(verdict).toMatch(/deducts ₹1,49,760 in the year; your estimated tax is ₹0\.$/);
});

// Treaty relief needs a tax residency certificate and Form 41.
test.each([
  [{}, false],
  [{ rate: 12.5 }, true],
  [{ rate: 35 }, false],
])('says for %j that the treaty rate needs a certificate: %s', (answers, isSaid) => {
  const { notes } = frozenToolForm('nri-landlord');
  const text = notesFor(notes, answers, figure).join(' ');
  expect(text.includes('you need a tax residency certificate')).toBe(isSaid);
});
