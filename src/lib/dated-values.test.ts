import { describe, expect, test } from 'vitest';
import { printFigure, valueOn, type Figure, type Unit } from './dated-values.ts';

describe('the value on a day', () => {
  const values = [
    { value: 15 },
    { from: '2026-04-01', value: 14 },
    { from: '2027-04-01', value: 13 },
  ];

  test.each([
    ['long before', '1990-01-01', 15],
    ['the day before a change', '2026-03-31', 15],
    ['the day of a change', '2026-04-01', 14],
    ['the day before one that was announced', '2027-03-31', 14],
    ['the day of one that was announced', '2027-04-01', 13],
    ['long after', '2050-01-01', 13],
  ])('%s', (_name, day, value) => {
    expect(valueOn(values, day)?.value).toBe(value);
  });

  test('there is none before the first that has a day', () => {
    expect(valueOn(values.slice(1), '2026-03-31')).toBeUndefined();
    expect(valueOn([], '2026-03-31')).toBeUndefined();
  });
});

test.each<[Figure, Unit, string]>([
  [4_000_000, 'inr', '₹40 lakh'],
  [1_275_000, 'inr', '₹12.75 lakh'],
  [25_000_000, 'inr', '₹2.5 crore'],
  [64_000_000_000, 'inr', '₹6,400 crore'],
  [100_000, 'inr', '₹1 lakh'],
  [99_999, 'inr', '₹99,999'],
  [1_23_456, 'inr', '₹1,23,456'],
  [176, 'inr', '₹176'],
  [18, 'percent', '18%'],
  [25.168, 'percent', '25.168%'],
  [0.025, 'percent', '0.025%'],
  [30, 'days', '30 days'],
  [1, 'days', '1 day'],
  [26, 'weeks', '26 weeks'],
  [1, 'months', '1 month'],
  [8, 'years', '8 years'],
  [72, 'hours', '72 hours'],
  [400_000, 'count', '4,00,000'],
  ['2025-06-30', 'date', '30 June 2025'],
  ['section 63', 'text', 'section 63'],
])('%s in %s is printed as %s', (value, unit, printed) => {
  expect(printFigure(value, unit)).toBe(printed);
});
