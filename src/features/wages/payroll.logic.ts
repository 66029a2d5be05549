/** Wages of many employees, from the rows of a table such as payroll software exports. */
import Papa from 'papaparse';
import type { PayComponent } from '#collections/pay-components.ts';
import type { Question } from '#collections/tool-forms.ts';
import { amountIn, count } from '#features/tool-engine/amounts.logic.ts';
import type { FigureOf } from '#features/tool-engine/figures.logic.ts';
import { given } from '#features/tool-engine/questions.logic.ts';
import {
  employeeFrom,
  esiOf,
  gratuityOf,
  leaveDay,
  overtimeHour,
  providentFund,
  type Employee,
  type Esi,
  type ProvidentFund,
} from './costs.logic.ts';
import { paise, wagesOf, type Wages } from './wages.logic.ts';

export const PAYROLL_ROWS_MAX = 5_000;

/** What is worked out for an employee. */
interface Counted {
  readonly wages: Wages;
  readonly fund: ProvidentFund;
  /** Counted on what was counted on before. */
  readonly fundBefore: ProvidentFund;
  readonly esi: Esi;
  readonly gratuity: number;
  readonly day: number;
  readonly hour: number;
}

/** Columns of the result, after the name. */
const COLUMNS = {
  total: ['Pay that the test counts', ({ wages }) => wages.total],
  exclusions: ['Excluded allowances', ({ wages }) => wages.exclusions],
  addedBack: ['Added back', ({ wages }) => wages.addedBack],
  inKind: ['In kind, counted', ({ wages }) => wages.inKindCounted],
  wages: ['Wages under the labour codes', ({ wages }) => wages.wages],
  pfEmployee: ['PF employee', ({ fund }) => fund.employee],
  pfEmployer: ['PF employer', ({ fund }) => fund.employer],
  pension: ['PF employer: pension (EPS)', ({ fund }) => fund.pension],
  fund: ['PF employer: fund (EPF)', ({ fund }) => fund.fund],
  insurance: ['EDLI', ({ fund }) => fund.insurance],
  admin: ['PF administration', ({ fund }) => fund.admin],
  pfChange: [
    'Change in PF cost of the employer',
    ({ fund, fundBefore }) => fund.cost - fundBefore.cost,
  ],
  esiEmployer: ['ESI employer', ({ esi }) => esi.employer],
  esiEmployee: ['ESI employee', ({ esi }) => esi.employee],
  gratuity: ['Gratuity due', ({ gratuity }) => gratuity],
  leaveDay: ['Day of leave', ({ day }) => day],
  overtimeHour: ['Hour of overtime', ({ hour }) => hour],
} as const satisfies Record<string, readonly [string, (counted: Counted) => number]>;
export type PayrollColumn = keyof typeof COLUMNS;

export interface PayrollRow {
  readonly name: string;
  readonly values: Readonly<Record<PayrollColumn, number>>;
}
export interface BadRow {
  /** Of the table, from 1. */
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
  /** Of the form: a row answers them. */
  readonly questions: readonly Question[];
  /** Choice of provident fund for all. */
  readonly pf: string;
  readonly figure: FigureOf;
}

const NAME_COLUMN = 'name';

/** Headings other than those of the components, which their entry lists. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  [NAME_COLUMN]: [
    'employee',
    'employee name',
    'emp name',
    'employee id',
    'emp id',
    'emp code',
    'id',
  ],
  years: ['years of service', 'service', 'service years'],
  months: ['months of service', 'service months'],
  'fixed-term': ['fixed term', 'fixed term contract', 'fte'],
  pension: ['eps', 'eps member', 'pension fund'],
  disability: ['person with disability', 'pwd', 'disabled'],
};
const ANSWERS: readonly (readonly [string, readonly string[]])[] = [
  ['yes', ['yes', 'y', 'true', '1']],
  ['no', ['no', 'n', 'false', '0']],
];

/** `Basic (₹)`, `basic_pay` and `BASIC PAY` are read alike. */
const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[^a-z0-9]/g, '');

/** The field of each heading; undefined for one that is not understood. */
function columnsOf(
  headings: readonly string[],
  components: readonly PayComponent[],
): (string | undefined)[] {
  const known = new Map<string, string>();
  for (const [id, others] of Object.entries(HEADINGS))
    for (const name of [id, ...others]) known.set(plain(name), id);
  for (const { id, label, columns } of components)
    for (const name of [id, label, ...columns]) known.set(plain(name), id);
  return headings.map((heading) => known.get(plain(heading)));
}

/** Comma, semicolon or tab between cells, as the text has it. A sentence where it cannot be read at all. */
export function readPayroll(text: string, rules: PayrollRules): Payroll | string {
  const [head, ...employees] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''))
    .data.map((cells, place) => ({ cells, line: place + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!head || employees.length === 0)
    return 'The table needs a line of headings and at least one employee.';
  const columns = columnsOf(head.cells, rules.components);
  if (!columns.includes('basic')) return 'The first line has no column “Basic pay”.';
  if (employees.length > PAYROLL_ROWS_MAX)
    return `The table has ${count(employees.length)} employees; at most ${count(PAYROLL_ROWS_MAX)} are read at once.`;
  const rows: PayrollRow[] = [];
  const bad: BadRow[] = [];
  for (const { cells, line } of employees) {
    const name = cells[columns.indexOf(NAME_COLUMN)]?.trim() ?? '';
    const found = readRow(cells, columns, rules);
    if (typeof found === 'string') bad.push({ line, name, reason: found });
    else rows.push({ name: name || `Line ${line}`, values: valuesOf(found, rules) });
  }
  const unknown = head.cells.filter((heading, place) => !columns[place] && heading.trim() !== '');
  return { rows, bad, unknown };
}

/** A sentence where something in the row cannot be read. */
function readRow(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
  { components, questions, pf, figure }: PayrollRules,
): Employee | string {
  const query = new URLSearchParams({ pf });
  for (const [place, id] of columns.entries()) {
    const question = questions.find(({ name }) => name === id);
    const cell = cells[place]?.trim() ?? '';
    if (!question || cell === '' || cell === '-') continue;
    const { name, kind, label } = question;
    if (kind === 'one') {
      const answer = ANSWERS.find(([, words]) => words.includes(cell.toLowerCase()));
      if (!answer) return `${label}: Write yes or no.`;
      query.set(name, answer[0]);
    } else query.set(name, kind === 'amount' ? added(query.get(name), cell) : cell);
  }
  const { answers, errors, missing } = given(questions, query.toString(), figure);
  const [wrong] = questions.filter(({ name }) => errors[name]);
  if (wrong) return `${wrong.label}: ${errors[wrong.name]}`;
  return missing.length > 0 ? `${missing[0]?.label} is empty.` : employeeFrom(components, answers);
}

/** Several columns may be one component; what cannot be read stays, so that its error is told. */
function added(before: string | null, cell: string): string {
  const [one, other] = [amountIn(before ?? '0'), amountIn(cell)];
  if (one === undefined) return before ?? '';
  return other === undefined ? cell : String(paise(one + other));
}

function valuesOf(employee: Employee, { components, figure }: PayrollRules): PayrollRow['values'] {
  const wages = wagesOf(components, employee.pay, figure);
  const fund = (base: number) => providentFund(employee.pf === 'none' ? 0 : base, employee, figure);
  const counted: Counted = {
    wages,
    fund: fund(wages.wages),
    fundBefore: fund(wages.before),
    esi: esiOf(wages.wages, employee.disability, figure),
    gratuity: employee.service ? gratuityOf(wages.wages, employee.service, figure).value : 0,
    day: leaveDay(wages.wages, figure),
    hour: overtimeHour(wages.wages, figure),
  };
  return Object.fromEntries(
    Object.entries(COLUMNS).map(([column, [, value]]) => [column, value(counted)]),
  ) as Record<PayrollColumn, number>;
}

/** Sum of a column over all rows. */
export const sumOf = ({ rows }: Payroll, column: PayrollColumn) =>
  paise(rows.reduce((sum, { values }) => sum + values[column], 0));

/** The result as a table, its headings first. */
export const payrollTable = ({ rows }: Payroll): (string | number)[][] => [
  ['Name', ...Object.values(COLUMNS).map(([heading]) => heading)],
  ...rows.map(({ name, values }) => [name, ...Object.values(values)]),
];

/** A spreadsheet would run a cell that begins with = + - @ as a formula; such cells get an apostrophe. */
export const printTable = (table: (string | number)[][]): string =>
  `\uFEFF${Papa.unparse(table, { escapeFormulae: true })}`;
