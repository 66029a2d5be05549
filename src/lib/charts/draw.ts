/** A chart as a drawing without colours: the same for a page, a document and a social picture. */
import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import type { Chart, ChartOf } from './chart.ts';
import { numberIn } from './figures.ts';
import { drawStrip } from './draw-strip.ts';
import { drawTimeline } from './draw-timeline.ts';
import {
  EDGE,
  FONT_SIZE,
  LINE_HEIGHT,
  WIDTH,
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
  type Shape,
} from './shapes.ts';

export function drawChart(chart: Chart): Drawing {
  switch (chart.kind) {
    case 'steps':
      return drawSteps(chart);
    case 'columns':
      return drawColumns(chart);
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

/** A staircase: each row is a step, as high as its figure. */
function drawSteps({ rows }: ChartOf<'steps'>): Drawing {
  const values = rows.map(([, figure]) => valueOf(figure));
  const top = LINE_HEIGHT + 4;
  const bottom = top + STAIRS_HEIGHT;
  const x = scaleLinear([0, rows.length], [EDGE, WIDTH - EDGE]);
  const y = scaleLinear([0, Math.max(...values)], [bottom, top]);
  const corners = [...values, values.at(-1) ?? 0].map((value, at): [number, number] => [at, value]);
  const stairs = line<[number, number]>(
    ([at]) => x(at),
    ([, value]) => y(value),
  )
    .curve(curveStepAfter)
    .digits(1);
  const under = area<[number, number]>()
    .x(([at]) => x(at))
    .y0(bottom)
    .y1(([, value]) => y(value))
    .curve(curveStepAfter)
    .digits(1);
  const room = x(1) - x(0) - 8;
  const labels = rows.map(([label = '']) => wrap(label, room));
  return {
    width: WIDTH,
    height: bottom + 6 + Math.max(...labels.map(({ length }) => length)) * LINE_HEIGHT,
    shapes: [
      path(under(corners) ?? '', 'light'),
      ...values.slice(1).map((value, at) => vline(x(at + 1), y(value), bottom, 'rule')),
      hline(0, WIDTH, bottom, 'rule'),
      path(stairs(corners) ?? '', 'limit'),
      ...rows.flatMap(([, figure = ''], at) => [
        words(x(at + 0.5), y(values[at] ?? 0) - 8, figure, { anchor: 'middle', bold: true }),
        ...paragraph(x(at + 0.5), bottom + 4 + FONT_SIZE, labels[at] ?? [], { anchor: 'middle' }),
      ]),
    ],
  };
}

const COLUMN = { height: 110, share: 0.7 };

/** A column for each row: how many in each month, for one. */
function drawColumns({ rows }: ChartOf<'columns'>): Drawing {
  const values = rows.map(([, figure]) => valueOf(figure));
  const top = LINE_HEIGHT + 4;
  const bottom = top + COLUMN.height;
  const room = WIDTH / rows.length;
  const y = scaleLinear([0, Math.max(1, ...values)], [bottom, top]);
  const labels = rows.map(([label = '']) => wrap(label, room));
  return {
    width: WIDTH,
    height: bottom + 6 + Math.max(...labels.map(({ length }) => length)) * LINE_HEIGHT,
    shapes: [
      hline(0, WIDTH, bottom, 'rule'),
      ...rows.flatMap(([, figure = ''], at) => {
        const middle = (at + 0.5) * room;
        const width = room * COLUMN.share;
        const height = y(values[at] ?? 0);
        return [
          rect(middle - width / 2, height, width, bottom - height, 'mark'),
          words(middle, height - 6, figure, { anchor: 'middle', bold: true }),
          ...paragraph(middle, bottom + 4 + FONT_SIZE, labels[at] ?? [], { anchor: 'middle' }),
        ];
      }),
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
