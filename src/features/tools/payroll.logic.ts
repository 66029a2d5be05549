/** Wages of many employees, from the rows of a table such as payroll software exports. */
import type { PayComponent } from '#collections/pay-components.ts';
import { NAME_COLUMN, columnsOf, typedOf } from './payroll-columns.logic.ts';
import { checkProfile, type Fields } from './profile.logic.ts';
import { formatCount } from './read-field.logic.ts';
import { esiOf, gratuityOf, leaveDay, overtimeHour, providentFund } from './wage-costs.logic.ts';
import { employeeFrom, type Employee } from './wage-fields.logic.ts';
import { paise, wagesOf, type WageFigureOf } from './wages.logic.ts';

export const PAYROLL_ROWS_MAX = 5_000;

/** Columns of the result, after the name. */
const PAYROLL_COLUMNS = {
  total: 'Pay that the test counts',
  exclusions: 'Excluded allowances',
  addedBack: 'Added back',
  inKind: 'In kind, counted',
  wages: 'Wages under the labour codes',
  pfEmployee: 'PF employee',
  pfEmployer: 'PF employer',
  pension: 'PF employer: pension (EPS)',
  fund: 'PF employer: fund (EPF)',
  insurance: 'EDLI',
  admin: 'PF administration',
  pfChange: 'Change in PF cost of the employer',
  esiEmployer: 'ESI employer',
  esiEmployee: 'ESI employee',
  gratuity: 'Gratuity due',
  leaveDay: 'Day of leave',
  overtimeHour: 'Hour of overtime',
} as const;
export type PayrollColumn = keyof typeof PAYROLL_COLUMNS;

export interface PayrollRow {
  readonly name: string;
  readonly values: Readonly<Record<PayrollColumn, number>>;
}
export interface BadRow {
  /** Of the file, the headings being line 1. */
  readonly line: number;
  readonly name: string;
  readonly reason: string;
}
export interface Payroll {
  readonly rows: readonly PayrollRow[];
  readonly bad: readonly BadRow[];
  /** Headings that are not understood; their columns are left out. */
  readonly unknown: readonly string[];
}

/** What is the same for all rows. */
export interface PayrollRules {
  readonly components: readonly PayComponent[];
  readonly fields: Fields;
  /** Choice of provident fund for all. */
  readonly pf: string;
  readonly figure: WageFigureOf;
}

/** A sentence where the table cannot be read at all. */
export function readPayroll(
  table: readonly (readonly string[])[],
  rules: PayrollRules,
): Payroll | string {
  const start = table.findIndex(isFilled);
  const head = table[start] ?? [];
  const rest = table.slice(start + 1);
  const count = rest.filter(isFilled).length;
  const columns = columnsOf(head, rules.components);
  if (count === 0) return 'The table needs a line of headings and at least one employee.';
  if (!columns.includes('basic')) return 'The first line has no column “Basic pay”.';
  if (count > PAYROLL_ROWS_MAX)
    return `The table has ${formatCount(count)} employees; at most ${formatCount(PAYROLL_ROWS_MAX)} are read at once.`;
  const rows: PayrollRow[] = [];
  const bad: BadRow[] = [];
  let line = 1 + linesOf(table.slice(0, start + 1));
  for (const cells of rest) {
    if (isFilled(cells)) {
      const name = cells[columns.indexOf(NAME_COLUMN)]?.trim() || `Line ${line}`;
      const found = readRow(cells, columns, rules);
      if (typeof found === 'string') bad.push({ line, name, reason: found });
      else rows.push({ name, values: valuesOf(found, rules) });
    }
    line += linesOf([cells]);
  }
  const unknown = head.filter((heading, place) => !columns[place] && heading.trim() !== '');
  return { rows, bad, unknown };
}

/** A sentence where something in the row cannot be read. */
function readRow(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
  { fields, pf }: PayrollRules,
): Employee | string {
  const typed = typedOf(cells, columns, fields, pf);
  if (typeof typed === 'string') return typed;
  const { errors, complete, values } = checkProfile(fields, typed);
  const [wrong] = Object.entries(errors);
  if (wrong) return `${fields[wrong[0]]?.label}: ${wrong[1]}`;
  return complete ? employeeFrom(values) : 'Basic pay is empty.';
}

function valuesOf(employee: Employee, { components, figure }: PayrollRules): PayrollRow['values'] {
  const found = wagesOf(components, employee.pay, figure);
  const { wages } = found;
  const member = employee.pf !== 'none';
  const [now, before] = [wages, found.before].map((base) =>
    providentFund(member ? base : 0, employee.pf !== 'all', figure),
  ) as [ReturnType<typeof providentFund>, ReturnType<typeof providentFund>];
  const esi = esiOf(wages, employee.disability, figure);
  return {
    total: found.total,
    exclusions: found.exclusions,
    addedBack: found.addedBack,
    inKind: found.inKindCounted,
    wages,
    pfEmployee: now.employee,
    pfEmployer: now.employer,
    pension: now.pension,
    fund: now.fund,
    insurance: now.insurance,
    admin: now.admin,
    pfChange: now.cost - before.cost,
    esiEmployer: esi.employer,
    esiEmployee: esi.employee,
    gratuity: employee.service ? gratuityOf(wages, employee.service, figure).value : 0,
    leaveDay: leaveDay(wages, figure),
    overtimeHour: overtimeHour(wages, figure),
  };
}

/** Sum of a column over all rows. */
export const sumOf = ({ rows }: Payroll, column: PayrollColumn) =>
  paise(rows.reduce((sum, { values }) => sum + values[column], 0));

/** The result as a table, its headings first. */
export const payrollTable = ({ rows }: Payroll): (string | number)[][] => [
  ['Name', ...Object.values(PAYROLL_COLUMNS)],
  ...rows.map(({ name, values }) => [
    name,
    ...(Object.keys(PAYROLL_COLUMNS) as PayrollColumn[]).map((column) => values[column]),
  ]),
];

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/** Lines of the file that these rows take: a cell in quotes may have several. */
const linesOf = (rows: readonly (readonly string[])[]) =>
  rows.reduce((sum, cells) => sum + (cells.join('').match(/\n/g)?.length ?? 0) + 1, 0);
