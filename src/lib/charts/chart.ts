/** What a chart is, wherever it was written: a block of Markdown, a block of a page, or data of an entry; and its figures, read as they are printed. */
import { MONTHS } from '#lib/format.ts';

export interface Line {
  /** The figure it marks. */
  readonly at: string;
  readonly says: string;
}

interface Common {
  /** What is measured, in a few words. */
  readonly title: string;
  /** One sentence that says what the drawing shows. */
  readonly says: string;
  /** Heads of the table: what the rows are, then what each figure is. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Its figures are invented. */
  readonly example?: boolean | undefined;
}

export const STRIP_AXES = ['month', 'year', 'amount'] as const;

/** The kinds of chart; the figures are texts as they are printed, and are read from them. */
export type Chart = Common &
  (
    | { readonly kind: 'steps' }
    | { readonly kind: 'columns' }
    | { readonly kind: 'bars'; readonly line?: Line | undefined }
    | { readonly kind: 'parts'; readonly line?: Line | undefined }
    | { readonly kind: 'strip'; readonly over: (typeof STRIP_AXES)[number] }
    | {
        readonly kind: 'timeline';
        /**
         * The event from which a time "within …" counts; a time without that word leads up to it. Where none
         * is named, a step begins when the one before it ends.
         */
        readonly event?: string | undefined;
      }
  );

export type ChartOf<Kind extends Chart['kind']> = Extract<Chart, { readonly kind: Kind }>;

/** All rows of the table: those of the chart, and the line that it draws through them. */
export function tableRows(chart: Chart): readonly (readonly string[])[] {
  if (!('line' in chart) || chart.line === undefined) return chart.rows;
  const { says, at } = chart.line;
  return [...chart.rows, [says, ...chart.columns.slice(2).map(() => '–'), at]];
}

/** What the drawing tells, for those who do not see it. */
export function chartInWords(chart: Chart): string {
  const rows = tableRows(chart).map(([label = '', ...figures]) =>
    [label, figures.filter((figure) => figure !== '').join(' and ')].filter(Boolean).join(' '),
  );
  return `${chart.title}: ${rows.join(', ')}`;
}

const WORDS = 'nil one two three four five six seven eight nine ten eleven twelve'.split(' ');
const LAKH = 100_000;
const SIZES: Readonly<Record<string, number>> = { lakh: LAKH, crore: 100 * LAKH };
const NUMBER = `\\d[\\d,]*(?:\\.\\d+)?|\\b(?:${WORDS.join('|')})\\b`;
const NUMBERS = new RegExp(`(${NUMBER})(?:\\s*(lakh|crore))?`, 'gi');

/** Every number of a text, in its order. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBERS)].map(
    ([, number = '', size = '']) => plainNumber(number) * (SIZES[size.toLowerCase()] ?? 1),
  );
}

function plainNumber(written: string): number {
  const word = WORDS.indexOf(written.toLowerCase());
  return word >= 0 ? word : Number(written.replaceAll(',', ''));
}

/** The one number of a text; undefined when there is none, or more than one. */
export function numberIn(text: string): number | undefined {
  const numbers = numbersIn(text);
  return numbers.length === 1 ? numbers[0] : undefined;
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
const TIME = new RegExp(
  `(${NUMBER})(?:\\s*(?:-|–|to)\\s*(${NUMBER}))?\\s+(working )?(day|week|month)s?\\b`,
  'i',
);

/** Days of a calendar for one working day. */
const WORKING_DAY = 7 / 5;

/** A length of time in days: `2-3 weeks` is from 14 to 21. A month counts 30. */
export function timeIn(text: string): Range | undefined {
  const [, least, most, working, unit = ''] = TIME.exec(text) ?? [];
  if (least === undefined) return undefined;
  const length = (DAYS[unit.toLowerCase()] ?? 1) * (working === undefined ? 1 : WORKING_DAY);
  return { from: plainNumber(least) * length, to: plainNumber(most ?? least) * length };
}

/** Days before each month of a year from April to March. */
const MONTH_LENGTHS = [30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 28, 31];
export const MONTH_STARTS = MONTH_LENGTHS.map((_length, month) =>
  MONTH_LENGTHS.slice(0, month).reduce((sum, days) => sum + days, 0),
);
export const YEAR_DAYS = 365;
const APRIL = 3;
const DATE = `(\\d{1,2}) (${MONTHS.join('|')})`;
const DATES = new RegExp(`${DATE}(?: to ${DATE})?`, 'g');
const MONTH_DAYS = /(\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:-|–|to)\s*(\d{1,2})(?:st|nd|rd|th)?)?/g;

const dayOfYear = (day: string, month: string) => {
  const place = (MONTHS.findIndex((name) => name === month) - APRIL + 12) % 12;
  return (MONTH_STARTS[place] ?? 0) + Number(day) - 1;
};

/** Where a text marks an axis: days of a month, dates of a year from April on, or amounts. */
export function marksIn(text: string, over: 'month' | 'year' | 'amount'): Range[] {
  if (over === 'amount') return numbersIn(text).map((at) => ({ from: at, to: at }));
  if (over === 'month')
    return [...text.matchAll(MONTH_DAYS)].map(([, from = '', to = from]) => ({
      from: Number(from),
      to: Number(to),
    }));
  return [...text.matchAll(DATES)].map(
    ([, day = '', month = '', lastDay = day, lastMonth = month]) => ({
      from: dayOfYear(day, month),
      to: dayOfYear(lastDay, lastMonth),
    }),
  );
}
