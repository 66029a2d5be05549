/** Decides what each column of a pay register contains, and asks the visitor instead of guessing. */
import type { PayComponent } from '#collections/pay-components.ts';
import { parseAmount } from '#features/tool-engine/amounts.logic.ts';
import {
  groupByKey,
  normalizeHeading,
  readHeading,
  type HeadingMeanings,
  type HeadingReading,
  type Period,
} from './payroll-headings.logic.ts';
import { PERIODS } from './payroll-periods.logic.ts';
import type { TableColumn, TableRow } from './payroll-table.logic.ts';

export interface PayrollQuestion {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The answer until the visitor chooses another; undefined if the result waits for an answer. */
  readonly preset?: string | undefined;
}
/** The visitor's choices by the id of their question. */
export type Choices = Readonly<Record<string, string>>;
export const answerTo = ({ id, preset, choices }: PayrollQuestion, chosen: Choices) =>
  choices.some(({ value }) => value === chosen[id]) ? chosen[id] : preset;

export interface PayrollColumn extends TableColumn, HeadingReading {
  /** Factor that turns the amounts into monthly ones. */
  readonly factor: number;
  /** True while the question about the column is open. */
  readonly isAsked?: boolean;
}

/** Larger numbers are taken for account, telephone or membership numbers. */
const LARGEST_AMOUNT = 1e8;
const HOW_IT_COUNTS: Readonly<Record<PayComponent['counts'], string>> = {
  wages: 'wages',
  unlisted: 'counts as wages',
  excluded: 'excluded up to the limit',
  outside: 'does not count',
  kind: 'in kind',
};
/** Answers that leave a column out of the calculation. */
const NOT_PAY = [
  { value: 'deduction', label: 'A deduction, a total or net pay' },
  { value: 'record', label: 'A number, days or hours, not rupees' },
  { value: 'ignore', label: 'Ignore this column' },
];
const isPeriod = (variant: string | undefined): variant is Period =>
  variant !== undefined && variant in PERIODS;

const quoteList = (columns: readonly TableColumn[]) => columns.map(({ label }) => label).join(', ');

/** Reads `1,200`, and `(1,200)`, `-1,200` and `1,200.00-` as below zero; undefined for a text that is no amount. */
export function signedAmount(cell = ''): number | undefined {
  const [, inBrackets, after, before] = /^\((.*)\)$|^[-−–](.*)$|^(.*\d)-$/.exec(cell.trim()) ?? [];
  const negative = inBrackets ?? after ?? before;
  const amount = parseAmount(negative ?? cell);
  return amount === undefined || negative === undefined ? amount : -amount;
}

/** Returns the columns of a table, as they are read with the visitor's choices, and the questions about them. */
export function readColumns(
  { columns: tableColumns, rows }: { columns: readonly TableColumn[]; rows: readonly TableRow[] },
  meanings: HeadingMeanings,
  components: readonly PayComponent[],
  yesOrNo: ReadonlySet<string>,
  chosen: Choices,
) {
  const questions: PayrollQuestion[] = [];
  const ask = (question: PayrollQuestion) => {
    questions.push(question);
    return answerTo(question, chosen);
  };
  const isComponent = (field: string | undefined) => components.some(({ id }) => id === field);
  const kinds = components.map(({ id, label, counts }) => ({
    value: id,
    label: `${label} (${HOW_IT_COUNTS[counts]})`,
  }));
  /** Returns the largest amount in a column; 0 for serial numbers, account numbers and telephone numbers. */
  const largestIn = ({ index }: TableColumn) => {
    const amounts = rows.map(({ cells }) => Math.abs(signedAmount(cells[index]) ?? 0));
    if (amounts.every((amount, row) => amount === row + 1)) return 0;
    return Math.max(0, ...amounts.filter((amount) => amount < LARGEST_AMOUNT));
  };
  const hasAmounts = (column: TableColumn) => largestIn(column) > 0;

  const readings = tableColumns.map((column) => {
    const reading = readHeading(column.heading, column.group, meanings);
    const adjusted = { ...column, ...reading, ...byAmounts(reading, largestIn(column), yesOrNo) };
    return { ...adjusted, factor: 1 };
  });
  const afterDeductions = columnsAfterDeductions(
    readings.map((column) => ({
      ...column,
      isPay: isComponent(column.field),
      isEmpty: !hasAmounts(column),
    })),
  );
  const columns: PayrollColumn[] = readings.map((column, position) => {
    const { field, meaning, variant, label, probable } = column;
    if (field === undefined && normalizeHeading(column.heading) === 'total')
      return { ...column, field: afterDeductions.has(position) ? 'deduction' : 'gross' };
    const isPay = isComponent(field);
    if (field === 'loss')
      return { ...column, field: ask({ ...LOSS_OF_PAY, label: `${label}: ${LOSS_OF_PAY.label}` }) };
    const isUnclear =
      variant === 'arrears' ||
      (isPay && afterDeductions.has(position) && field !== 'employer-pf' && field !== 'gratuity');
    if (
      (field !== undefined && !isUnclear && !probable) ||
      (field !== undefined && !isPay) ||
      !hasAmounts(column)
    )
      return column;
    // The statutory registers have "Others" among the earnings and again among the deductions.
    const isAgain = readings
      .slice(0, position)
      .some((other) => other.meaning === meaning && other.field === field);
    const preset = isUnclear
      ? isAgain && variant === undefined
        ? 'deduction'
        : undefined
      : probable
        ? field
        : undefined;
    const occurrence = readings
      .slice(0, position)
      .filter((other) => other.heading === column.heading).length;
    const place = isUnclear && variant === undefined ? ', which follows the deductions' : '';
    const answer = ask({
      id: `column ${normalizeHeading(`${column.group} ${column.heading}`) || column.index} ${occurrence}`,
      label: `What is ${label}${place}?`,
      choices: [...kinds, ...NOT_PAY],
      preset,
    });
    const apart = { variant: undefined, meaning: `${meaning} ${position}` };
    return { ...column, ...apart, field: answer, isAsked: answer === undefined };
  });
  const withoutCopies = settleCopies(columns, isComponent, hasAmounts, ask);
  return { columns: settlePeriods(withoutCopies, isComponent, ask), questions };
}

/** Most days of a month; a column with a larger number contains amounts. */
const MOST_DAYS = 31;
const LOSS_OF_PAY: PayrollQuestion = {
  id: 'loss of pay',
  label: 'do the columns of pay show the month before or after this loss of pay?',
  choices: [
    { value: 'deduction', label: 'After it: nothing more is deducted' },
    { value: 'loss', label: 'Before it: deduct it from all parts in proportion' },
  ],
};

/** Returns what the amounts of a column change in the meaning of its heading. */
function byAmounts(
  { field, meaning, isDays }: HeadingReading,
  largest: number,
  yesOrNo: ReadonlySet<string>,
): Partial<HeadingReading> {
  if (largest <= MOST_DAYS) return {};
  if (isDays) return { field: undefined };
  // A column "EPS" states membership or, if it has amounts, the employer's contribution to the pension fund.
  if (field === 'pension') return { field: 'employer-pf', probable: true };
  if (field !== undefined && yesOrNo.has(field)) return { field: undefined };
  return field === 'deduction' && /^(lop|losspay|lwp|absen)/.test(meaning) ? { field: 'loss' } : {};
}

/** Adds a question; returns the visitor's choice or else the preset. */
export type Ask = (question: PayrollQuestion) => string | undefined;

/** Returns the positions from the first deduction to the next total or net pay, if no title says what they are. */
function columnsAfterDeductions(
  columns: readonly (HeadingReading &
    TableColumn & { readonly isPay: boolean; readonly isEmpty: boolean })[],
): Set<number> {
  const positions = new Set<number>();
  let isAfter = false;
  for (const [position, { field, heading, group, isEmpty }] of columns.entries()) {
    if (group === '' && isAfter) positions.add(position);
    const hasPay = columns.slice(0, position).some(({ isPay }) => isPay);
    if (field === 'ctc' || /\b(net|total|hand|home)\b/i.test(heading)) isAfter = false;
    else if (field === 'deduction' && hasPay && !isEmpty) isAfter = true;
  }
  return positions;
}

/** Leaves out columns that repeat a part of pay, such as the rate beside the amount earned; asks which count. */
function settleCopies(
  columns: readonly PayrollColumn[],
  isComponent: (field: string | undefined) => boolean,
  hasAmounts: (column: TableColumn) => boolean,
  ask: Ask,
): PayrollColumn[] {
  const copiesOf = ({ field, meaning }: PayrollColumn) =>
    isComponent(field) || field === 'years' || field === 'months'
      ? columns.filter((other) => other.field === field && other.meaning === meaning)
      : [];
  const leaveOut = new Set<number>();
  // An annual or cumulative basic pay beside "Basic" is left out without a question.
  for (const column of columns) {
    const isOtherPeriod = isPeriod(column.variant) || column.variant === 'year-to-date';
    const monthly = copiesOf(column).some(
      ({ variant }) => !isPeriod(variant) && variant !== 'year-to-date',
    );
    if (isOtherPeriod && monthly) leaveOut.add(column.index);
  }
  const remaining = (column: PayrollColumn) =>
    copiesOf(column).filter((other) => !leaveOut.has(other.index) && hasAmounts(other));
  const doubled = columns.filter(
    (column) => remaining(column).includes(column) && remaining(column).length > 1,
  );
  const variantOf = ({ variant }: PayrollColumn) => variant ?? 'plain';
  // One question covers all parts of pay that have the same kinds of columns, such as a rate and an amount earned.
  const formsOf = (column: PayrollColumn) => remaining(column).map(variantOf).sort();
  const hasForms = (column: PayrollColumn) =>
    new Set(formsOf(column)).size === formsOf(column).length;
  const byForms = groupByKey(doubled.filter(hasForms), (column) => formsOf(column).join(' '));
  for (const [forms, copies] of byForms) {
    const answer = ask({
      id: `basis ${forms}`,
      label: 'Several columns contain the same part of pay. Which of them count?',
      choices: [...new Set(copies.map(variantOf))].map((variant) => ({
        value: variant,
        label: quoteList(copies.filter((column) => variantOf(column) === variant)),
      })),
    });
    for (const column of copies)
      if (answer !== undefined && variantOf(column) !== answer) leaveOut.add(column.index);
  }
  for (const column of doubled) {
    const copies = remaining(column);
    if (hasForms(column) || copies[0] !== column) continue;
    const answer = ask({
      id: `copies ${column.meaning}`,
      label: `${quoteList(copies)} may be the same pay. Which of them count?`,
      choices: [
        ...copies.map(({ index, label }) => ({ value: String(index), label: `Only ${label}` })),
        ...(isComponent(column.field) ? [{ value: 'all', label: 'All, added up' }] : []),
      ],
    });
    if (answer !== 'all' && answer !== undefined)
      for (const { index } of copies) if (String(index) !== answer) leaveOut.add(index);
  }
  return columns.map((column) =>
    leaveOut.has(column.index) ? { ...column, field: 'ignore' } : column,
  );
}

/** Asks about columns whose heading mentions another period than a month: `Bonus (annual)` beside a monthly pay. */
function settlePeriods(
  columns: readonly PayrollColumn[],
  isComponent: (field: string | undefined) => boolean,
  ask: Ask,
): PayrollColumn[] {
  const others = columns.filter(({ field, variant }) => isComponent(field) && isPeriod(variant));
  if (others.length === 0) return [...columns];
  const answer = ask({
    id: `period of ${others.map(({ meaning, variant }) => `${meaning} ${variant}`).join(' ')}`,
    label: `The ${others.length === 1 ? 'heading' : 'headings'} ${quoteList(others)} may not mean the pay of a month. What are the amounts below?`,
    choices: Object.entries(PERIODS).map(([value, { label }]) => ({ value, label })),
  });
  const factor = PERIODS[(answer ?? 'month') as keyof typeof PERIODS].factor;
  return columns.map((column) => (others.includes(column) ? { ...column, factor } : column));
}
