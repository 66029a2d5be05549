/** Follows a kolam's line round the dots as closed loops of points, so that it can be drawn in time. */
import { drawKolam, type Stroke } from '#ui/kolam.logic.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const SAMPLES_PER_STROKE = 14;

/** The strokes of `drawKolam`, joined end to end into closed loops. */
export function kolamLoops(mask: readonly string[]): Point[][] {
  const { strokes } = drawKolam(mask);
  const left = new Set(strokes.keys());
  const loops: Point[][] = [];
  for (const start of strokes.keys()) {
    if (!left.has(start)) continue;
    const loop: Point[] = [];
    let current: number | undefined = start;
    let forward = true;
    while (current !== undefined) {
      left.delete(current);
      const points = sample(strokes[current] as Stroke, forward);
      loop.push(...points);
      const end = points.at(-1) as Point;
      const before = points.at(-2) as Point;
      const next = [...left]
        .flatMap((index) => [true, false].map((way) => ({ index, way })))
        .find(({ index, way }) => {
          const [first, second] = sample(strokes[index] as Stroke, way) as [Point, Point];
          return near(first, end) && turn(before, end, second) > 0.9;
        });
      current = next?.index;
      forward = next?.way ?? true;
    }
    loops.push(loop);
  }
  return loops;
}

function sample([a, b, c, d]: Stroke, forward: boolean): Point[] {
  const points = Array.from({ length: SAMPLES_PER_STROKE + 1 }, (_, index) => {
    const t = index / SAMPLES_PER_STROKE;
    const u = 1 - t;
    const at = (axis: 'x' | 'y') =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return { x: at('x'), y: at('y') };
  });
  return forward ? points : points.reverse();
}

const near = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 0.5;

/** Cosine of the turn at `at`: 1 goes straight on. */
function turn(from: Point, at: Point, to: Point): number {
  const [ax, ay, bx, by] = [at.x - from.x, at.y - from.y, to.x - at.x, to.y - at.y];
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
}
