import { expect, test } from 'vitest';
import { frozenFigure as figure, frozenFigures, frozenPay } from '../../../tests/frozen-law.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { costChangeSums, employerCostSums, wagesVerdict, wageSums } from './wage-sums.logic.ts';
import { wageAnswer } from './WageCalculator.tsx';
import { wagesOf } from './wages.logic.ts';

const { components } = frozenPay();
const wages = (answers: Answers) => wagesOf(components, answers, figure);

const FUND = 'Provident fund up to the ceiling, both shares';
const ESI = 'ESI, both shares';
/** Returns the value and the steps of the calculation whose label is `label`. */
function sumOf(label: string, answers: Answers) {
  const result = wages(answers);
  const sums = [
    ...wageSums(result, figure),
    ...employerCostSums(result.wages, answers, figure),
    ...costChangeSums(result, answers, figure),
  ];
  const sum = sums.find((each) => each.label === label);
  return sum && [sum.value, ...sum.steps];
}

test('shows the change in provident fund for a month and for a year', () => {
  const answers = { basic: 10_000, hra: 20_000 };
  expect(sumOf('Change in the employee’s provident fund', answers)).toEqual([
    '+₹600 a month',
    'On basic pay, dearness and retaining allowance (₹10,000): ₹1,200',
    'On wages under the Codes (₹15,000): ₹1,800',
    '+₹600 a month, +₹7,200 a year',
  ]);
  // Contribution, insurance and administration: 12% + 0.5% + 0.5% of an additional 5,000.
  const [more] = sumOf('Change in the employer’s cost of provident fund', answers) ?? [];
  expect(more).toBe('+₹650 a month');
});

test('states in the steps how much of the pay in kind counts, and the amount at which gratuity is capped', () => {
  expect(sumOf('Wages under the Labour Codes', { basic: 20_000, kind: 4_000 })).toEqual([
    '₹23,000',
    'In kind: ₹3,000 of ₹4,000, at most 15% × ₹20,000 = ₹3,000',
    '₹20,000 + ₹0 added back + ₹3,000 in kind = ₹23,000',
  ]);
  expect(sumOf('Gratuity after 14 years and 0 months', { basic: 260_000, years: 14 })?.at(-1)).toBe(
    'Capped at ₹20,00,000, the present ceiling',
  );
});

test('leaves out the provident fund for an employee who is not a member', () => {
  for (const label of [FUND, 'Change in the employee’s provident fund'])
    expect(sumOf(label, { basic: 10_000, pf: 'none' })).toBeUndefined();
});

test('puts the employer’s whole share into the provident fund if the employee is not in the pension fund', () => {
  const sum = sumOf(FUND, { basic: 26_000, pension: 'no' });
  expect(sum?.[0]).toBe('₹6,000');
  expect(sum).toContain('All of this to the provident fund: ₹3,000');
});

const AT_ONCE = 'On death or disablement, gratuity is due at once (section 53(1))';
const IN_PROPORTION = 'Every month counts in proportion: 27 months';
const PART =
  'Counted: 3 years; a part above 6 months counts as a whole year, and a shorter part is left out';
test.each([
  [4, 6, undefined, 'not yet due', ['Due after 5 years of service', AT_ONCE]],
  // In a five-day week, courts may also count 190 days as a year (Code on Social Security, section 54).
  [
    4,
    7,
    undefined,
    'not certain',
    [expect.stringMatching(/190 days .* With six working days a week, it is not yet due/)],
  ],
  // Eight months count as a year of service if 240 days are enough (Mettur Beardsell, 1998 LLR 1072).
  [4, 8, undefined, 'not certain', ['₹26,000 × 15/26 × 5 = ₹75,000']],
  // Code on Social Security, section 53(1), (2).
  [2, 3, 'death', '₹33,750', [IN_PROPORTION, '₹26,000 × 15/26 × 27/12 = ₹33,750']],
  [2, 7, 'disablement', '₹45,000', [PART, '₹26,000 × 15/26 × 3 = ₹45,000']],
])(
  'calculates gratuity after %i years and %i months, %s: %s',
  (years, months, ends, value, steps) => {
    const answers = { basic: 26_000, years, months, ends };
    const sum = sumOf(`Gratuity after ${years} years and ${months} months`, answers);
    expect(sum?.[0]).toBe(value);
    expect(sum).toEqual(expect.arrayContaining(steps));
  },
);

test.each([
  // ESI (Central) Rules: the employee pays if the average daily wages are above ₹176.
  [4_576, '₹149', 'Employee: nothing, as ₹176 a day is not above ₹176'],
  [4_576.1, '₹184', 'Employee: 0.75% × ₹4,576.10, rounded up: ₹35'], // ₹176.004 a day
  [4_577, '₹184', 'Employee: 0.75% × ₹4,577, rounded up: ₹35'],
  [20_677, '₹829', 'Employee: 0.75% × ₹20,677, rounded up: ₹156'], // employer 672.0025 → 673
  // ESI (General) Regulations, regulation 4: contributions continue until the contribution period ends.
  [21_001, 'not covered', expect.stringContaining('contributions continue until the period ends')],
  [0, 'none', 'Without wages there is no ESI'],
])('calculates ESI on ₹%d a month: %s', (basic, value, lastStep) => {
  const sum = sumOf(ESI, { basic });
  expect([sum?.[0], sum?.at(-1)]).toEqual([value, lastStep]);
});

// Code on Social Security, First Schedule: ESI and gratuity from 10 employees, provident fund from 20.
test.each([
  [9, 'not compulsory', 'not compulsory', true],
  [10, '₹800', '₹11,538', true],
  [20, '₹800', '₹11,538', false],
])(
  'with %i employees: ESI %s, gratuity %s, provident fund by choice %s',
  (staff, esi, gratuity, byChoice) => {
    const answers = { basic: 20_000, staff };
    expect(sumOf(ESI, answers)?.[0]).toBe(esi);
    expect(sumOf('Gratuity for a year of service', answers)?.[0]).toBe(gratuity);
    const firstStep = sumOf(FUND, answers)?.[1];
    expect(firstStep?.startsWith('Compulsory from 20 employees')).toBe(byChoice);
  },
);

test('says in the headline whether exclusions are added back, and how much of the pay in kind counts', () => {
  expect(wagesVerdict(wages({ basic: 20_000 }))).toBe(
    'Wages under the Labour Codes are ₹20,000 a month. No exclusion was entered, so nothing is added back.',
  );
  expect(wagesVerdict(wages({ basic: 20_000, hra: 8_000, kind: 4_000 }))).toBe(
    'Wages under the Labour Codes are ₹23,000 a month. Exclusions are 28.6% of pay, so nothing is added back. Of ₹4,000 in kind, ₹3,000 counts as wages.',
  );
});

test.each<[Answers, RegExp | undefined]>([
  [{ basic: 20_000 }, undefined],
  [{ basic: 20_000, special: 5_000 }, /^On the narrow reading .* wages are ₹20,000 a month\.$/],
])('for %j, adds the note %s', (answers, note) => {
  const data = { components, figures: frozenFigures() };
  const { notes = [] } = wageAnswer({ answers, data, today: '2026-11-29' } as never);
  const found = notes.filter((text) => text !== undefined);
  expect(found).toEqual(note ? [expect.stringMatching(note)] : []);
});
