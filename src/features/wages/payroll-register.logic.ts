/** Reads the employees in a pasted pay register, and collects questions about what is unclear. */
import type { PayComponent } from '#collections/pay-components.ts';
import type { Question } from '#collections/tool-forms.ts';
import { parseAmount } from '#features/tool-engine/amounts.logic.ts';
import type { FigureLookup } from '#features/tool-engine/figures.logic.ts';
import { readFormState, type Answers } from '#features/tool-engine/questions.logic.ts';
import { headingMeanings, normalizeHeading, readHeading } from './payroll-headings.logic.ts';
import {
  answerTo,
  readColumns,
  signedAmount,
  sumOfCells,
  type Choices,
  type PayrollColumn,
  type PayrollQuestion,
} from './payroll-columns.logic.ts';
import { askPeriod, compareGross } from './payroll-checks.logic.ts';
import {
  askAboutUnread,
  findHeadingNames,
  findRepeated,
  findSums,
  type Line,
} from './payroll-lines.logic.ts';
import { parsePayrollTable, type LeftOut, type TableRow } from './payroll-table.logic.ts';
import { isTotal } from './payroll-totals.logic.ts';
import { roundToPaise } from './wages.logic.ts';

export interface RegisterRules {
  readonly components: readonly PayComponent[];
  readonly questions: readonly Question[];
  readonly pf: string;
  readonly figure: FigureLookup;
}

const IS_EMPTY = /^([-–—]*|nil|none|n\.?\/?a\.?)$/i;
/** Fields that a loss of pay does not reduce. */
const KEPT_IN_LOSS = new Set(
  'pf pension disability years months fixed-term ends staff employer-pf expenses'.split(' '),
);
const YES_OR_NO = /^(?:(yes|y|true|1)|no|n|false|0)$/i;

/** Reads a table whose cells are separated by tab, semicolon, bar or comma, or returns an error message. */
export function readRegister(
  text: string,
  rules: RegisterRules,
  choicesFor: (signature: string) => Choices,
) {
  const { components, questions: fields } = rules;
  const meanings = headingMeanings(components, fields);
  const { parts } = meanings;
  const table = parsePayrollTable(text, meanings);
  if (typeof table === 'string') return table;

  /** Key under which the visitor's choices for this table are kept. Tables with the same headings share a key. */
  const signature = table.columns
    .map(({ heading, group }) => normalizeHeading(`${group} ${heading}`))
    .join('|');
  const chosen = choicesFor(signature);
  const questions: (PayrollQuestion & { readonly answer: string | undefined })[] = [];
  const ask = (question: PayrollQuestion) => {
    const answer = answerTo(question, chosen);
    questions.push({ ...question, answer });
    return answer;
  };
  const { leftOut, titles } = table;
  const named = table.rows.filter((row) => !isTotal(totalTextOf(row, table.columns.length)));
  const columns = readColumns({ ...table, rows: named }, meanings, components, ask);
  const hasField = (field: string) => columns.some((column) => column.field === field);
  let lines = table.rows.map((row): Line => {
    const textsOf = (...wanted: readonly string[]) =>
      columns
        .flatMap(({ field = '', index }) =>
          wanted.includes(field) ? row.cells[index]?.trim() || [] : [],
        )
        .join(' ');
    return { ...row, name: textsOf('name', 'code'), code: textsOf('code') };
  });
  const leave = ({ line, name }: Line, reason: string, mayBePay = false) =>
    leftOut.push({ line, name, reason, mayBePay });
  const leaveOut = (dropped: readonly Line[], reason: string, mayBePay = false) => {
    for (const line of dropped) leave(line, reason, mayBePay);
    lines = lines.filter((line) => !dropped.includes(line));
  };
  const paid = columns.filter(
    ({ field = '', isAsked }) => isAsked || field === 'gross' || parts.has(field),
  );
  const hasPay = ({ cells }: Line) =>
    paid.some(
      ({ index }) => /\p{Nd}/u.test(cells[index] ?? '') && signedAmount(cells[index]) !== 0,
    );
  leaveOut(
    lines.filter((line) => isTotal(line.name || totalTextOf(line, columns.length))),
    'this is a total, not an employee.',
  );
  // Without a column of basic pay, only the missing column is reported, not each line that cannot be read.
  if (hasField('basic'))
    leaveOut(
      lines.filter((line) => !hasPay(line)),
      'it has no pay.',
    );
  leaveOut(
    findSums(lines, columns, ask),
    'its amounts are the sums of other lines, so it is a total.',
  );
  if (hasField('name') || hasField('code'))
    leaveOut(
      lines.filter(({ name }) => name === ''),
      'there is no name, so it may be a total.',
      true,
    );
  const factorOfSheet = askPeriod(titles, columns, lines, parts, ask);
  const notNames = new Set([...parts, 'deduction', 'gross', 'ctc']);
  const isHeading = (name: string) => notNames.has(readHeading(name, '', meanings).field ?? '');
  leaveOut(findHeadingNames(lines, isHeading, ask), 'this is no employee.');
  leaveOut(findRepeated(lines, ask), 'the employee is on another line too.');

  const employees: { name: string; line: Line; answers: Answers }[] = [];
  for (const line of hasField('basic') ? lines : []) {
    const answers = readRow(line.cells, columns, rules, factorOfSheet);
    if (typeof answers === 'string') leave(line, answers, true);
    else employees.push({ name: line.name || `Line ${line.line}`, line, answers });
  }
  leftOut.sort((one, other) => one.line - other.line);
  const isOpen = () => questions.some(({ answer }) => answer === undefined);
  // Asks about unread lines last, because other answers may make these lines readable.
  if (employees.length > 0 && !isOpen()) askAboutUnread(leftOut, ask);
  const read = employees.map(({ line }) => line);
  return {
    employees,
    columns,
    leftOut,
    questions,
    warning: compareGross(read, columns, parts),
    problem: isOpen() ? undefined : problemOf(columns, employees, leftOut),
    signature,
  };
}
export type Register = Exclude<ReturnType<typeof readRegister>, string>;

/** Returns a line's first cell that contains a letter, such as “Grand total”. */
const totalTextOf = ({ cells }: TableRow, width: number) =>
  cells.slice(0, width).find((cell) => /\p{L}/u.test(cell)) ?? '';

function problemOf(
  columns: readonly PayrollColumn[],
  employees: readonly unknown[],
  leftOut: readonly LeftOut[],
): string | undefined {
  if (!columns.some(({ field }) => field === 'basic')) {
    const headings = columns.filter(({ heading }) => heading !== '').map(({ label }) => label);
    return `No column contains basic pay, so wages cannot be calculated. The headings are ${headings.join(', ')}. Paste the pay register with a column headed “Basic pay”.`;
  }
  const [first] = leftOut;
  return employees.length === 0
    ? `No employee could be read. ${first ? describeLine(first) : ''}`
    : undefined;
}

/** Describes a line that is left out: `Line 3, Anu: it has no pay.` */
export const describeLine = ({ line, name, reason }: LeftOut) =>
  `Line ${line}${name ? `, ${name}` : ''}: ${reason}`;

/** Returns the answers that a row contains, or an error message if a cell cannot be read. */
function readRow(
  cells: readonly string[],
  columns: readonly PayrollColumn[],
  { questions, pf, figure }: RegisterRules,
  factorOfSheet: number,
): Answers | string {
  const query = new URLSearchParams({ pf });
  for (const { index, field, factor = factorOfSheet } of columns) {
    const question = questions.find(({ name }) => name === field);
    const cell = cells[index]?.trim() ?? '';
    if (!question || IS_EMPTY.test(cell)) continue;
    const { name, kind, label } = question;
    if (kind === 'one') {
      const answer = YES_OR_NO.exec(cell);
      if (!answer) return `${label}: Write yes or no.`;
      query.set(name, answer[1] ? 'yes' : 'no');
    } else if (kind === 'amount') {
      const amount = signedAmount(cell);
      if (amount === undefined) return `${label}: “${cell}” is not an amount.`;
      const before = Number(query.get(name) ?? 0);
      query.set(name, String(roundToPaise(before + amount * factor)));
    } else query.set(name, cell);
  }
  const problem = takeOffLoss(query, cells, columns);
  if (problem) return problem;
  const negative = questions.find(({ name }) => Number(query.get(name)) < 0);
  if (negative)
    return `${negative.label}: the sum is below zero. Deduct it from another amount of this line.`;
  const { answers, open } = readFormState(questions, query.toString(), figure);
  const [first] = open;
  if (!first) return answers;
  return `${first.label}: ${first.error ?? 'the cell is empty. Write 0 if there is none.'}`;
}

/**
 * Deducts the loss of pay (columns with the field `loss`) from the parts of pay, in proportion to their amounts.
 * Returns an error message if all parts of pay are zero.
 */
function takeOffLoss(
  query: URLSearchParams,
  cells: readonly string[],
  columns: readonly PayrollColumn[],
): string | undefined {
  const loss = Math.abs(
    sumOfCells(
      cells,
      columns.filter(({ field }) => field === 'loss'),
    ),
  );
  const reduced = columns.filter(({ field = '' }) => query.has(field) && !KEPT_IN_LOSS.has(field));
  const pay = sumOfCells(cells, reduced);
  if (loss === 0) return undefined;
  if (pay === 0) return 'Loss of pay: there is no pay from which it can be deducted.';
  for (const field of new Set(reduced.map((column) => column.field ?? ''))) {
    const amount = parseAmount(query.get(field) ?? '');
    if (amount !== undefined) query.set(field, String(roundToPaise(amount * (1 - loss / pay))));
  }
  return undefined;
}
