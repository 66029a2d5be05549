import { expect, test } from 'vitest';
import { frozenFigure as figure, frozenPay } from '../../../tests/frozen-law.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { costChangeSums, employerCostSums, wagesVerdict } from './wage-sums.logic.ts';
import { wagesOf } from './wages.logic.ts';

const { components } = frozenPay();
const wages = (answers: Answers) => wagesOf(components, answers, figure);

const FUND = 'Provident fund up to the ceiling, both shares';
const ESI = 'ESI, both shares';
/** The value of a sum and its steps. */
function sumOf(label: string, answers: Answers) {
  const result = wages(answers);
  const sums = [
    ...employerCostSums(result.wages, answers, figure),
    ...costChangeSums(result, answers, figure),
  ];
  const sum = sums.find((each) => each.label === label);
  return sum && [sum.value, ...sum.steps];
}

test('the change is shown a month and a year', () => {
  const answers = { basic: 10_000, hra: 20_000 };
  expect(sumOf('Employee’s provident fund', answers)).toEqual([
    '+₹600 a month',
    'On basic pay, dearness and retaining allowance (₹10,000): ₹1,200',
    'On wages under the Codes (₹15,000): ₹1,800',
    '+₹600 a month, +₹7,200 a year',
  ]);
  // 12% + 0.5% + 0.5% of 5,000 more.
  expect(sumOf('Employer’s cost of provident fund', answers)?.[0]).toBe('+₹650 a month');
});

test('an employee who is not a member → no line on provident fund', () => {
  expect(sumOf(FUND, { basic: 10_000, pf: 'none' })).toBeUndefined();
  expect(sumOf('Employee’s provident fund', { basic: 10_000, pf: 'none' })).toBeUndefined();
});

test('an employee who joined above the ceiling after 1 September 2014 → no pension fund, all 1,800 to the provident fund (facts sheet A8)', () => {
  const sum = sumOf(FUND, { basic: 26_000, pension: 'no' });
  expect(sum?.[0]).toBe('₹3,600');
  expect(sum).toContain('All of this to the provident fund: ₹1,800');
});

test.each<[string, Answers, string, string[]]>([
  [
    '4 years and 7 months',
    { years: 4, months: 7 },
    'not yet due',
    [
      'Due after 5 years of service',
      'On death or disablement, gratuity is due at once (section 53(1))',
    ],
  ],
  // If 240 days are a year (Mettur Beardsell, 1998 LLR 1072).
  [
    '4 years and 8 months',
    { years: 4, months: 8 },
    'not certain',
    ['₹26,000 × 15/26 × 5 = ₹75,000'],
  ],
  // Code on Social Security, section 53(1), (2).
  [
    '2 years and 3 months',
    { years: 2, months: 3, ends: 'death' },
    '₹33,750',
    ['Every month counts in proportion: 27 months', '₹26,000 × 15/26 × 27/12 = ₹33,750'],
  ],
  [
    '2 years and 7 months',
    { years: 2, months: 7, ends: 'disablement' },
    '₹45,000',
    [
      'Counted: 3 years; a part above 6 months counts as a whole year, and a shorter part is left out',
      '₹26,000 × 15/26 × 3 = ₹45,000',
    ],
  ],
])('gratuity on ₹26,000 after %s, %j: %s', (service, answers, value, steps) => {
  const sum = sumOf(`Gratuity after ${service}`, { basic: 26_000, ...answers });
  expect(sum?.[0]).toBe(value);
  expect(sum).toEqual(expect.arrayContaining(steps));
});

test.each([
  // ESI (Central) Rules: the employee pays above ₹176 a day.
  [4_576, '₹149', 'Employee: nothing, as ₹176 a day is not above ₹176'],
  [4_577, '₹184', 'Employee: 0.75% × ₹4,577, rounded up: ₹35'],
  // ESI (General) Regulations, regulation 4: contributions run to the end of the period.
  [
    21_001,
    'not covered',
    'If wages cross the limit within a contribution period (April to September, October to March), contributions continue until the period ends (rule as at mid-2026)',
  ],
  [0, 'none', 'Without wages there is no ESI'],
])('ESI on ₹%i a month: %s', (basic, value, lastStep) => {
  const sum = sumOf(ESI, { basic });
  expect([sum?.[0], sum?.at(-1)]).toEqual([value, lastStep]);
});

test.each([
  [9, 'not compulsory', 'not compulsory', true],
  [10, '₹800', '₹11,538', true],
  [20, '₹800', '₹11,538', false],
])(
  'with %i employees: ESI %s, gratuity %s, fund by choice %s (Code on Social Security, First Schedule: 10, 10, 20)',
  (staff, esi, gratuity, byChoice) => {
    const answers = { basic: 20_000, staff };
    expect(sumOf(ESI, answers)?.[0]).toBe(esi);
    expect(sumOf('Gratuity for a year of service', answers)?.[0]).toBe(gratuity);
    const firstStep = sumOf(FUND, answers)?.[1];
    expect(firstStep?.startsWith('Compulsory from 20 employees')).toBe(byChoice);
  },
);

test.each([
  [
    { basic: 20_000 },
    'Wages under the Labour Codes are ₹20,000 a month. No exclusion was entered, so nothing is added back.',
  ],
  [
    { basic: 20_000, hra: 8_000, kind: 4_000 },
    'Wages under the Labour Codes are ₹23,000 a month. Exclusions are 28.6% of pay, so nothing is added back. Of ₹4,000 in kind, ₹3,000 counts as wages.',
  ],
])('the headline tells what is added back and what is given in kind: %j', (pay, verdict) => {
  expect(wagesVerdict(wages(pay))).toBe(verdict);
});
