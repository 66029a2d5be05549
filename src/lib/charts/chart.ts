/** Reads a chart that an editor has written: its sentence, its table, and the numbers in its texts. */
import { CRORE, LAKH } from '#lib/dated-values.ts';
import { MONTHS } from '#lib/format.ts';

interface ChartTable {
  readonly title: string;
  /** One sentence that says what the drawing shows. */
  readonly says: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A chart as an editor writes it; `collections/chart.ts` contains the schema. */
export type Chart = ChartTable &
  (
    | { readonly kind: 'bars' }
    | {
        readonly kind: 'parts';
        /** A line through the drawing, such as a limit. */
        readonly line?: { readonly at: string; readonly says: string } | undefined;
      }
    | { readonly kind: 'strip'; readonly over: 'month' | 'year' }
  );

/** The language of a code block that becomes a chart. */
export const CHART_FENCE_LANGUAGE = 'chart';

const CHART_BLOCK = /^```chart\n[\s\S]*?^```$/gm;
const CHART_SENTENCE = /^says: *(.*)$/m;

/** Replaces each chart block in a Markdown body with the sentence of the chart (`says`). */
export const replaceChartsWithSentences = (body: string) =>
  body.replace(CHART_BLOCK, (chart) => CHART_SENTENCE.exec(chart)?.[1] ?? '');

/** Returns the rows of the chart's table. If the chart has a line, such as a limit, the line is the last row. */
export function chartTableRows(chart: Chart): readonly (readonly string[])[] {
  if (!('line' in chart) || chart.line === undefined) return chart.rows;
  return [...chart.rows, [chart.line.says, chart.line.at]];
}

/** Returns the alternative text of the drawing: `GST rates: books 0%, shoes 18%`. */
export function chartAltText(chart: Chart): string {
  const rows = chartTableRows(chart).map(
    ([label, ...figures]) => `${label} ${figures.join(' and ')}`,
  );
  return `${chart.title}: ${rows.join(', ')}`;
}

const SIZES: Readonly<Record<string, number>> = {
  thousand: 1_000,
  lakh: LAKH,
  million: 1_000_000,
  crore: CRORE,
  billion: 1_000_000_000,
  'lakh crore': LAKH * CRORE,
};
const NUMBERS =
  /\bnil\b|([−–-]\s*₹?\s*)?(\d[\d,]*(?:\.\d+)?)(?:\s*(lakh crore|thousand|lakh|million|crore|billion)\b)?/gi;

/** Returns the only number in a text: 400000 for `₹4 lakh`, 0 for `Nil`; undefined if there are none or several. */
export function parseOnlyNumber(text: string): number | undefined {
  const [match, ...more] = text.matchAll(NUMBERS);
  if (!match || more.length > 0) return undefined;
  const [, minus, number = '0', size = ''] = match;
  const value = Number(number.replaceAll(',', '')) * (SIZES[size.toLowerCase()] ?? 1);
  return minus === undefined ? value : -value;
}

export const DAYS_PER_YEAR = 365;
/** Number of days from 1 April to the first of each month. */
export const MONTH_STARTS = [0, 30, 61, 91, 122, 153, 183, 214, 244, 275, 306, 334];
const DATE = `(\\d{1,2}) (${MONTHS.join('|')})`;
const DATES = new RegExp(`${DATE}(?: to ${DATE})?`, 'g');
const MONTH_DAYS = /(\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:-|–|to)\s*(\d{1,2})(?:st|nd|rd|th)?)?/g;

const dayOfYear = (day: string, month: string) => {
  const index = (MONTHS.indexOf(month) - MONTHS.indexOf('April') + 12) % 12;
  return (MONTH_STARTS[index] ?? 0) + Number(day) - 1;
};

/** Returns the days to mark on an axis: `7th to 10th` gives 7 to 10, and `15 June` gives 75, counted from 1 April. */
export function parseDayRanges(text: string, over: 'month' | 'year') {
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
