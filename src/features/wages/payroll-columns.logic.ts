/** Finds out what each column of a pay register contains, and asks the visitor about unclear columns. */
import type { PayComponent } from '#collections/pay-components.ts';
import { parseAmount } from '#features/tool-engine/amounts.logic.ts';
import { groupByKey } from '#lib/group-by-key.ts';
import {
  normalizeHeading,
  readHeading,
  type HeadingMeanings,
  type HeadingReading,
} from './payroll-headings.logic.ts';
import { factorOf, PERIOD_CHOICES, PERIODS } from './payroll-periods.logic.ts';
import type { TableColumn, TableRow } from './payroll-table.logic.ts';

export interface PayrollQuestion {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The preselected choice; undefined if the visitor has to choose. */
  readonly preset?: string | undefined;
}
/** The visitor's choices; each key is the id of a question. */
export type Choices = Readonly<Record<string, string>>;
export const answerTo = ({ id, preset, choices }: PayrollQuestion, chosen: Choices) =>
  choices.some(({ value }) => value === chosen[id]) ? chosen[id] : preset;

export interface PayrollColumn extends TableColumn, HeadingReading {
  /** Factor that converts this column to monthly amounts, such as 1/12. Default: the factor of the whole register. */
  readonly factor?: number;
  /** True while the visitor has not answered the question about this column. */
  readonly isAsked?: boolean;
}

/** Amounts in rupees are below this limit; larger numbers are account, telephone or membership numbers. */
const LARGEST_AMOUNT = 1e8;
const HOW_IT_COUNTS: Readonly<Record<PayComponent['counts'], string>> = {
  wages: 'wages',
  unlisted: 'counts as wages',
  excluded: 'excluded up to the limit',
  outside: 'does not count',
  kind: 'in kind',
};
/** Choices that exclude a column from the calculation. */
const NOT_PAY = [
  { value: 'deduction', label: 'A deduction, a total or net pay (does not count)' },
  { value: 'record', label: 'A number, days or hours, not rupees' },
  { value: 'ignore', label: 'Ignore this column' },
];
const isPeriod = (variant = '') => variant in PERIODS;

const quoteList = (columns: readonly TableColumn[]) => columns.map(({ label }) => label).join(', ');

/** Reads an amount; `(1,200)`, `-1,200` and `1,200.00-` are below zero. Returns undefined if the cell has no amount. */
export function signedAmount(cell = ''): number | undefined {
  const [, inBrackets, after, before] = /^\((.*)\)$|^[-−–](.*)$|^(.*\d)-$/.exec(cell.trim()) ?? [];
  const negative = inBrackets ?? after ?? before;
  const amount = parseAmount(negative ?? cell);
  return amount === undefined || negative === undefined ? amount : -amount;
}

export const sumOfCells = (cells: readonly string[], columns: readonly TableColumn[]) =>
  columns.reduce((sum, { index }) => sum + (signedAmount(cells[index]) ?? 0), 0);

/** Adds a question. Returns the visitor's answer, or the preset until the visitor answers. */
export type Ask = (question: PayrollQuestion) => string | undefined;

type ReadColumn = TableColumn & HeadingReading;

/** Finds out what each column of a table contains, from the headings, the amounts and the visitor's choices. */
export function readColumns(
  { columns, rows }: { columns: readonly TableColumn[]; rows: readonly TableRow[] },
  meanings: HeadingMeanings,
  components: readonly PayComponent[],
  ask: Ask,
): readonly PayrollColumn[] {
  const { parts } = meanings;
  const choices = components.map(({ id, label, counts }) => ({
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
  const readings = columns.map((column): ReadColumn => {
    const reading = readHeading(column.heading, column.group, meanings);
    return { ...column, ...reading, ...byAmounts(reading, largestIn(column), meanings) };
  });
  const afterDeductions = columnsAfterDeductions(readings, parts, hasAmounts);
  const read = readings.map((column, position): PayrollColumn => {
    const { field, meaning, variant, label, heading, group, probable } = column;
    const isAfter = afterDeductions.has(column);
    if (field === undefined && normalizeHeading(heading) === 'total')
      return { ...column, field: isAfter ? 'deduction' : 'gross' };
    if (field === 'loss')
      return { ...column, field: ask({ ...LOSS_OF_PAY, label: `${label}: ${LOSS_OF_PAY.label}` }) };
    const isPart = field !== undefined && parts.has(field);
    const isUnclear =
      isPart &&
      (variant === 'arrears' || (isAfter && field !== 'employer-pf' && field !== 'gratuity'));
    const isKnown = field !== undefined && !(isPart && (isUnclear || probable));
    if (isKnown || !hasAmounts(column)) return column;
    const before = readings.slice(0, position);
    let preset = probable ? field : undefined;
    if (isUnclear) {
      // The statutory registers have "Others" twice: first among the earnings, then among the deductions.
      const isAgain = before.some((other) => other.meaning === meaning && other.field === field);
      preset = isAgain && variant === undefined ? 'deduction' : undefined;
    }
    const occurrence = before.filter((other) => other.heading === heading).length;
    const place = isUnclear && variant === undefined ? ', which follows the deductions' : '';
    const answer = ask({
      id: `column ${normalizeHeading(`${group} ${heading}`) || column.index} ${occurrence}`,
      label: `What is ${label}${place}?`,
      choices: [...choices, ...NOT_PAY],
      preset,
    });
    const apart = { variant: undefined, meaning: `${meaning} ${position}` };
    return { ...column, ...apart, field: answer, isAsked: answer === undefined };
  });
  return settlePeriods(settleCopies(read, parts, hasAmounts, ask), parts, ask);
}

/** Maximum number of days in a month; a column with a larger number contains amounts. */
const MOST_DAYS = 31;
const LOSS_OF_PAY: PayrollQuestion = {
  id: 'loss of pay',
  label: 'do the columns of pay show the month before or after this loss of pay?',
  choices: [
    { value: 'deduction', label: 'After it: nothing more is deducted' },
    { value: 'loss', label: 'Before it: deduct it from all parts in proportion' },
  ],
};

/** If the largest amount in a column contradicts the heading, returns the corrected reading; otherwise {}. */
function byAmounts(
  { field, meaning, isDays }: HeadingReading,
  largest: number,
  { yesOrNo }: HeadingMeanings,
): Partial<HeadingReading> {
  if (largest <= MOST_DAYS) return {};
  if (isDays) return { field: undefined };
  // A column "EPS" usually states membership; amounts in it are the employer's contribution to the pension fund.
  if (field === 'pension') return { field: 'employer-pf', probable: true };
  if (field !== undefined && yesOrNo.has(field)) return { field: undefined };
  return field === 'deduction' && /^(lop|losspay|lwp|absen)/.test(meaning) ? { field: 'loss' } : {};
}

/** Returns the columns between a deduction and the next total or net pay, except columns with a group heading. */
function columnsAfterDeductions(
  columns: readonly ReadColumn[],
  parts: ReadonlySet<string>,
  hasAmounts: (column: TableColumn) => boolean,
) {
  const found = new Set<TableColumn>();
  let hasPay = false;
  let isAfter = false;
  for (const column of columns) {
    const { field = '', heading, group } = column;
    if (group === '' && isAfter) found.add(column);
    if (field === 'ctc' || /\b(net|total|hand|home)\b/i.test(heading)) isAfter = false;
    else if (field === 'deduction' && hasPay && hasAmounts(column)) isAfter = true;
    hasPay ||= parts.has(field);
  }
  return found;
}

/** If several columns contain the same part of pay (rate, amount earned), asks the visitor which columns to use. */
function settleCopies(
  columns: readonly PayrollColumn[],
  parts: ReadonlySet<string>,
  hasAmounts: (column: TableColumn) => boolean,
  ask: Ask,
): readonly PayrollColumn[] {
  const isMonthly = ({ variant }: PayrollColumn) =>
    !isPeriod(variant) && variant !== 'year-to-date';
  const variantOf = ({ variant }: PayrollColumn) => variant ?? 'plain';
  const counted = columns.filter(
    ({ field = '' }) => parts.has(field) || field === 'years' || field === 'months',
  );
  const copiesOfPay = [
    ...groupByKey(counted, ({ field, meaning }) => `${field} ${meaning}`).values(),
  ];
  // If there is a column "Basic", the columns "Basic (annual)" and "Basic YTD" are left out without a question.
  const leaveOut = new Set(
    copiesOfPay.flatMap((copies) =>
      copies.some(isMonthly) ? copies.filter((copy) => !isMonthly(copy)) : [],
    ),
  );
  const doubled = copiesOfPay
    .map((copies) => copies.filter((copy) => !leaveOut.has(copy) && hasAmounts(copy)))
    .filter((copies) => copies.length > 1);
  const differ = (copies: readonly PayrollColumn[]) =>
    new Set(copies.map(variantOf)).size === copies.length;
  // If several parts of pay have the same variants, such as a rate and an amount earned, one question covers all.
  const alike = groupByKey(doubled, (copies) =>
    differ(copies) ? copies.map(variantOf).sort().join(' ') : String(copies[0]?.meaning),
  );
  for (const [key, [first = [], ...more]] of alike) {
    const copies = [...first, ...more.flat()];
    const choiceOf = (copy: PayrollColumn) =>
      differ(first) ? variantOf(copy) : String(copy.index);
    const canAdd = !differ(first) && parts.has(first[0]?.field ?? '');
    const answer = ask({
      id: `copies ${key}`,
      label: `${quoteList(first)} may be the same pay. Which of them count?`,
      choices: [
        ...[...groupByKey(copies, choiceOf)].map(([value, chosen]) => ({
          value,
          label: `Only ${quoteList(chosen)}`,
        })),
        ...(canAdd ? [{ value: 'all', label: 'All, added up' }] : []),
      ],
    });
    if (answer === undefined || answer === 'all') continue;
    for (const copy of copies) if (choiceOf(copy) !== answer) leaveOut.add(copy);
  }
  return columns.map((column) => (leaveOut.has(column) ? { ...column, field: 'ignore' } : column));
}

/** Asks which period the amounts below headings such as `Bonus (annual)` cover. */
function settlePeriods(
  columns: readonly PayrollColumn[],
  parts: ReadonlySet<string>,
  ask: Ask,
): readonly PayrollColumn[] {
  const others = columns.filter(({ field = '', variant }) => parts.has(field) && isPeriod(variant));
  if (others.length === 0) return columns;
  const answer = ask({
    id: `period of ${others.map(({ meaning, variant }) => `${meaning} ${variant}`).join(' ')}`,
    label: `The ${others.length === 1 ? 'heading' : 'headings'} ${quoteList(others)} may not mean the pay of a month. What are the amounts below?`,
    choices: PERIOD_CHOICES,
  });
  const factor = factorOf(answer);
  return columns.map((column) => (others.includes(column) ? { ...column, factor } : column));
}
