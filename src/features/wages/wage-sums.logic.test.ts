import { describe, expect, test } from 'vitest';
import { frozenFigure as figure, frozenPay } from '../../../tests/frozen-law.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { changeSums, costSums, wagesVerdict } from './wage-sums.logic.ts';
import { wagesOf } from './wages.logic.ts';

const { components } = frozenPay();

function linesFor(values: Answers) {
  const wages = wagesOf(components, values, figure);
  const lines = [...costSums(wages.wages, values, figure), ...changeSums(wages, values, figure)];
  return { wages, of: (label: string) => lines.find((line) => line.label === label) };
}

test('the change is shown a month and a year', () => {
  const { of } = linesFor({ basic: 10_000, hra: 20_000 });
  expect(of('Employee’s provident fund')).toEqual({
    label: 'Employee’s provident fund',
    value: '+₹600 a month',
    steps: [
      'On basic pay, dearness and retaining allowance (₹10,000): ₹1,200',
      'On wages under the Codes (₹15,000): ₹1,800',
      '+₹600 a month, +₹7,200 a year',
    ],
  });
  // 12% + 0.5% + 0.5% of 5,000 more.
  expect(of('Employer’s cost of provident fund')?.value).toBe('+₹650 a month');
});

test('someone who is no member has no line on provident fund', () => {
  const { of } = linesFor({ basic: 10_000, pf: 'none' });
  expect(of('Provident fund up to the ceiling, both shares')).toBeUndefined();
  expect(of('Employee’s provident fund')).toBeUndefined();
});

test('who joined above the ceiling after 1 September 2014 is in no pension fund: all 1,800 to the provident fund (facts sheet A8)', () => {
  const { of } = linesFor({ basic: 26_000, pension: 'no' });
  const line = of('Provident fund up to the ceiling, both shares');
  expect(line?.value).toBe('₹3,600');
  expect(line?.steps).toContain('All of this to the provident fund: ₹1,800');
});

describe('gratuity', () => {
  const after = (values: Answers, label: string) =>
    linesFor({ basic: 26_000, ...values }).of(`Gratuity after ${label}`);

  test('names what is missing before five years', () => {
    expect(after({ years: 4, months: 7 }, '4 years and 7 months')).toMatchObject({
      value: 'not yet due',
      steps: [
        'Due after 5 years of service',
        'On death or disablement it is due at once (section 53(1))',
      ],
    });
  });
  test('4 years and 8 months: 26,000 × 15/26 × 5, if 240 days are a year (Mettur Beardsell, 1998 LLR 1072)', () => {
    const sum = after({ years: 4, months: 8 }, '4 years and 8 months');
    expect(sum?.value).toBe('not certain');
    expect(sum?.steps.at(-1)).toBe('₹26,000 × 15/26 × 5 = ₹75,000');
  });
  test('death after 2 years and 3 months: 26,000 × 15/26 × 27/12 (Social Security Code, s. 53(1), (2))', () => {
    expect(after({ years: 2, months: 3, ends: 'death' }, '2 years and 3 months')).toMatchObject({
      value: '₹33,750',
      steps: ['Every month counts in proportion: 27 months', '₹26,000 × 15/26 × 27/12 = ₹33,750'],
    });
  });
  test('disablement after 2 years and 7 months: 26,000 × 15/26 × 3 (Social Security Code, s. 53(1))', () => {
    expect(
      after({ years: 2, months: 7, ends: 'disablement' }, '2 years and 7 months'),
    ).toMatchObject({
      value: '₹45,000',
      steps: [
        'Counted: 3 years; a part above 6 months is a whole year, a shorter one is left out',
        '₹26,000 × 15/26 × 3 = ₹45,000',
      ],
    });
  });
  test('stops at the ceiling', () => {
    expect(after({ basic: 520_000, years: 10 }, '10 years and 0 months')?.value).toBe('₹20,00,000');
  });
});

describe('ESI', () => {
  const esi = (values: Answers) => linesFor(values).of('ESI, both shares');

  test('₹4,576 a month is ₹176 a day: the employer’s 149 alone (ESI (Central) Rules)', () => {
    expect(esi({ basic: 4_576 })).toMatchObject({ value: '₹149' });
    expect(esi({ basic: 4_576 })?.steps.at(-1)).toBe(
      'Employee: nothing, as ₹176 a day is not above ₹176',
    );
  });
  test('₹4,577 a month is above it: 149 and 35', () => {
    expect(esi({ basic: 4_577 })?.value).toBe('₹184');
  });
  test('without wages there is none', () => {
    expect(esi({ basic: 0 })).toEqual({
      label: 'ESI, both shares',
      value: 'none',
      steps: ['Without wages there is no ESI'],
    });
  });
});

test.each([
  [9, 'not compulsory', 'not compulsory', true],
  [10, '₹800', '₹11,538', true],
  [20, '₹800', '₹11,538', false],
])(
  'with %i employees: ESI %s, gratuity %s, fund by choice %s (Social Security Code, First Schedule: 10, 10, 20)',
  (staff, esi, gratuity, byChoice) => {
    const { of } = linesFor({ basic: 20_000, staff });
    expect(of('ESI, both shares')?.value).toBe(esi);
    expect(of('Gratuity for a year of service')?.value).toBe(gratuity);
    const fund = of('Provident fund up to the ceiling, both shares');
    expect(fund?.steps[0]?.startsWith('Compulsory from 20 employees')).toBe(byChoice);
  },
);

test('the headline tells what is added back and what is given in kind', () => {
  expect(wagesVerdict(linesFor({ basic: 20_000 }).wages)).toBe(
    'Wages under the Labour Codes are ₹20,000 a month. No excluded allowance was entered, so nothing is added back.',
  );
  expect(wagesVerdict(linesFor({ basic: 20_000, hra: 8_000, kind: 4_000 }).wages)).toBe(
    'Wages under the Labour Codes are ₹23,000 a month. Excluded allowances are 28.6% of pay, so nothing is added back. Of ₹4,000 in kind, ₹3,000 counts as wages.',
  );
  expect(wagesVerdict(linesFor({ basic: 0 }).wages)).not.toContain('NaN');
});
