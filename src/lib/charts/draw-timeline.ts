/** Steps in their order, each with the time it takes where one is known. */
import { scaleLinear } from 'd3-scale';
import type { ChartOf } from './chart.ts';
import { timeIn, type Range } from './figures.ts';
import {
  EDGE,
  FONT_SIZE,
  LINE_HEIGHT,
  WIDTH,
  dot,
  hline,
  labelled,
  rect,
  vline,
  words,
  type Drawing,
  type Paint,
  type Shape,
} from './shapes.ts';

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

const LEFT = 30;
const BAR = 10;
const ROW_GAP = 12;
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
  const x = scaleLinear([first, Math.max(end, ticks.at(-1)?.at ?? 0, 1)], [LEFT, WIDTH - EDGE]);
  const shapes: Shape[] = [];
  const nodes: Shape[] = [];
  let y = 0;
  let last = 0;
  for (const [at, [label = '', figure = '']] of chart.rows.entries()) {
    const row = labelled(y, label, figure, LEFT);
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
      if (event !== undefined) shapes.push(vline(x(0), y - 2, y + BAR + 2, 'limit'));
      y += BAR;
    }
    y += ROW_GAP;
  }
  if (ticks.length > 0) {
    shapes.push(hline(LEFT, WIDTH, y, 'rule'));
    for (const { at, says } of ticks)
      shapes.push(
        vline(x(at), y, y + 5, 'rule'),
        words(x(at), y + LINE_HEIGHT + 2, says, says === 'Start' ? {} : { anchor: 'middle' }),
      );
    y += 2 * LINE_HEIGHT + 4;
    const from = event === undefined ? 'from the start' : `after ${event.toLowerCase()}`;
    shapes.push(words(WIDTH, y, `Weeks ${from}`, { anchor: 'end' }));
    y += ROW_GAP;
  }
  return {
    width: WIDTH,
    height: y - ROW_GAP + 8,
    shapes: [vline(9, FONT_SIZE / 2, last, 'rule'), ...nodes, ...shapes],
  };
}

const bar = (from: number, to: number, y: number, paint: Paint) =>
  rect(Math.min(from, to), y, Math.abs(to - from), BAR, paint);
