/**
 * Measures the line of a kolam. `d`: data of a closed SVG path that consists of cubic curves (strokes). Returns the
 * length of the line, the mean length of a stroke, and the points at which the line crosses itself. `second`: length of
 * the line from its start to its second passage through the crossing. `along`: vector from the crossing to the middle
 * of a stroke. Two strokes meet where the line first passes the crossing; `along` leads to the straighter stroke.
 */
export function readLine(d) {
  const strokes = strokesOf(d);
  const starts = [];
  let length = 0;
  for (const stroke of strokes) {
    starts.push(length);
    length += lengthOf(stroke);
  }
  const seen = new Map();
  const crossings = [];
  strokes.forEach((stroke, index) => {
    const [x, y] = stroke[0];
    const first = seen.get(`${x} ${y}`);
    seen.set(`${x} ${y}`, index);
    if (first === undefined) return;
    const after = strokes[first];
    const before = strokes.at(first - 1).toReversed();
    const straighter = bend(after) < bend(before) ? after : before;
    const [middleX, middleY] = pointAt(straighter, 0.5);
    crossings.push({ x, y, second: starts[index], along: [middleX - x, middleY - y] });
  });
  return { length, stroke: length / strokes.length, crossings };
}

function strokesOf(d) {
  const numbers = d.match(/-?[\d.]+/g).map(Number);
  const points = [];
  for (let index = 0; index < numbers.length; index += 2)
    points.push([numbers[index], numbers[index + 1]]);
  const strokes = [];
  for (let index = 0; index + 3 < points.length; index += 3)
    strokes.push(points.slice(index, index + 4));
  return strokes;
}

function pointAt([a, b, c, e], t) {
  const u = 1 - t;
  return [0, 1].map(
    (axis) =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * e[axis],
  );
}

function lengthOf(stroke) {
  let sum = 0;
  let from = stroke[0];
  for (let step = 1; step <= 12; step += 1) {
    const to = pointAt(stroke, step / 12);
    sum += Math.hypot(to[0] - from[0], to[1] - from[1]);
    from = to;
  }
  return sum;
}

/** Returns the distance from the middle of a stroke to the tangent at its start: 0 for a straight stroke. */
function bend(stroke) {
  const [[ax, ay], [bx, by]] = stroke;
  const [middleX, middleY] = pointAt(stroke, 0.5);
  const across = (bx - ax) * (middleY - ay) - (by - ay) * (middleX - ax);
  return Math.abs(across) / Math.hypot(bx - ax, by - ay);
}
