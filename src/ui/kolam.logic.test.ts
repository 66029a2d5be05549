import { expect, it } from 'vitest';
import { KOLAM_DOT_GRIDS, kolamDrawing, traceKolamLines } from './kolam.logic.ts';

it('every kolam of the site consists of one line', () => {
  for (const [name, mask] of Object.entries(KOLAM_DOT_GRIDS)) {
    const [line, ...more] = traceKolamLines(mask);
    expect(more, name).toEqual([]);
    line?.forEach((stroke, index) => expect(stroke[0]).toEqual(line.at(index - 1)?.[3]));
  }
});

it('a kolam around a square of nine dots consists of three lines', () => {
  expect(traceKolamLines(['ooo', 'ooo', 'ooo'])).toHaveLength(3);
});

it('the kolam of a month has one dot for each day', () => {
  for (const days of [28, 29, 30, 31] as const)
    expect(kolamDrawing(KOLAM_DOT_GRIDS[`month${days}`]).dots).toHaveLength(days);
});
