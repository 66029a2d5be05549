/**
 * Collects the positions of the dots on the pictures of all months: `node docs/pictures/dots.mjs FOLDER` reads the JSON
 * files that month.py wrote into `FOLDER`, such as `month-30-wide.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';

const [folder] = process.argv.slice(2);

function picture(frame) {
  const months = [28, 29, 30, 31].map((days) => [
    days,
    JSON.parse(readFileSync(join(folder, `month-${days}-${frame}.json`), 'utf8')),
  ]);
  const { w: width, h: height } = months[0][1];
  const dots = months.map(([days, month]) => [
    days,
    month.dots.map((place) => place.map(Math.round)),
  ]);
  return { width, height, dots: Object.fromEntries(dots) };
}

const pictures = { wide: picture('wide'), phone: picture('phone') };
writeFileSync(
  'src/features/hero/month-pictures.json',
  await format(JSON.stringify(pictures), { parser: 'json' }),
);
