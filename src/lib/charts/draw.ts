/** Draws charts: a `<figure>` for pages, and a picture for documents. */
import { MONTHS } from '#lib/format.ts';
import {
  MONTH_STARTS,
  DAYS_PER_YEAR,
  chartAltText,
  parseDayRanges,
  parseOnlyNumber,
  chartTableRows,
  type Chart,
} from './chart.ts';

/** Returns the drawing as a complete SVG file. `ground`: the background colour, also inside outlined bars. */
export function chartSvg(
  chart: Chart,
  { ink, mark, rule, ground }: Readonly<Record<'ink' | 'mark' | 'rule' | 'ground', string>>,
  font: string,
): string {
  const { height, shapes } = drawChart(chart);
  const style = `text{fill:${ink}}.chart-bold{font-weight:600}.chart-mark{fill:${mark}}.chart-outline,.chart-limit{fill:${ground};stroke:${mark};stroke-width:1.5}.chart-limit{stroke-width:2.5}.chart-rule{stroke:${rule}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CHART_WIDTH} ${height}" width="${CHART_WIDTH}" height="${height}" font-family="${font}" font-size="${FONT_SIZE}"><style>${style}</style>${shapes.join('')}</svg>`;
}

/** Returns the HTML of a chart: sentence, drawing, table. The content policy forbids style attributes. */
export function createChartHtml(chart: Chart): string {
  const { title, says, columns } = chart;
  const { height, shapes } = drawChart(chart);
  const heads = columns.map((column) => `<th scope="col">${escape(column)}</th>`).join('');
  const rows = chartTableRows(chart).map(([label = '', ...figures]) => {
    const cells = figures.map((figure) => `<td>${escape(figure)}</td>`).join('');
    return `<tr><th scope="row">${escape(label)}</th>${cells}</tr>`;
  });
  return (
    `<figure class="chart"><figcaption><b>${escape(title)}</b> ${escape(says)}</figcaption>` +
    `<svg viewBox="0 0 ${CHART_WIDTH} ${height}" role="img" aria-label="${escape(chartAltText(chart))}">${shapes.join('')}</svg>` +
    `<details><summary>Show these figures as a table</summary><table><caption class="sr-only">${escape(title)}</caption>` +
    `<thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></details></figure>`
  );
}

/**
 * Draws a chart without labels, for a card whose text states the figure. A `strip` gets one axis for the days of all
 * rows. If each row has two bars, only the first row is drawn, because the card explains no other row.
 */
export function chartMarks(chart: Chart): string {
  let rows = chart.rows;
  if (chart.kind === 'strip') rows = [['', rows.map(([, days]) => days).join(', ')]];
  if (chart.kind === 'bars' && chart.columns.length > 2) rows = rows.slice(0, 1);
  const bare = { ...chart, rows };
  const { height, shapes } = drawChart(bare, () => ({ shapes: [], height: 0 }));
  const marks = shapes.filter((shape) => !shape.startsWith('<text'));
  const top = chart.kind === 'strip' ? AXIS_TOP + 2 : 0;
  // Without letters, a divided bar needs extra height only if a line is drawn through the bar.
  const bottom = chart.kind === 'parts' ? PART.height + (chart.line ? 20 : 2) : height;
  return `<svg viewBox="0 ${top} ${CHART_WIDTH} ${bottom - top}" aria-hidden="true">${marks.join('')}</svg>`;
}

export function drawChart(chart: Chart, label: DrawLabel = labelled): Drawing {
  if (chart.kind === 'bars') return drawBars(chart, label);
  return chart.kind === 'parts' ? drawParts(chart, label) : drawStrip(chart, label);
}

type ChartOf<Kind extends Chart['kind']> = Extract<Chart, { readonly kind: Kind }>;

const valueOf = (figure: string | undefined) => parseOnlyNumber(figure ?? '') ?? 0;

const BAR = { height: 12, gap: 8, rowGap: 16 };

/** Draws a bar below the label of each figure. If a row has two bars, the first is an outline, the second is filled. */
function drawBars({ rows, columns: [, ...names] }: ChartOf<'bars'>, drawLabel: DrawLabel): Drawing {
  const most = Math.max(...rows.flatMap(([, ...cells]) => cells.map(valueOf)));
  const x = (value: number) => (value / (most || 1)) * (CHART_WIDTH - 1);
  const shapes: string[] = [];
  let y = 0;
  const addLabel = (label: string, figure: string) => {
    const row = drawLabel(y, label, figure);
    shapes.push(...row.shapes);
    y += row.height;
  };
  for (const [label = '', ...cells] of rows) {
    if (cells.length > 1) addLabel(label, '');
    for (const [column, figure] of cells.entries()) {
      addLabel(cells.length > 1 ? (names[column] ?? '') : label, figure);
      const isLast = column === cells.length - 1;
      const width = Math.max(x(valueOf(figure)) - (isLast ? 0 : 1), 1);
      shapes.push(rect(isLast ? 0 : 1, y + 2, width, BAR.height, isLast ? 'mark' : 'outline'));
      y += BAR.height + BAR.gap;
    }
    y += BAR.rowGap - BAR.gap;
  }
  return { height: y - BAR.rowGap + 6, shapes };
}

const PART = { height: 40, key: 14 };
const KEYS = 'ABCDEFGH';

/** Draws a bar divided into parts, with a line at `limit` if there is one. A part and its row have the same letter. */
function drawParts({ rows, line: limit }: ChartOf<'parts'>, drawLabel: DrawLabel): Drawing {
  const total = rows.reduce((sum, [, figure]) => sum + valueOf(figure), 0);
  const x = (value: number) => 2 + (value / total) * (CHART_WIDTH - 4);
  const limitRow = limit && drawLabel(0, limit.says, limit.at);
  const top = limitRow ? limitRow.height + 12 : 0;
  const bottom = top + PART.height;
  const shapes = [...(limitRow?.shapes ?? [])];
  let y = bottom + LINE_HEIGHT + 12;
  let before = 0;
  for (const [index, [label = '', figure = '']] of rows.entries()) {
    const start = x(before);
    before += valueOf(figure);
    const width = x(before) - start;
    const key = KEYS[index] ?? '';
    const row = drawLabel(y, `${key}  ${label}`, figure);
    shapes.push(
      rect(start, top, width, PART.height, index % 2 === 0 ? 'mark' : 'outline'),
      textAt(start + width / 2, bottom + PART.key + 2, key, MIDDLE),
      ...row.shapes,
    );
    y += row.height + 4;
  }
  if (limit) shapes.push(vline(x(valueOf(limit.at)), top - 8, bottom + 6, 'limit'));
  return { height: y + 2, shapes };
}

/** Ticks of each kind of axis, with the labels above them. */
const AXES = {
  month: {
    ends: [1, 31] as const,
    ticks: [1, 5, 10, 15, 20, 25, 30].map((at) => ({ at, labelAt: at, label: String(at) })),
  },
  year: {
    ends: [0, DAYS_PER_YEAR] as const,
    ticks: MONTH_STARTS.map((at, month) => ({
      at,
      labelAt: at + 15,
      label: MONTHS[(month + 3) % 12]?.slice(0, 3) ?? '',
    })),
  },
};
const TRACK = { height: 20, gap: 8 };

/** Draws an axis for each row and marks its days or ranges of days. */
function drawStrip({ over, rows }: ChartOf<'strip'>, drawLabel: DrawLabel): Drawing {
  const {
    ends: [first, last],
    ticks,
  } = AXES[over];
  const x = (at: number) => EDGE + ((at - first) / (last - first)) * (CHART_WIDTH - 2 * EDGE);
  const shapes = [
    ...ticks.map(({ labelAt, label }) => textAt(x(labelAt), FONT_SIZE, label, MIDDLE)),
    hline(0, CHART_WIDTH, AXIS_TOP, 'rule'),
  ];
  let y = AXIS_TOP + 4;
  for (const [label = '', figures = ''] of rows) {
    const row = drawLabel(y, label, figures);
    y += row.height;
    const middle = y + TRACK.height / 2;
    shapes.push(...row.shapes, hline(EDGE, CHART_WIDTH - EDGE, middle, 'rule'));
    shapes.push(...ticks.map(({ at }) => vline(x(at), middle - 3, middle + 3, 'rule')));
    for (const { from, to } of parseDayRanges(figures, over))
      shapes.push(
        from === to
          ? dot(x(from), middle, 5, 'mark')
          : rect(x(from), middle - 5, x(to) - x(from), 10, 'mark'),
      );
    y += TRACK.height + TRACK.gap;
  }
  return { height: y - TRACK.gap, shapes };
}

type Paint = 'mark' | 'outline' | 'rule' | 'limit';

/** A drawing; its width is always `CHART_WIDTH`. */
interface Drawing {
  readonly height: number;
  readonly shapes: readonly string[];
}

/** Width of every drawing in SVG units; narrow, so that the text is legible on a phone. */
export const CHART_WIDTH = 360;
const FONT_SIZE = 14;
const LINE_HEIGHT = 18;
/** Space at the edges, so that no stroke or circle is cut off. */
const EDGE = 6;

/** Estimates the width of a text in SVG units, slightly too high, from the average width of a letter. */
export const textWidth = (text: string) => text.length * 0.54 * FONT_SIZE;

/** Vertical position of the line below the labels of the ticks (days or months). */
const AXIS_TOP = LINE_HEIGHT + 6;

const round = (value: number) => Math.round(value * 10) / 10;

const path = (d: string, paint: Paint) => `<path d="${d}" class="chart-${paint}"/>`;
const hline = (x1: number, x2: number, y: number, paint: Paint) =>
  path(`M${round(x1)},${round(y)}H${round(x2)}`, paint);
const vline = (x: number, y1: number, y2: number, paint: Paint) =>
  path(`M${round(x)},${round(y1)}V${round(y2)}`, paint);
const rect = (x: number, y: number, width: number, height: number, paint: Paint) =>
  path(`M${round(x)},${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`, paint);
const dot = (x: number, y: number, radius: number, paint: Paint) =>
  path(
    `M${round(x - radius)},${round(y)}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0`,
    paint,
  );

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const BOLD = ' class="chart-bold"';
const MIDDLE = ' text-anchor="middle"';
const textAt = (x: number, y: number, text: string, attributes = '') =>
  `<text x="${round(x)}" y="${round(y)}"${attributes}>${escape(text)}</text>`;

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Draws lines of text, each below the line before; `y` is the baseline of the first line. */
const paragraph = (x: number, y: number, lines: readonly string[], attributes?: string) =>
  lines.map((line, index) => textAt(x, y + index * LINE_HEIGHT, line, attributes));

type DrawLabel = typeof labelled;

/**
 * Draws a label at the left and its figure at the right, or below the label if the line has no room for both. A label
 * without a figure is the heading of the bars below it, so it is bold.
 */
function labelled(y: number, label: string, figure: string) {
  const beside = textWidth(label) + textWidth(figure) + 12 <= CHART_WIDTH;
  const lines = wrap(label, CHART_WIDTH);
  const figures = figure === '' || beside ? [] : wrap(figure, CHART_WIDTH);
  const baseline = y + FONT_SIZE;
  return {
    shapes: [
      ...paragraph(0, baseline, lines, figure === '' ? BOLD : ''),
      ...(beside && figure !== ''
        ? [textAt(CHART_WIDTH, baseline, figure, ` text-anchor="end"${BOLD}`)]
        : paragraph(0, baseline + lines.length * LINE_HEIGHT, figures, BOLD)),
    ],
    height: (lines.length + figures.length) * LINE_HEIGHT,
  };
}
