import { expect, test } from 'vitest';
import { parseAmount, parseDay } from './amounts.logic.ts';

test.each([
  ['12,00,000', 1_200_000],
  ['1,200,000', 1_200_000],
  ['500,00,00,000', 5_000_000_000],
  ['12 lakh', 1_200_000],
  ['1 crore 20 lakh', 12_000_000],
  ['15,000/-', 15_000],
  ['15 000', 15_000],
  ['1\u00A050\u00A0000', 150_000],
  ['20 lakh only', 2_000_000],
  ['Rs. 15000', 15_000],
  ['Rs15000', 15_000],
  ['₹ 1.1 lakh', 110_000],
  ['2000000 INR', 2_000_000],
  ['.5 cr', 5_000_000],
  ['१५०००', 15_000],
  ['೧೫೦೦೦', 15_000],
  ['௧௫,௦௦௦', 15_000],
  ['50,000 pm', 50_000],
  ['₹ 50,000 p.m.', 50_000],
  ['50k per month', 50_000],
  ['50,000/month', 50_000],
  ['20,000.00 Dr', 20_000],
])('%s is an amount', (text, value) => expect(parseAmount(text)).toBe(value));

const NO_AMOUNTS = ['', 'abc', '-5', '1e5', '1,5,000', '12,00', '1.2.3', '5 dozen', ',000'];
test.each(NO_AMOUNTS)('%s is not an amount', (text) => expect(parseAmount(text)).toBeUndefined());

test('a day that does not exist is no day', () => {
  expect(['2026-11-05', '2026-02-31'].map(parseDay)).toEqual(['2026-11-05', undefined]);
});
