import { expect, test } from 'vitest';
import { parseAmount, parseDay, parseYearlyAmount } from './amounts.logic.ts';

test.each([
  [1_200_000, ['12,00,000', '1,200,000', '12 lakh', '12 lacs']],
  [5_000_000, ['.5 cr']],
  [2_000_000, ['20 lakh only', '2000000 INR']],
  [150_000, ['1\u00A050\u00A0000']],
  [110_000, ['₹ 1.1 lakh']],
  [
    125_000,
    [
      '1 lakh 25 thousand',
      '1 lakh and 25k',
      '1 lakh 25,000',
      '१ लाख २५ हज़ार',
      'Rs. 1,25,000/- p.m.',
    ],
  ],
  [30_000_000, ['೩ ಕೋಟಿ', '3 करोड़', '3 கோடி', 'ರೂ. 3 ಕೋಟಿ']],
  [1_200_000, ['12 लाख', '12 ಲಕ್ಷ', '১২ লাখ', '12 లక్షలు']],
  [20_000, ['ರೂ. 20,000', 'ರೂ.20,000', '20,000 ರೂಪಾಯಿ', '20 ಸಾವಿರ']],
  [500, ['रु 500', '500 रुपये', 'रु.500', 'ரூ 500']],
  // Characters that Word, WhatsApp, web pages and Excel add to copied numbers.
  [
    20_000,
    [
      '\u200B20,000',
      '20\u00AD000',
      '\u202A20,000\u202C',
      '\u206620,000\u2069',
      '20,000\u200E',
      "'20000",
    ],
  ],
  [50_000, ['50,000 pm', '₹ 50,000 p.m.', '50k per month', '50,000/month']],
  [15_000, ['15,000/-', '15 000', 'Rs. 15000', 'Rs15000', '१५०००', '೧೫೦೦೦', '௧௫,௦௦௦']],
])('reads %i from each of %j', (amount, texts) => {
  for (const text of texts) expect(parseAmount(text), text).toBe(amount);
});

const NO_AMOUNTS = [
  '',
  '1 lakh 20',
  '-5',
  '1e5',
  '1,5,000',
  '12,00',
  '1.2.3',
  '5 dozen',
  ',000',
  '1 lakh 250 thousand',
  '6 LPA',
  '1 lakh 25 lakh',
  '5 lakh p.a.',
  '20 ಜನ',
];
test.each(NO_AMOUNTS)('%s is not an amount', (text) => expect(parseAmount(text)).toBeUndefined());

test('returns undefined for a day that does not exist', () => {
  expect(['2026-11-05', '2026-02-31'].map(parseDay)).toEqual(['2026-11-05', undefined]);
});

test.each<[string, number | undefined]>([
  ['3 crore p.a.', 30_000_000],
  ['6 LPA', 600_000],
  ['6.5lpa', 650_000],
  ['₹ 12 lakh per annum', 1_200_000],
  ['12 ಲಕ್ಷ ವಾರ್ಷಿಕ', 1_200_000],
  ['5,00,000 a year', 500_000],
  ['5 lakh', undefined],
])('reads the amount of a year in “%s” as %s', (text, amount) => {
  expect(parseYearlyAmount(text)).toBe(amount);
});
