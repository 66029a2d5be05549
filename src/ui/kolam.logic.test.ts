import { expect, it } from 'vitest';
import { KOLAM_DOT_GRIDS, kolamDrawing, traceKolamLines } from './kolam.logic.ts';

it('every kolam the site draws is one line', () => {
  for (const [name, mask] of Object.entries(KOLAM_DOT_GRIDS)) {
    const [line, ...more] = traceKolamLines(mask);
    expect(more, name).toEqual([]);
    line?.forEach((stroke, index) => expect(stroke[0]).toEqual(line.at(index - 1)?.[3]));
  }
});

it('a square of nine dots is three lines', () => {
  expect(traceKolamLines(['ooo', 'ooo', 'ooo'])).toHaveLength(3);
});

it('the kolam of a month has a dot a day', () => {
  for (const days of [28, 29, 30, 31] as const)
    expect(kolamDrawing(KOLAM_DOT_GRIDS[`month${days}`]).dots).toHaveLength(days);
});
