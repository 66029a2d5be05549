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

const SIDES: readonly [Vector, Vector, Vector, Vector] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The line round the dots of a mask: rows of text in which `o` is a dot and anything else is empty. */
export function drawKolam(mask: readonly string[]): Kolam {
  const rows = mask.length;
  const columns = Math.max(0, ...mask.map((row) => row.length));
  const isDot = (column: number, row: number) => mask[row]?.[column] === 'o';
  const dots: Vector[] = [];
  const strokes: Stroke[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (!isDot(column, row)) continue;
      const centre = { x: MARGIN + HALF + column * PITCH, y: MARGIN + HALF + row * PITCH };
      dots.push(centre);
      SIDES.forEach((side, index) => {
        const next = SIDES[(index + 1) % 4] as Vector;
        const control = (from: Vector, to: Vector) =>
          isDot(column + from.x, row + from.y)
            ? { x: CROSSING * (to.x - from.x), y: CROSSING * (to.y - from.y) }
            : { x: TURN * to.x, y: TURN * to.y };
        const start = along(centre, side, HALF);
        const end = along(centre, next, HALF);
        strokes.push([start, add(start, control(side, next)), add(end, control(next, side)), end]);
      });
    }
  return {
    width: columns * PITCH + 2 * MARGIN,
    height: rows * PITCH + 2 * MARGIN,
    strokes,
    dots,
  };
}

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

/** Named figures. */
export const KOLAM_MASKS = {
  lattice: ['..oo..', '.oooo.', 'oooooo', 'oooooo', '.oooo.', '..oo..'],
  diamond: ['..o..', '.ooo.', 'ooooo', '.ooo.', '..o..'],
  lamp: ['..o..', '.ooo.', '..o..', '.ooo.', 'ooooo'],
  steps: ['o....', 'oo...', 'ooo..', 'oooo.', 'ooooo'],
  bridge: ['oo.oo', 'ooooo', 'oo.oo'],
  twins: ['.o..o.', 'oooooo', '.o..o.'],
  square: ['ooo', 'ooo', 'ooo'],
  hill: ['...o...', '..ooo..', '.ooooo.', 'ooooooo'],
  star: ['..o..', 'ooooo', '.ooo.', 'ooooo', '..o..'],
  field: ['ooooo', 'ooooo', 'ooooo', 'ooooo'],
  shield: ['ooooo', 'ooooo', '.ooo.', '..o..'],
  columns: ['o.o.o', 'o.o.o', 'ooooo', 'o.o.o'],
  compass: ['..o..', '..o..', 'ooooo', '..o..', '..o..'],
  leaf: ['...oo', '..ooo', '.ooo.', 'ooo..', 'oo...'],
} as const satisfies Record<string, readonly string[]>;

export type KolamName = keyof typeof KOLAM_MASKS;
const NAMES = Object.keys(KOLAM_MASKS) as KolamName[];

/** A figure for anything that does not name one: the same text always gets the same figure. */
export function kolamFor(text: string): KolamName {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return NAMES[sum % NAMES.length] as KolamName;
}
