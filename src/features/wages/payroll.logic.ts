/** Calculates the wages of many employees from a table, such as an export of payroll software. */
import Papa from 'papaparse';
import { formatRupees } from '#features/tool-engine/amounts.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { formatQuantity } from '#lib/format.ts';
import { groupByKey } from '#lib/group-by-key.ts';
import type { Choices, PayrollColumn } from './payroll-columns.logic.ts';
import {
  describeLine,
  readRegister,
  type Register,
  type RegisterRules,
} from './payroll-register.logic.ts';
import {
  esiOf,
  gratuityOf,
  payPerLeaveDay,
  payPerOvertimeHour,
  lengthOfService,
  providentFund,
  sumRupees,
  wagesOf,
} from './wages.logic.ts';

/** Calculates wages from a pasted register or returns an error message. `rows` is empty if a question is unanswered. */
export function calculatePayroll(
  text: string,
  rules: RegisterRules,
  choicesFor: (signature: string) => Choices,
) {
  const register = readRegister(text, rules, choicesFor);
  if (typeof register === 'string') return register;
  const { employees, columns, leftOut, questions, problem, signature, warning } = register;
  if (problem !== undefined && questions.length === 0) return problem;
  const isOpen = questions.some(({ answer }) => answer === undefined);
  const headed = columns.filter(({ heading }) => heading !== '');
  const isComplete = !isOpen && problem === undefined;
  const rows = isComplete ? employees.map(({ name, answers }) => rowOf(name, answers, rules)) : [];
  const isRead = (column: PayrollColumn) => labelOfField(column, rules) !== undefined;
  const columnsRead = describeColumns(headed.filter(isRead), rules);
  const columnsLeftOut = headed
    .filter((column) => !isRead(column) && !column.isAsked)
    .map(({ label }) => label);
  return {
    questions,
    problem,
    signature,
    isComplete,
    rows,
    headline: isComplete ? headlineOf(rows) : '',
    warning,
    summary: summaryOf(register, columnsRead, columnsLeftOut),
    unreadableLines: leftOut.map(describeLine),
    columnsRead,
    columnsLeftOut,
  };
}
export type Payroll = Exclude<ReturnType<typeof calculatePayroll>, string>;

function headlineOf(rows: readonly PayrollRow[]): string {
  const over = rows.filter(({ wages }) => wages.addedBack > 0).length;
  const total = sumRupees(rows.map(({ wages }) => wages.wages));
  const exceed =
    over === 0
      ? 'Exclusions do not exceed the limit.'
      : `Exclusions exceed the limit${rows.length > 1 ? ` for ${formatQuantity(over, 'employee')}` : ''}.`;
  return `${formatQuantity(rows.length, 'employee')}: wages of ${formatRupees(total)} a month. ${exceed}`;
}

/** Returns a sentence: `2 employees on lines 2 to 3 were read: Name from “Name”; not counted: “PF”.` */
function summaryOf(
  { employees, leftOut }: Register,
  columnsRead: readonly string[],
  columnsLeftOut: readonly string[],
): string {
  const lines = employees.map(({ line }) => line.line);
  const where = lines.length > 1 ? `lines ${lines[0]} to ${lines.at(-1)}` : `line ${lines[0]}`;
  const parts = [
    employees.length === 0
      ? `Read so far: ${columnsRead.join('; ')}`
      : `${formatQuantity(employees.length, 'employee')} on ${where} ${employees.length === 1 ? 'was' : 'were'} read: ${columnsRead.join('; ')}`,
    columnsLeftOut.length > 0 && `not counted: ${columnsLeftOut.join(', ')}`,
    leftOut.length > 0 &&
      `${formatQuantity(leftOut.length, 'line')} ${leftOut.length === 1 ? 'is' : 'are'} left out`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

/** Lists the columns from which each value was read: `Special and other allowances from “Special” + “Food”`. */
function describeColumns(columns: readonly PayrollColumn[], rules: RegisterRules): string[] {
  const byLabel = groupByKey(columns, (column) => labelOfField(column, rules) ?? '');
  return [...byLabel].map(
    ([label, same]) => `${label} from ${same.map((column) => column.label).join(' + ')}`,
  );
}

/** Returns the name of the field that a column contains; undefined if the column is not read. */
function labelOfField(
  { field = '' }: PayrollColumn,
  { components, questions }: RegisterRules,
): string | undefined {
  const question = questions.find(({ name }) => name === field);
  if (question) return question.label;
  const outside = components.find(({ id }) => id === field);
  if (outside) return `${outside.label} (does not count)`;
  return { name: 'Name', code: 'Name', gross: 'Gross pay, to compare,' }[field];
}

function rowOf(name: string, answers: Answers, { components, figure }: RegisterRules) {
  const wages = wagesOf(components, answers, figure);
  const service = lengthOfService(answers);
  const fund = providentFund(wages.wages, answers, figure);
  const gratuity = service && gratuityOf(wages.wages, service, figure);
  return {
    name,
    wages,
    fund,
    /** The employer's provident fund cost under the labour codes, minus the cost under the earlier law. */
    fundChange: fund.cost - providentFund(wages.before, answers, figure).cost,
    esi: esiOf(wages.wages, answers, figure),
    gratuity: gratuity?.due === 'unsure' ? 'not certain' : (gratuity?.value ?? 0),
    day: payPerLeaveDay(wages.wages, figure),
    hour: payPerOvertimeHour(wages.wages, figure),
  };
}
export type PayrollRow = ReturnType<typeof rowOf>;

type Value = (row: PayrollRow) => number | string;

/** Columns of the CSV file after the name. The printed table contains only the columns marked `printed`. */
const COLUMNS: readonly (readonly [title: string, valueOf: Value, where?: 'printed'])[] = [
  ['Pay counted in the 50% test', ({ wages }) => wages.total, 'printed'],
  ['Exclusions', ({ wages }) => wages.exclusions, 'printed'],
  ['Added back', ({ wages }) => wages.addedBack, 'printed'],
  ['In kind, counted', ({ wages }) => wages.inKindCounted],
  ['Wages under the Labour Codes', ({ wages }) => wages.wages, 'printed'],
  ['PF employee', ({ fund }) => fund.employee, 'printed'],
  ['PF employer', ({ fund }) => fund.employer],
  ['PF employer: pension (EPS)', ({ fund }) => fund.pension],
  ['PF employer: fund (EPF)', ({ fund }) => fund.fund],
  ['EDLI', ({ fund }) => fund.insurance],
  ['PF administration', ({ fund }) => fund.admin],
  ['PF employer in all', ({ fund }) => fund.cost, 'printed'],
  ['Change in PF cost of the employer', ({ fundChange }) => fundChange],
  ['ESI employer', ({ esi }) => esi.employer, 'printed'],
  ['ESI employee', ({ esi }) => esi.employee, 'printed'],
  ['Gratuity due', ({ gratuity }) => gratuity, 'printed'],
  ['Day of leave', ({ day }) => day],
  ['Hour of overtime', ({ hour }) => hour],
];

/** Returns the sum of a column; a dash if a value is not a number. */
function totalOf(values: readonly (number | string)[]): number | string {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length === values.length ? sumRupees(numbers) : '–';
}

/** Returns the columns and rows of the printed table as text. The last row contains the totals. */
export function printedTable(employees: readonly PayrollRow[]) {
  const printed = COLUMNS.filter(([, , where]) => where === 'printed');
  const rows = employees.map((employee) => printed.map(([, valueOf]) => valueOf(employee)));
  const totals = printed.map(([, valueOf]) => totalOf(employees.map(valueOf)));
  return {
    columns: ['Name', ...printed.map(([title]) => title)],
    rows: [...rows, totals].map((values, index) => [
      employees[index]?.name ?? 'Total',
      ...values.map((value) => (typeof value === 'number' ? formatRupees(value) : value)),
    ]),
  };
}

/** Returns the CSV file. If a cell begins with =, +, - or @, as a formula does, an apostrophe is put before it. */
export function payrollFile({ rows }: Payroll): string {
  const fields = ['Name', ...COLUMNS.map(([title]) => title)];
  const data = rows.map((row) => [row.name, ...COLUMNS.map(([, valueOf]) => valueOf(row))]);
  return `\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: true })}`;
}
