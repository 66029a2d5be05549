import { expect, test } from 'vitest';
import { contentFigure as figure, contentPay } from '#features/tool-engine/content.fixture.ts';
import { changeLines, costLines } from './wage-cost-words.logic.ts';
import { EMPLOYEE_START, employeeFrom } from './wage-fields.logic.ts';
import { wageHeadline } from './wage-words.logic.ts';
import { wagesOf } from './wages.logic.ts';

const components = contentPay();

function linesFor(values: Readonly<Record<string, unknown>>) {
  const employee = employeeFrom({ ...EMPLOYEE_START, ...values });
  const wages = wagesOf(components, employee.pay, figure);
  const lines = [
    ...costLines(wages.wages, employee, figure),
    ...changeLines(wages, employee, figure),
  ];
  return { wages, employee, of: (label: string) => lines.find((one) => one.label === label) };
}

test('the change is told a month and a year', () => {
  const { of } = linesFor({ basic: 10_000, hra: 20_000 });
  expect(of('Employee’s provident fund')).toEqual({
    label: 'Employee’s provident fund',
    value: '+₹600 a month',
    steps: [
      'On basic pay, dearness and retaining allowance (₹10,000): ₹1,200',
      'On wages under the codes (₹15,000): ₹1,800',
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

test('gratuity names what is missing, what counts and the ceiling', () => {
  const after = (values: Readonly<Record<string, unknown>>, label: string) =>
    linesFor({ basic: 26_000, ...values }).of(`Gratuity after ${label}`);
  expect(after({ years: 4, months: 11 }, '4 years and 11 months')).toMatchObject({
    value: 'not yet due',
    steps: ['Due after 5 years of service'],
  });
  expect(after({ years: 1, months: 3, 'fixed-term': 'yes' }, '1 year and 3 months')?.steps).toEqual(
    ['A fixed term counts in proportion: 1.25 years', '₹26,000 × 15/26 × 1.25 = ₹18,750'],
  );
  expect(after({ basic: 520_000, years: 10 }, '10 years and 0 months')?.value).toBe('₹20,00,000');
});

test('the headline tells what is added back and what is given in kind', () => {
  expect(wageHeadline(linesFor({ basic: 20_000, hra: 8_000, kind: 4_000 }).wages)).toBe(
    'Wages under the labour codes: ₹23,000 a month. Excluded allowances are 28.6% of pay, so nothing is added back. Of ₹4,000 in kind, ₹3,000 counts as wages.',
  );
  expect(wageHeadline(linesFor({ basic: 0 }).wages)).not.toContain('NaN');
});
