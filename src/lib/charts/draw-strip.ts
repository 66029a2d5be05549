/** Marks on an axis: the days of a month, the dates of a year, or amounts; a row for each thing that is marked. */
import { scaleLinear } from 'd3-scale';
import { MONTHS } from '#lib/format.ts';
import type { ChartOf } from './chart.ts';
import { MONTH_STARTS, YEAR_DAYS, marksIn } from './figures.ts';
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
  type Shape,
} from './shapes.ts';

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
const ROW_GAP = 8;

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
    y += TRACK + ROW_GAP;
  }
  const month = x(MONTH_STARTS[1] ?? 0) - x(0);
  const heads = ticks.map(({ at, says }) =>
    isYear
      ? words(x(at) + month / 2, FONT_SIZE, says, { anchor: 'middle' })
      : words(at === domain[0] ? 0 : x(at), FONT_SIZE, says, placed(at, domain)),
  );
  return {
    width: WIDTH,
    height: y - ROW_GAP,
    shapes: [...heads, hline(0, WIDTH, top, 'rule'), ...shapes],
  };
}

/** The words of the first and the last tick stay inside the drawing. */
function placed(at: number, [first, last]: Axis['domain']): { anchor?: 'middle' | 'end' } {
  if (at === first) return {};
  return { anchor: at === last ? 'end' : 'middle' };
}
