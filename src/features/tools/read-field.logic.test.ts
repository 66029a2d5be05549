import { describe, expect, test } from 'vitest';
import { formatRupees, readAmount, readCount, readDate } from './read-field.logic.ts';

describe('an amount', () => {
  test.each([
    ['1200000', 1_200_000],
    ['12,00,000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['12 lakh', 1_200_000],
    ['12 Lakhs', 1_200_000],
    ['₹ 12 L', 1_200_000],
    ['1.1 lakh', 110_000],
    ['Rs. 2.5 cr', 25_000_000],
    ['2.5 crores', 25_000_000],
    ['50k', 50_000],
    ['0', 0],
    ['1234.56', 1_234.56],
    ['.5 crore', 5_000_000],
  ])('%j is %d', (text, value) => {
    expect(readAmount(text)).toEqual({ value });
  });

  test.each(['twelve', '12,0', '1,2,3', '12 lakh rupees', '', ' ', '1e9', '--5', '12 lakh 5', '०'])(
    '%j is none',
    (text) => {
      expect(readAmount(text)).toEqual({
        error: 'Type an amount in rupees, such as 12,00,000 or 12 lakh.',
      });
    },
  );

  test('is not negative, nor beyond its limits', () => {
    expect(readAmount('-5')).toEqual({ error: 'Type an amount of zero or more.' });
    expect(readAmount('5', { min: 10 })).toEqual({ error: 'Type an amount of ₹10 or more.' });
    expect(readAmount('11 lakh', { max: 1_000_000 })).toEqual({
      error: 'Type an amount of ₹10,00,000 or less.',
    });
    expect(readAmount('10 lakh', { max: 1_000_000 })).toEqual({ value: 1_000_000 });
  });

  test('prints with commas by lakh, paise only where there are some', () => {
    expect(formatRupees(12_345_678)).toBe('₹1,23,45,678');
    expect(formatRupees(383.65)).toBe('₹383.65');
  });
});

describe('a count', () => {
  test.each([
    ['60', 60],
    ['1,200', 1_200],
    ['0', 0],
    ['7.0', 7],
  ])('%j is %d', (text, value) => expect(readCount(text)).toEqual({ value }));
  test.each(['7.5', 'ten', '', '1e3', '١٢'])('%j is none', (text) =>
    expect(readCount(text)).toEqual({ error: 'Type a whole number, such as 12.' }),
  );
  test('keeps its limits', () => {
    expect(readCount('-1')).toEqual({ error: 'Type 0 or more.' });
    expect(readCount('6', { max: 5 })).toEqual({ error: 'Type 5 or less.' });
  });
});

describe('a day', () => {
  test.each([
    ['2026-12-31', '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
    ['1-4-2026', '2026-04-01'],
    ['29/2/2028', '2028-02-29'],
  ])('%j is %s', (text, value) => expect(readDate(text)).toEqual({ value }));
  test.each(['29/2/2027', '2026-02-30', '12/31/2026', 'tomorrow', '31/12/26'])(
    '%j is none',
    (text) => expect(readDate(text)).toHaveProperty('error'),
  );
  test('keeps its limits', () => {
    expect(readDate('2025-03-31', { min: '2025-04-01' })).toEqual({
      error: 'Type a date from 1 April 2025 on.',
    });
    expect(readDate('2027-01-01', { max: '2026-12-31' })).toHaveProperty('error');
  });
});
