/** A chart as a drawing without colours: the same for a page, a document and a social picture. */
import { scaleLinear } from 'd3-scale';
import { MONTHS } from '#lib/format.ts';
import {
  MONTH_STARTS,
  YEAR_DAYS,
  marksIn,
  numberIn,
  timeIn,
  type Chart,
  type ChartOf,
  type Range,
} from './chart.ts';
import {
  EDGE,
  FONT_SIZE,
  LINE_HEIGHT,
  WIDTH,
  dot,
  hatched,
  hline,
  labelled,
  paragraph,
  path,
  rect,
  vline,
  words,
  wrap,
  type Drawing,
  type Paint,
  type Shape,
} from './shapes.ts';

export function drawChart(chart: Chart): Drawing {
  switch (chart.kind) {
    case 'steps':
    case 'columns':
      return drawUpright(chart);
    case 'bars':
      return drawBars(chart);
    case 'parts':
      return drawParts(chart);
    case 'strip':
      return drawStrip(chart);
    case 'timeline':
      return drawTimeline(chart);
  }
}

const valueOf = (figure: string | undefined) => numberIn(figure ?? '') ?? 0;

const STAIRS_HEIGHT = 150;
const COLUMN = { height: 110, share: 0.7 };

/** Values that stand on one line: the steps of a staircase, or a column for each. */
function drawUpright({ kind, rows }: ChartOf<'steps' | 'columns'>): Drawing {
  const isStairs = kind === 'steps';
  const edge = isStairs ? EDGE : 0;
  const values = rows.map(([, figure]) => valueOf(figure));
  const top = LINE_HEIGHT + 4;
  const bottom = top + (isStairs ? STAIRS_HEIGHT : COLUMN.height);
  const x = scaleLinear([0, rows.length], [edge, WIDTH - edge]);
  const y = scaleLinear([0, Math.max(...values) || 1], [bottom, top]);
  const room = x(1) - x(0);
  const labels = rows.map(([label = '']) => wrap(label, isStairs ? room - 8 : room));
  const stairs = values
    .map((value, at) => `V${y(value).toFixed(1)}H${x(at + 1).toFixed(1)}`)
    .join('');
  return {
    width: WIDTH,
    height: bottom + 6 + Math.max(...labels.map(({ length }) => length)) * LINE_HEIGHT,
    shapes: [
      ...(isStairs
        ? [
            path(`M${EDGE},${bottom}${stairs}V${bottom}z`, 'light'),
            ...values.slice(1).map((value, at) => vline(x(at + 1), y(value), bottom, 'rule')),
            path(`M${EDGE},${y(values[0] ?? 0).toFixed(1)}${stairs}`, 'limit'),
          ]
        : values.map((value, at) => {
            const width = room * COLUMN.share;
            return rect(x(at + 0.5) - width / 2, y(value), width, bottom - y(value), 'mark');
          })),
      hline(0, WIDTH, bottom, 'rule'),
      ...rows.flatMap(([, figure = ''], at) => [
        words(x(at + 0.5), y(values[at] ?? 0) - 8, figure, { anchor: 'middle', bold: true }),
        ...paragraph(x(at + 0.5), bottom + 4 + FONT_SIZE, labels[at] ?? [], { anchor: 'middle' }),
      ]),
    ],
  };
}

const BAR = { height: 12, gap: 8, rowGap: 16 };

/** A bar for each figure, its words above it; of two in a row the first is an outline, the second is filled. */
function drawBars({ rows, columns, line: limit }: ChartOf<'bars'>): Drawing {
  const names = columns.slice(1);
  const all = [...rows.flatMap(([, ...cells]) => cells), ...(limit ? [limit.at] : [])].map(valueOf);
  const x = scaleLinear([0, Math.max(...all)], [0, WIDTH - EDGE]);
  const shapes: Shape[] = [];
  let y = 0;
  const say = (label: string, figure: string) => {
    const row = labelled(y, label, figure);
    shapes.push(...row.shapes);
    y += row.height;
  };
  if (limit !== undefined) say(limit.says, limit.at);
  const first = y + (limit === undefined ? 0 : 4);
  y = first;
  for (const [label = '', ...cells] of rows) {
    if (cells.length > 1) say(label, '');
    for (const [column, figure] of cells.entries()) {
      say(cells.length > 1 ? (names[column] ?? '') : label, figure);
      const isLast = column === cells.length - 1;
      const width = Math.max(x(valueOf(figure)) - (isLast ? 0 : 1), 1);
      shapes.push(rect(isLast ? 0 : 1, y + 2, width, BAR.height, isLast ? 'mark' : 'outline'));
      y += BAR.height + BAR.gap;
    }
    y += BAR.rowGap - BAR.gap;
  }
  if (limit !== undefined)
    shapes.push(vline(x(valueOf(limit.at)), first, y - BAR.rowGap + 6, 'limit'));
  return { width: WIDTH, height: y - BAR.rowGap + 6, shapes };
}

const PART = { height: 40, key: 14 };
const KEYS = 'ABCDEFGH';

/** One bar cut into its parts, and the line that they may not pass; a letter leads from part to row. */
function drawParts({ rows, line: limit }: ChartOf<'parts'>): Drawing {
  const values = rows.map(([, figure]) => valueOf(figure));
  const ends = values.map((_value, at) =>
    values.slice(0, at + 1).reduce((sum, one) => sum + one, 0),
  );
  const x = scaleLinear([0, ends.at(-1) ?? 1], [2, WIDTH - 2]);
  const shapes: Shape[] = [];
  let y = 0;
  if (limit !== undefined) {
    const head = labelled(y, limit.says, limit.at);
    shapes.push(...head.shapes);
    y += head.height + 12;
  }
  const top = y;
  for (const [at, end] of ends.entries()) {
    const start = x(ends[at - 1] ?? 0);
    const box = [start, top, x(end) - start, PART.height] as const;
    shapes.push(
      ...(at % 3 === 1 ? hatched(...box) : [rect(...box, at % 3 === 0 ? 'mark' : 'outline')]),
      words(start + (x(end) - start) / 2, top + PART.height + PART.key + 2, KEYS[at] ?? '', {
        anchor: 'middle',
      }),
    );
  }
  y = top + PART.height + LINE_HEIGHT + 12;
  if (limit !== undefined)
    shapes.push(vline(x(valueOf(limit.at)), top - 8, top + PART.height + 6, 'limit'));
  for (const [at, [label = '', figure = '']] of rows.entries()) {
    const row = labelled(y, `${KEYS[at]}  ${label}`, figure);
    shapes.push(...row.shapes);
    y += row.height + 4;
  }
  return { width: WIDTH, height: y + 2, shapes };
}

interface Axis {
  readonly domain: readonly [number, number];
  readonly ticks: readonly { readonly at: number; readonly says: string }[];
}

const MONTH_DAYS = 31;

function axisOf({ over, rows }: ChartOf<'strip'>): Axis {
  if (over === 'month')
    return {
      domain: [1, MONTH_DAYS],
      ticks: [1, 5, 10, 15, 20, 25, 30].map((at) => ({ at, says: String(at) })),
    };
  if (over === 'year')
    return {
      domain: [0, YEAR_DAYS],
      ticks: MONTH_STARTS.map((at, month) => ({
        at,
        says: MONTHS[(month + 3) % 12]?.slice(0, 3) ?? '',
      })),
    };
  const most = Math.max(
    ...rows.flatMap(([, text = '']) => marksIn(text, over).map(({ to }) => to)),
  );
  const scale = scaleLinear([0, most], [0, 1]).nice(5);
  const [from = 0, to = most] = scale.domain();
  // Of other units the figures beside the labels say enough.
  const isShare = rows.every(([, text = '']) => text.includes('%'));
  const ticks = isShare ? scale.ticks(5).map((at) => ({ at, says: `${at}%` })) : [];
  return { domain: [from, to], ticks };
}

const TRACK = 20;
const STRIP_GAP = 8;

export function drawStrip(chart: ChartOf<'strip'>): Drawing {
  const { domain, ticks } = axisOf(chart);
  const x = scaleLinear(domain, [EDGE, WIDTH - EDGE]);
  const isYear = chart.over === 'year';
  const top = LINE_HEIGHT + 6;
  const shapes: Shape[] = [];
  let y = top + 4;
  for (const [label = '', figures = ''] of chart.rows) {
    const row = labelled(y, label, figures);
    y += row.height;
    const middle = y + TRACK / 2;
    shapes.push(...row.shapes, hline(EDGE, WIDTH - EDGE, middle, 'rule'));
    shapes.push(...ticks.map(({ at }) => vline(x(at), middle - 3, middle + 3, 'rule')));
    for (const { from, to } of marksIn(figures, chart.over))
      shapes.push(
        from === to
          ? dot(x(from), middle, 5, 'mark')
          : rect(x(from), middle - 5, x(to) - x(from), 10, 'mark'),
      );
    y += TRACK + STRIP_GAP;
  }
  const month = x(MONTH_STARTS[1] ?? 0) - x(0);
  const heads = ticks.map(({ at, says }) =>
    isYear
      ? words(x(at) + month / 2, FONT_SIZE, says, { anchor: 'middle' })
      : words(at === domain[0] ? 0 : x(at), FONT_SIZE, says, placed(at, domain)),
  );
  return {
    width: WIDTH,
    height: y - STRIP_GAP,
    shapes: [...heads, hline(0, WIDTH, top, 'rule'), ...shapes],
  };
}

/** The words of the first and the last tick stay inside the drawing. */
function placed(at: number, [first, last]: Axis['domain']): { anchor?: 'middle' | 'end' } {
  if (at === first) return {};
  return { anchor: at === last ? 'end' : 'middle' };
}

/** When a step begins, when it ends at the least and when at the most, in days from the event or the first step. */
export interface Span extends Range {
  readonly start: number;
}

export function spansOf({ rows, event }: ChartOf<'timeline'>): (Span | undefined)[] {
  let start = 0;
  return rows.map(([, figure = '']) => {
    const time = timeIn(figure);
    if (time === undefined) return undefined;
    if (event !== undefined)
      return /\bwithin\b/i.test(figure)
        ? { start: 0, ...time }
        : { start: 0, from: -time.from, to: -time.to };
    const span = { start, from: start + time.from, to: start + time.to };
    start = span.to;
    return span;
  });
}

const STEP = { left: 30, bar: 10, gap: 12 };
const WEEK = 7;
/** Ticks in weeks up to half a year, beyond that in months. */
const TICKS = [1, 2, 4, 8];
const MOST_TICKS = 8;

function ticksOf(days: number, event: string | undefined): { at: number; says: string }[] {
  const weeks = Math.ceil(days / WEEK);
  const step = TICKS.find((one) => weeks / one <= MOST_TICKS) ?? Math.ceil(weeks / MOST_TICKS);
  return Array.from({ length: Math.floor(weeks / step) + 1 }, (_tick, at) => ({
    at: at * step * WEEK,
    says: at === 0 ? (event === undefined ? 'Start' : '') : `${at * step}`,
  }));
}

export function drawTimeline(chart: ChartOf<'timeline'>): Drawing {
  const { event } = chart;
  const spans = spansOf(chart);
  const ends = [0, ...spans.flatMap((span) => (span ? [span.from, span.to] : []))];
  const [first, end] = [Math.min(...ends), Math.max(...ends)];
  const ticks = end > 0 ? ticksOf(end, event) : [];
  const x = scaleLinear(
    [first, Math.max(end, ticks.at(-1)?.at ?? 0, 1)],
    [STEP.left, WIDTH - EDGE],
  );
  const shapes: Shape[] = [];
  const nodes: Shape[] = [];
  let y = 0;
  let last = 0;
  for (const [at, [label = '', figure = '']] of chart.rows.entries()) {
    const row = labelled(y, label, figure, STEP.left);
    const node = y + FONT_SIZE / 2 + 2;
    nodes.push(
      dot(9, node, 8.2, 'outline'),
      words(9, node + 5, String(at + 1), { anchor: 'middle', bold: true }),
    );
    last = node;
    shapes.push(...row.shapes);
    y += row.height;
    const span = spans[at];
    if (span !== undefined) {
      y += 4;
      shapes.push(bar(x(span.start), x(span.from), y, 'mark'));
      // What it may take beyond the least.
      if (span.to !== span.from) shapes.push(bar(x(span.from), x(span.to), y, 'outline'));
      if (event !== undefined) shapes.push(vline(x(0), y - 2, y + STEP.bar + 2, 'limit'));
      y += STEP.bar;
    }
    y += STEP.gap;
  }
  if (ticks.length > 0) {
    shapes.push(hline(STEP.left, WIDTH, y, 'rule'));
    for (const { at, says } of ticks)
      shapes.push(
        vline(x(at), y, y + 5, 'rule'),
        words(x(at), y + LINE_HEIGHT + 2, says, says === 'Start' ? {} : { anchor: 'middle' }),
      );
    y += 2 * LINE_HEIGHT + 4;
    const from = event === undefined ? 'from the start' : `after ${event.toLowerCase()}`;
    shapes.push(words(WIDTH, y, `Weeks ${from}`, { anchor: 'end' }));
    y += STEP.gap;
  }
  return {
    width: WIDTH,
    height: y - STEP.gap + 8,
    shapes: [vline(9, FONT_SIZE / 2, last, 'rule'), ...nodes, ...shapes],
  };
}

const bar = (from: number, to: number, y: number, paint: Paint) =>
  rect(Math.min(from, to), y, Math.abs(to - from), STEP.bar, paint);
