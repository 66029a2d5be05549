/** Draws a kolam: a line that passes diagonally between neighbouring dots and turns round those at the edge. */

export interface Kolam {
  /** Side lengths of the drawing, in its own units. */
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
  readonly dots: readonly Vector[];
}

interface Vector {
  readonly x: number;
  readonly y: number;
}

/** A cubic curve: start, two control points, end. */
type Stroke = readonly [Vector, Vector, Vector, Vector];

/** Distance between two dots. */
const PITCH = 64;
const HALF = PITCH / 2;
const MARGIN = 28;
/** How far a control point is from the side, on a crossing and on a turn. */
const CROSSING = 14;
const TURN = 19;

/** Column and row of a dot. */
type Place = Vector;
/** Top, right, bottom, left of a dot: places in `SIDES`. */
type Side = 0 | 1 | 2 | 3;
/** A stroke's sides at its dot: where it comes and where it leaves. */
type Corner = readonly [from: Side, to: Side];

const SIDES: Readonly<Record<Side, Vector>> = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const CORNERS: readonly Corner[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
];
const opposite = (side: Side) => ((side + 2) % 4) as Side;

/** The line round the dots of a mask: rows of text in which `o` is a dot and anything else is empty. */
export function drawKolam(mask: readonly string[]): Kolam {
  const columns = Math.max(0, ...mask.map((row) => row.length));
  const places = placesOf(mask);
  return {
    width: columns * PITCH + 2 * MARGIN,
    height: mask.length * PITCH + 2 * MARGIN,
    strokes: places.flatMap((place) => CORNERS.map((corner) => strokeAt(mask, place, corner))),
    dots: places.map(centreOf),
  };
}

/**
 * The closed lines that a kolam consists of, each as its strokes in the order in which a hand draws them; a true
 * kolam has one. A line crosses to the next dot where there is one, or else turns on round the same dot; either way it
 * leaves on the side opposite to the one on which it came to the dot before.
 */
export function traceLines(mask: readonly string[]): Stroke[][] {
  const drawn = new Set<string>();
  const trace = (start: Place, first: Corner) => {
    const line: Stroke[] = [];
    let place = start;
    let corner = first;
    for (;;) {
      const [from, to] = corner;
      const key = [place.x, place.y, ...[from, to].sort()].join(',');
      if (drawn.has(key)) return line;
      drawn.add(key);
      line.push(strokeAt(mask, place, corner));
      const next = add(place, SIDES[to]);
      const crosses = isDot(mask, next);
      if (crosses) place = next;
      corner = [crosses ? opposite(to) : to, opposite(from)];
    }
  };
  return placesOf(mask)
    .flatMap((place) => CORNERS.map((corner) => trace(place, corner)))
    .filter((line) => line.length > 0);
}

function strokeAt(mask: readonly string[], place: Place, [from, to]: Corner): Stroke {
  const centre = centreOf(place);
  const control = (side: Vector, other: Vector) =>
    isDot(mask, add(place, side))
      ? { x: CROSSING * (other.x - side.x), y: CROSSING * (other.y - side.y) }
      : { x: TURN * other.x, y: TURN * other.y };
  const start = along(centre, SIDES[from], HALF);
  const end = along(centre, SIDES[to], HALF);
  return [
    start,
    add(start, control(SIDES[from], SIDES[to])),
    add(end, control(SIDES[to], SIDES[from])),
    end,
  ];
}

const isDot = (mask: readonly string[], { x, y }: Place) => mask[y]?.[x] === 'o';

/** The dots of a mask in reading order. */
const placesOf = (mask: readonly string[]): Place[] =>
  mask.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === 'o' ? [{ x, y }] : [])));

const centreOf = ({ x, y }: Place): Vector => ({
  x: MARGIN + HALF + x * PITCH,
  y: MARGIN + HALF + y * PITCH,
});

/** Relative coordinates, so that equal curves are equal text, which compresses to a quarter of the bytes. */
export function pathData(strokes: readonly Stroke[]): string {
  let pen: Vector = { x: 0, y: 0 };
  return strokes
    .map(([start, ...points]) => {
      const move = isSame(pen, start) ? '' : `m${step(pen, start)}`;
      pen = points[2];
      return `${move}c${points.map((point) => step(start, point)).join(' ')}`;
    })
    .join('');
}

const along = (from: Vector, direction: Vector, distance: number): Vector => ({
  x: from.x + direction.x * distance,
  y: from.y + direction.y * distance,
});
const add = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y });
const isSame = (a: Vector, b: Vector) => a.x === b.x && a.y === b.y;
const step = (origin: Vector, { x, y }: Vector) => `${x - origin.x} ${y - origin.y}`;

/** Named figures. Each is one line; those of a month have as many dots as it has days. */
export const KOLAM_MASKS = {
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

export type KolamName = keyof typeof KOLAM_MASKS;
const NAMES = Object.keys(KOLAM_MASKS) as KolamName[];

/** A figure for anything that does not name one: the same text always gets the same figure. */
export function kolamFor(text: string): KolamName {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return NAMES[sum % NAMES.length] as KolamName;
}
