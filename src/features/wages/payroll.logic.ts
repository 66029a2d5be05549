/** Wages of many employees, from the rows of a table such as payroll software exports. */
import Papa from 'papaparse';
import type { PayComponent } from '#collections/pay-components.ts';
import type { Question } from '#collections/tool-forms.ts';
import { parseAmount } from '#features/tool-engine/amounts.logic.ts';
import type { FigureLookup } from '#features/tool-engine/figures.logic.ts';
import { readFormState, type Answers } from '#features/tool-engine/questions.logic.ts';
import {
  normalizeHeading,
  parsePayrollTable,
  type HeadingMeaning,
  type HeadingMeanings,
} from './payroll-table.logic.ts';
import {
  esiOf,
  gratuityOf,
  payPerLeaveDay,
  payPerOvertimeHour,
  roundToPaise,
  providentFund,
  lengthOfService,
  wagesOf,
  type CeilingChange,
} from './wages.logic.ts';

interface PayrollRules {
  readonly components: readonly PayComponent[];
  readonly questions: readonly Question[];
  readonly pf: string;
  readonly figure: FigureLookup;
  readonly change?: CeilingChange | undefined;
}

/** Headings of names; those of pay are in its components, the others in their questions. */
const NAME_HEADINGS = [
  'name, employee name, name of employee, name of the employee, emp name, employee, ಹೆಸರು, ಉದ್ಯೋಗಿಯ ಹೆಸರು, नाम, कर्मचारी का नाम',
  'worker name, name of worker, name of the worker, worker, staff name, staff',
  'employee id, employee code, employee no, employee number, emp id, emp code, emp no, id, code',
];
/** "Grand total", "Sub-total", "Total for October", "Sales total (2)". */
const IS_TOTAL = /^\W*((sub|grand|gross|net|page)\W*)?totals?\b|\btotals?[\W\d]*$|^sum$/i;
const YES_OR_NO = /^(?:(yes|y|true|1)|no|n|false|0)$/i;

function meaningsOf({ components, questions }: PayrollRules): HeadingMeanings {
  const meanings = new Map<string, HeadingMeaning>();
  const add = (field: string, meaning: string, names: readonly string[]) => {
    for (const name of names) meanings.set(normalizeHeading(name), { field, meaning });
  };
  add('name', 'name', NAME_HEADINGS.join(', ').split(', '));
  for (const { name, columns } of questions) if (columns) add(name, name, [name, ...columns]);
  for (const { id, label, columns } of components) {
    // Different allowances that count alike are added up; basic pay has one column.
    for (const name of columns) add(id, id === 'basic' ? id : normalizeHeading(name), [name]);
    add(id, id, [id, label]);
  }
  return meanings;
}

/** Reads a table with headings, its cells separated by tab, semicolon, bar or comma; a sentence if it cannot. */
export function calculatePayroll(text: string, rules: PayrollRules) {
  const table = parsePayrollTable(text, meaningsOf(rules));
  if (typeof table === 'string') return table;
  const columns = table.columns.map(({ field }) => field);
  const rows: PayrollRow[] = [];
  const unreadableLines: string[] = [];
  for (const { cells, line } of table.rows) {
    const names = cells.filter((cell, index) => columns[index] === 'name' && cell.trim() !== '');
    const name = names.map((cell) => cell.trim()).join(' ');
    let answers = readRow(cells, columns, rules);
    if (columns.includes('name') && name === '')
      answers = 'there is no name, so it may be a total.';
    // The first cell of a total may be an empty serial number.
    const firstText = cells.find((cell) => /\p{L}/u.test(cell)) ?? '';
    if (IS_TOTAL.test(name || firstText)) answers = 'this is a total, not an employee.';
    if (typeof answers === 'string')
      unreadableLines.push(`Line ${line}${name && `, ${name}`}: ${answers}`);
    else rows.push(rowOf(name || `Line ${line}`, answers, rules));
  }
  if (rows.length === 0) return `No employee could be read. ${unreadableLines[0]}`;
  const headed = table.columns.filter(({ heading }) => heading.trim() !== '');
  const columnsLeftOut = headed.filter(({ field }) => !field).map(({ heading }) => heading);
  const columnsRead = describeColumns(headed, rules);
  return { rows, unreadableLines, columnsLeftOut, columnsRead, change: rules.change };
}
export type Payroll = Exclude<ReturnType<typeof calculatePayroll>, string>;

/** What was read from which column: `Special and other allowances from “Special” + “Food”`. */
function describeColumns(
  columns: readonly { heading: string; field?: string | undefined }[],
  { components, questions }: PayrollRules,
): string[] {
  return [...new Set(columns.map(({ field }) => field))].flatMap((field) => {
    if (field === undefined) return [];
    const question = questions.find(({ name }) => name === field);
    const outside = components.find(({ id }) => id === field && !question);
    const label = question?.label ?? (outside ? `${outside.label} (does not count)` : 'Name');
    const headings = columns.filter((column) => column.field === field);
    return `${label} from ${headings.map(({ heading }) => `“${heading.trim()}”`).join(' + ')}`;
  });
}

/** The answers of a row, or a sentence if something in it cannot be read. */
function readRow(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
  { questions, pf, figure }: PayrollRules,
): Answers | string {
  const query = new URLSearchParams({ pf });
  for (const [index, id] of columns.entries()) {
    const question = questions.find(({ name }) => name === id);
    const cell = cells[index]?.trim() ?? '';
    if (!question || cell === '' || cell === '-') continue;
    const { name, kind, label } = question;
    if (kind === 'one') {
      const answer = YES_OR_NO.exec(cell);
      if (!answer) return `${label}: Write yes or no.`;
      query.set(name, answer[1] ? 'yes' : 'no');
    } else query.set(name, kind === 'amount' ? addAmounts(query.get(name), cell) : cell);
  }
  const { answers, open } = readFormState(questions, query.toString(), figure);
  const [first] = open;
  if (!first) return answers;
  return first.error ? `${first.label}: ${first.error}` : `${first.label} is empty.`;
}

/** Adds up the columns of one component; an unreadable cell is kept, so that its error is reported. */
function addAmounts(before: string | null, cell: string): string {
  const sum = parseAmount(before ?? '0');
  if (sum === undefined) return before ?? '';
  const amount = parseAmount(cell);
  return amount === undefined ? cell : String(roundToPaise(sum + amount));
}

function rowOf(name: string, answers: Answers, { components, figure, change }: PayrollRules) {
  const wages = wagesOf(components, answers, figure);
  const service = lengthOfService(answers);
  const fund = change ? undefined : providentFund(wages.wages, answers, figure);
  const gratuity = service && gratuityOf(wages.wages, service, figure);
  return {
    name,
    wages,
    /** Undefined in a month in which the ceiling changed. */
    fund,
    /** Change in the employer's cost, compared with calculating on the earlier base. */
    fundChange: fund && fund.cost - providentFund(wages.before, answers, figure).cost,
    esi: esiOf(wages.wages, answers, figure),
    gratuity: gratuity?.due === 'unsure' ? 'not certain' : (gratuity?.value ?? 0),
    day: payPerLeaveDay(wages.wages, figure),
    hour: payPerOvertimeHour(wages.wages, figure),
  };
}
type PayrollRow = ReturnType<typeof rowOf>;

export const sumPayrollRows = ({ rows }: Payroll, value: (row: PayrollRow) => number) =>
  roundToPaise(rows.reduce((sum, row) => sum + value(row), 0));

/** In the file, for provident fund that is not worked out because the ceiling changed within the month. */
const DIVIDED = 'divided month';

/** CSV with headings; cells that a spreadsheet would run as a formula, with = + - @, get an apostrophe. */
export function payrollFile({ rows }: Payroll): string {
  const lines = rows.map(({ name, wages, fund, fundChange, esi, gratuity, day, hour }) => ({
    Name: name,
    'Pay counted in the 50% test': wages.total,
    Exclusions: wages.exclusions,
    'Added back': wages.addedBack,
    'In kind, counted': wages.inKindCounted,
    'Wages under the Labour Codes': wages.wages,
    'PF employee': fund?.employee ?? DIVIDED,
    'PF employer': fund?.employer ?? DIVIDED,
    'PF employer: pension (EPS)': fund?.pension ?? DIVIDED,
    'PF employer: fund (EPF)': fund?.fund ?? DIVIDED,
    EDLI: fund?.insurance ?? DIVIDED,
    'PF administration': fund?.admin ?? DIVIDED,
    'Change in PF cost of the employer': fundChange ?? DIVIDED,
    'ESI employer': esi.employer,
    'ESI employee': esi.employee,
    'Gratuity due': gratuity,
    'Day of leave': day,
    'Hour of overtime': hour,
  }));
  return `\uFEFF${Papa.unparse(lines, { escapeFormulae: true })}`;
}
