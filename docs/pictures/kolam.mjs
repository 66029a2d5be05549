/**
 * Writes the dots and the line of a kolam to a file for Blender: `node docs/pictures/kolam.mjs month30 month30.json`.
 * The dots are in the order of the days, and the strokes of the line in the order of drawing.
 */
import { writeFileSync } from 'node:fs';
import { KOLAM_DOT_GRIDS, kolamDrawing, traceKolamLines } from '../../src/ui/kolam.logic.ts';

const [name, file] = process.argv.slice(2);
const mask = KOLAM_DOT_GRIDS[name];
const { width, height, dots } = kolamDrawing(mask);
const [line, ...more] = traceKolamLines(mask);
if (more.length > 0) throw new Error(`${name} is ${more.length + 1} lines`);

const pair = ({ x, y }) => [x, y];
const kolam = { width, height, dots: dots.map(pair), line: line.map((stroke) => stroke.map(pair)) };
writeFileSync(file, JSON.stringify(kolam));
