import { expect, test } from 'vitest';
import { parseAmount, parseDay } from './amounts.logic.ts';

test.each([
  [1_200_000, ['12,00,000', '1,200,000', '12 lakh', '12 lacs']],
  [5_000_000, ['.5 cr']],
  [2_000_000, ['20 lakh only', '2000000 INR']],
  [150_000, ['1\u00A050\u00A0000']],
  [110_000, ['₹ 1.1 lakh']],
  [50_000, ['50,000 pm', '₹ 50,000 p.m.', '50k per month', '50,000/month']],
  [15_000, ['15,000/-', '15 000', 'Rs. 15000', 'Rs15000', '१५०००', '೧೫೦೦೦', '௧௫,௦௦௦']],
])('%i is read from each of %j', (amount, texts) => {
  for (const text of texts) expect(parseAmount(text), text).toBe(amount);
});

const NO_AMOUNTS = ['', '1 lakh 20', '-5', '1e5', '1,5,000', '12,00', '1.2.3', '5 dozen', ',000'];
test.each(NO_AMOUNTS)('%s is not an amount', (text) => expect(parseAmount(text)).toBeUndefined());

test('a day that does not exist is no day', () => {
  expect(['2026-11-05', '2026-02-31'].map(parseDay)).toEqual(['2026-11-05', undefined]);
});
