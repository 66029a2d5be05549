/** The employees of a pasted pay register, as far as it can be read without a guess, and the questions left open. */
import type { PayComponent } from '#collections/pay-components.ts';
import type { Question } from '#collections/tool-forms.ts';
import { parseAmount } from '#features/tool-engine/amounts.logic.ts';
import type { FigureLookup } from '#features/tool-engine/figures.logic.ts';
import { readFormState, type Answers } from '#features/tool-engine/questions.logic.ts';
import { headingMeanings, normalizeHeading } from './payroll-headings.logic.ts';
import {
  answerTo,
  readColumns,
  type Choices,
  type PayrollColumn,
  type PayrollQuestion,
} from './payroll-columns.logic.ts';
import { askGross, askPeriod } from './payroll-checks.logic.ts';
import { onePerEmployee, withoutSums, type Line } from './payroll-lines.logic.ts';
import { PERIODS } from './payroll-periods.logic.ts';
import { parsePayrollTable, type LeftOut, type TableRow } from './payroll-table.logic.ts';
import { isTotal } from './payroll-totals.logic.ts';
import { roundToPaise } from './wages.logic.ts';

export interface RegisterRules {
  readonly components: readonly PayComponent[];
  readonly questions: readonly Question[];
  readonly pf: string;
  readonly figure: FigureLookup;
}

const YES_OR_NO = /^(?:(yes|y|true|1)|no|n|false|0)$/i;

/** Reads a table with headings, its cells separated by tab, semicolon, bar or comma; a sentence if it cannot. */
export function readRegister(
  text: string,
  rules: RegisterRules,
  choicesFor: (signature: string) => Choices,
) {
  const { components, questions: fields } = rules;
  const parts = new Set(components.map(({ id }) => id));
  const meanings = headingMeanings(components, fields);
  const table = parsePayrollTable(text, meanings, parts);
  if (typeof table === 'string') return table;

  /** The same for every paste with these headings, so that choices stay with them. */
  const signature = table.columns
    .map(({ heading, group }) => normalizeHeading(`${group} ${heading}`))
    .join('|');
  const chosen = choicesFor(signature);
  const questions: PayrollQuestion[] = [];
  const ask = (question: PayrollQuestion) => {
    questions.push(question);
    return answerTo(question, chosen);
  };
  const { leftOut, titles } = table;
  const leave = ({ line, name }: Line, reason: string) => leftOut.push({ line, name, reason });

  const named = table.rows.filter((row) => !isTotal(totalTextOf(row, table.columns.length)));
  const read = readColumns({ ...table, rows: named }, meanings, components, chosen);
  const { columns } = read;
  const hasField = (field: string) => columns.some((column) => column.field === field);
  let lines = table.rows.map((row): Line => {
    const textsOf = (wanted: readonly string[]) =>
      columns.flatMap(({ field = '', index }) =>
        wanted.includes(field) ? row.cells[index]?.trim() || [] : [],
      );
    return { ...row, name: textsOf(['name', 'code']).join(' '), code: textsOf(['code']).join(' ') };
  });
  lines = lines.filter((line) => {
    if (isTotal(line.name || totalTextOf(line, columns.length)))
      leave(line, 'this is a total, not an employee.');
    else if ((hasField('name') || hasField('code')) && line.name === '')
      leave(line, 'there is no name, so it may be a total.');
    else return true;
    return false;
  });
  lines = withoutSums(lines, columns, ask, leave);
  questions.push(...read.questions);
  const factor = askPeriod(titles, columns, lines, parts, ask);

  const employees: { name: string; line: Line; answers: Answers }[] = [];
  for (const line of onePerEmployee(lines, ask, leave)) {
    const answers = readRow(line.cells, columns, rules, factor);
    if (typeof answers === 'string') leave(line, answers);
    else employees.push({ name: line.name || `Line ${line.line}`, line, answers });
  }
  const isOpen = () => questions.some((question) => answerTo(question, chosen) === undefined);
  const added = isOpen() ? [] : askGross(employees, columns, parts, ask);
  for (const [index, employee] of employees.entries()) {
    const special = Number(employee.answers['special'] ?? 0) + (added[index] ?? 0) * factor;
    if (added[index]) employee.answers = { ...employee.answers, special: roundToPaise(special) };
  }
  leftOut.sort((one, other) => one.line - other.line);
  return {
    employees,
    columns,
    leftOut,
    questions: questions.map((question) => ({ ...question, answer: answerTo(question, chosen) })),
    problem: isOpen() ? undefined : problemOf(columns, employees, leftOut),
    signature,
  };
}
export type Register = Exclude<ReturnType<typeof readRegister>, string>;

/** Where a line would say that it is a total: its first text, which may stand after an empty serial number. */
const totalTextOf = ({ cells }: TableRow, width: number) =>
  cells.slice(0, width).find((cell) => /\p{L}/u.test(cell)) ?? '';

function problemOf(
  columns: readonly PayrollColumn[],
  employees: readonly unknown[],
  leftOut: readonly LeftOut[],
): string | undefined {
  if (!columns.some(({ field }) => field === 'basic')) {
    const headings = columns.filter(({ heading }) => heading !== '').map(({ label }) => label);
    return `No column holds basic pay, so wages cannot be worked out. The headings are ${headings.join(', ')}. Paste the pay register with a column headed “Basic pay”.`;
  }
  const [first] = leftOut;
  return employees.length === 0
    ? `No employee could be read. ${first ? describeLine(first) : ''}`
    : undefined;
}

/** `Line 3, Anu: Basic pay is empty.` */
export const describeLine = ({ line, name, reason }: LeftOut) =>
  `Line ${line}${name ? `, ${name}` : ''}: ${reason}`;

/** The answers of a row, or a sentence if something in it cannot be read. */
function readRow(
  cells: readonly string[],
  columns: readonly PayrollColumn[],
  { questions, pf, figure }: RegisterRules,
  sheetFactor: number,
): Answers | string {
  const query = new URLSearchParams({ pf });
  for (const { index, field, variant, factor } of columns) {
    const question = questions.find(({ name }) => name === field);
    const cell = cells[index]?.trim() ?? '';
    if (!question || cell === '' || cell === '-') continue;
    const { name, kind, label } = question;
    if (kind === 'one') {
      const answer = YES_OR_NO.exec(cell);
      if (!answer) return `${label}: Write yes or no.`;
      query.set(name, answer[1] ? 'yes' : 'no');
    } else if (kind === 'amount') {
      // A column whose heading names a period has been asked about alone.
      const ofMonth = variant !== undefined && variant in PERIODS ? factor : sheetFactor;
      query.set(name, addAmounts(query.get(name), cell, ofMonth));
    } else query.set(name, cell);
  }
  const { answers, open } = readFormState(questions, query.toString(), figure);
  const [first] = open;
  if (!first) return answers;
  return first.error ? `${first.label}: ${first.error}` : `${first.label} is empty.`;
}

/** Adds up the columns of one component; an unreadable cell is kept, so that its error is reported. */
function addAmounts(before: string | null, cell: string, factor: number): string {
  const sum = parseAmount(before ?? '0');
  if (sum === undefined) return before ?? '';
  const amount = parseAmount(cell);
  return amount === undefined ? cell : String(roundToPaise(sum + amount * factor));
}
