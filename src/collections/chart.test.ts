import { expect, test } from 'vitest';
import { chart } from './chart.ts';

const common = { title: 'Profit', says: 'What it shows.', columns: 'Year | Profit' };
const parts = (count: number) => Array.from({ length: count }, (_, at) => `part ${at} | 1%`);

test.each([
  ['a bar for a loss', { kind: 'bars', rows: ['2025 | −₹4 lakh'] }, 'a bar cannot show a loss'],
  ['parts that are all nil', { kind: 'parts', rows: ['a | Nil', 'b | Nil'] }, 'only parts of nil'],
  ['more than eight parts', { kind: 'parts', rows: parts(9) }, 'has 9 parts'],
  [
    'a limit beyond the sum of the parts',
    { kind: 'parts', rows: ['a | 10', 'b | 20'], line: { at: '60', says: 'Limit' } },
    'is beyond the sum of the parts',
  ],
  [
    'a second figure for one part',
    { kind: 'parts', columns: 'a | b | c', rows: ['x | 10 | 90'] },
    'has a second figure',
  ],
  ['the 0th day of a month', { kind: 'strip', over: 'month', rows: ['a | 0th'] }, 'days up to 31'],
])('refuses %s', (_what, fields, message) => {
  const { error } = chart.safeParse({ ...common, ...fields });
  expect(error?.issues.map((issue) => issue.message).join()).toContain(message);
});

test.each([
  { kind: 'bars', rows: ['2025 | 4 million', '2026 | ₹2.5 lakh crore'] },
  { kind: 'parts', rows: parts(8), line: { at: '8%', says: 'All' } },
  { kind: 'strip', over: 'year', rows: ['a | 29 February'] },
])('accepts %j', (fields) => {
  expect(chart.safeParse({ ...common, ...fields }).success).toBe(true);
});
