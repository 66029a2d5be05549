/** Reads charts that an editor writes, as a ```chart block in Markdown or as a block of a page. */
import { z } from 'zod';
import type { BodyPlugin } from '#lib/body-plugins.ts';
import {
  CHART_FENCE_LANGUAGE,
  DAYS_PER_YEAR,
  parseDayRanges,
  parseOnlyNumber,
  type Chart,
} from '#lib/charts/chart.ts';
import { createChartHtml } from '#lib/charts/draw.ts';
import { addIssueAt } from './collection.ts';
import * as field from './fields.ts';
import { quoteValue } from './reading/error-map.ts';
import { parseYaml } from './reading/source.ts';

const common = {
  title: field.title('Name of the chart, in a few words.'),
  says: field.text('One sentence that says what the drawing shows.'),
  columns: field
    .tableRow('Headings of the columns. The first column has the labels: "Year | Profit".')
    .pipe(z.array(z.string()).min(2).max(3)),
  rows: field.list('Rows: a label, then one figure for each further column.', field.tableRow()),
};

const KINDS = [
  z.strictObject({ kind: field.kind('bars'), ...common }),
  z.strictObject({
    kind: field.kind('parts'),
    ...common,
    line: field.optionalGroup('A line through the drawing, such as a limit.', {
      at: field.text('The figure at which the line is drawn.'),
      says: field.text('What the line means, such as "Half of pay".'),
    }),
  }),
  z.strictObject({
    kind: field.kind('strip'),
    ...common,
    over: field.choice(['month', 'year'], 'Axis: days of a month, or dates from April to March.'),
  }),
] as const;

/** A chart of one of the three kinds. A figure that cannot be drawn is an error. */
export const chart = z.discriminatedUnion('kind', KINDS).superRefine((value, context) => {
  field.addIssuesForRaggedRows(value, context);
  addIssueOfMixedUnits(value, context);
  for (const [row, [name, ...cells]] of value.rows.entries()) {
    if (name === '') addIssueAt(context, ['rows', row], 'has no name; write it before the first |');
    for (const [cell, figure] of cells.entries()) {
      const wrong = problemOfFigure(value, figure);
      if (wrong !== undefined) addIssueAt(context, ['rows', row, cell + 1], wrong);
    }
  }
  if (value.kind === 'parts') addIssuesOfParts(value, context);
});

const isPercent = (figure: string) => figure.endsWith('%');

/**
 * Reports a column that contains both percentages and other figures, because one scale cannot show both. Zero fits on
 * any scale, so every column may contain zero.
 */
function addIssueOfMixedUnits(
  { rows, columns }: z.output<(typeof KINDS)[number]>,
  context: z.RefinementCtx,
): void {
  for (const column of columns.slice(1).keys()) {
    const figures = rows
      .flatMap((row) => row[column + 1] ?? [])
      .filter((figure) => !figure.includes('{{') && parseOnlyNumber(figure) !== 0);
    if (figures.some(isPercent) && !figures.every(isPercent))
      addIssueAt(context, ['rows'], MIXED_UNITS);
  }
}
const MIXED_UNITS =
  'has figures in percent and others in one column, which no axis can show; write them in one unit';

/** Maximum number of parts: the drawing marks each part with a letter, A to H. */
const PARTS_MAX = 8;

/** Reports what one bar cannot show: too many parts, two columns of figures, a zero total, a line beyond the total. */
function addIssuesOfParts(
  { rows, columns, line }: Extract<z.output<(typeof KINDS)[number]>, { kind: 'parts' }>,
  context: z.RefinementCtx,
): void {
  if (rows.length > PARTS_MAX)
    addIssueAt(context, ['rows'], `has ${rows.length} parts; put the smallest together: at most 8`);
  if (columns.length > 2)
    addIssueAt(context, ['columns'], 'has a second figure, which parts cannot show; use bars');
  const numbers = rows.map(([, figure = '']) => parseOnlyNumber(figure));
  if (numbers.includes(undefined)) return; // Already reported, or a figure not filled in yet.
  const total = numbers.reduce((sum: number, number = 0) => sum + number, 0);
  if (total === 0) addIssueAt(context, ['rows'], 'has only parts of nil; write a sentence instead');
  // Rounded percentages may add up to slightly more than 100%.
  if (total > 101 && rows.every(([, figure = '']) => isPercent(figure)))
    addIssueAt(context, ['rows'], `adds up to ${total}%; the parts of a whole are at most 100%`);
  if (line === undefined || line.at.includes('{{')) return;
  const limit = parseOnlyNumber(line.at);
  if (limit === undefined || limit < 0)
    addIssueAt(context, ['line', 'at'], `found ${quoteValue(line.at)}; write one number`);
  else if (limit > total)
    addIssueAt(context, ['line', 'at'], 'is beyond the sum of the parts; use bars instead');
}

const STRIPS = {
  month: { last: 31, written: 'days up to 31, such as "7th" or "25th to 31st, 1st to 5th"' },
  year: {
    last: DAYS_PER_YEAR,
    written: 'dates, such as "15 June" or "1 March to 31 March, 1 April to 7 April"',
  },
};

/**
 * Returns why a figure cannot be drawn, or undefined. Text with `{{…}}` is accepted here and checked after the
 * figure has been filled in. `doctor/impossible-days.ts` reports a day that does not exist.
 */
function problemOfFigure(value: z.output<(typeof KINDS)[number]>, figure: string) {
  if (figure.includes('{{')) return undefined;
  const advice = `found ${quoteValue(figure)}; write`;
  if (value.kind !== 'strip') {
    const number = parseOnlyNumber(figure);
    if (number === undefined) return `${advice} one number, such as "₹4 lakh"`;
    return number < 0 ? `${advice} it in a table: a bar cannot show a loss` : undefined;
  }
  const { last, written } = STRIPS[value.over];
  const marks = parseDayRanges(figure, value.over);
  const first = value.over === 'month' ? 1 : 0;
  const canBeDrawn =
    marks.length > 0 && marks.every(({ from, to }) => first <= from && from <= to && to <= last);
  return canBeDrawn ? undefined : `${advice} ${written}`;
}

/** Reads a chart block in Markdown. Every value is read as text, so figures need no quotes. */
export const parseChartSource = (source: string) => parseYaml(source, 'failsafe');

/** Returns the chart of a block. Throws an error if the chart is invalid; the check of content/ reports it earlier. */
export const readChart = (source: string): Chart =>
  chart.parse(parseChartSource(source).document.toJS());

/**
 * Replaces a chart block in the Markdown body of an entry with the HTML of the chart. This plugin runs last, because
 * another plugin rejects HTML in a body.
 */
export const bodyChartsPlugin: BodyPlugin = {
  name: 'charts',
  element: {
    filter: ['pre'],
    visit(block, context) {
      const [code] = block.children;
      if (code?.type !== 'element') return undefined;
      const language = code.properties['className'];
      if (!Array.isArray(language) || !language.includes(`language-${CHART_FENCE_LANGUAGE}`))
        return undefined;
      return { type: 'raw', value: createChartHtml(readChart(context.textContent(block))) };
    },
  },
};
