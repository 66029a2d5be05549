/** Draws a kolam: a line that passes diagonally between neighbouring dots and turns round the dots at the edge. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cubic curve: start, two control points, end. */
type Stroke = readonly [Point, Point, Point, Point];

const PITCH = 64;
const HALF = PITCH / 2;
const MARGIN = 28;
/** Offsets of a stroke's control points: at a crossing to another dot, and at a turn round the same dot. */
const CROSSING = 14;
const TURN = 19;

/** Sides of a dot: 0 is the top, 1 the right, 2 the bottom, 3 the left. */
type Side = 0 | 1 | 2 | 3;
const SIDES: Readonly<Record<Side, Point>> = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
/** The sides of a dot at which a stroke begins and ends. */
type Corner = readonly [from: Side, to: Side];
const turned = (side: Side, quarters: number) => ((side + quarters) % 4) as Side;
const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** The grid of a kolam: rows of text in which `o` is a dot and any other character is empty. */
type Mask = readonly string[];
const isDot = (mask: Mask, { x, y }: Point) => mask[y]?.[x] === 'o';
const cellsOf = (mask: Mask): Point[] =>
  mask
    .flatMap((row, y) => Array.from(row, (_, x) => ({ x, y })))
    .filter((cell) => isDot(mask, cell));
const centreOf = ({ x, y }: Point): Point => ({
  x: MARGIN + HALF + x * PITCH,
  y: MARGIN + HALF + y * PITCH,
});

/** Returns the strokes and the dots of a kolam, and the size of the drawing in the units of its coordinates. */
export const kolamDrawing = (mask: Mask) => ({
  width: Math.max(...mask.map((row) => row.length)) * PITCH + 2 * MARGIN,
  height: mask.length * PITCH + 2 * MARGIN,
  strokes: traceKolamLines(mask).flat(),
  dots: cellsOf(mask).map(centreOf),
});

/**
 * Returns the closed lines of a kolam, each as a list of strokes in the order of drawing. A true kolam has one line. If
 * another dot follows on the side where a stroke ends, the line crosses to that dot; otherwise, it turns round the same
 * dot. Each stroke ends on the side opposite to the one on which the previous stroke began.
 */
export function traceKolamLines(mask: Mask): Stroke[][] {
  const drawn = new Set<string>();
  const trace = (start: Point, first: Corner) => {
    const line: Stroke[] = [];
    let cell = start;
    let corner = first;
    for (;;) {
      const [from, to] = corner;
      const key = [cell.x, cell.y, ...[from, to].sort()].join(',');
      if (drawn.has(key)) return line;
      drawn.add(key);
      line.push(strokeAt(mask, cell, corner));
      const next = add(cell, SIDES[to]);
      const crosses = isDot(mask, next);
      if (crosses) cell = next;
      corner = [crosses ? turned(to, 2) : to, turned(from, 2)];
    }
  };
  return cellsOf(mask)
    .flatMap((cell) => ([0, 1, 2, 3] as const).map((side) => trace(cell, [side, turned(side, 1)])))
    .filter((line) => line.length > 0);
}

function strokeAt(mask: Mask, cell: Point, [from, to]: Corner): Stroke {
  const [comes, leaves] = [SIDES[from], SIDES[to]];
  const onSide = ({ x, y }: Point) => add(centreOf(cell), { x: HALF * x, y: HALF * y });
  const control = (side: Point, other: Point) =>
    isDot(mask, add(cell, side))
      ? { x: CROSSING * (other.x - side.x), y: CROSSING * (other.y - side.y) }
      : { x: TURN * other.x, y: TURN * other.y };
  const [start, end] = [onSide(comes), onSide(leaves)];
  return [start, add(start, control(comes, leaves)), add(end, control(leaves, comes)), end];
}

/** Returns the strokes as the `d` of a path: `M92 28C…`. */
export function pathData(strokes: readonly Stroke[]): string {
  const pair = ({ x, y }: Point) => `${x} ${y}`;
  return strokes
    .map(([start, ...curve]) => `M${pair(start)}C${curve.map(pair).join(' ')}`)
    .join('');
}

/** Grids of the kolams. Each kolam has one line; the kolam of a month has as many dots as the month has days. */
export const KOLAM_DOT_GRIDS = {
  month28: ['..oooo..', '.oooooo.', 'oooooooo', '.oooooo.', '..oooo..'],
  month29: ['...o...', '..ooo..', '.ooooo.', 'ooooooo', '.ooooo.', '.ooooo.', '..ooo..'],
  month30: ['..ooo..', '.ooooo.', 'ooooooo', 'ooooooo', '.ooooo.', '..ooo..'],
  month31: ['...o...', '..ooo..', '.ooooo.', 'ooooooo', 'ooooooo', '.ooooo.', '..ooo..'],
  mark: ['ooo', 'ooo'],
  seal: ['..o..', '.ooo.', 'ooooo', 'ooooo', '.ooo.', '..o..'],
  lamp: ['..o..', '.ooo.', '..o..', '.ooo.', 'ooooo'],
  bridge: ['oo.oo', 'ooooo', 'oo.oo'],
  twins: ['.o..o.', 'oooooo', '.o..o.'],
  hill: ['...o...', '..ooo..', '.ooooo.', 'ooooooo'],
  field: ['ooooo', 'ooooo', 'ooooo', 'ooooo'],
  shield: ['ooooo', 'ooooo', '.ooo.', '..o..'],
  columns: ['o.o.o', 'o.o.o', 'ooooo', 'o.o.o'],
  compass: ['..o..', '..o..', 'ooooo', '..o..', '..o..'],
} as const satisfies Record<string, readonly string[]>;

export type KolamName = keyof typeof KOLAM_DOT_GRIDS;
const NAMES = Object.keys(KOLAM_DOT_GRIDS) as KolamName[];

/** Chooses a kolam for a text; the same text always gets the same kolam. */
export const kolamFor = (text: string) => NAMES[text.length % NAMES.length] as KolamName;
