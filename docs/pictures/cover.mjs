/**
 * Makes the cover picture of the brochure from the picture of one month, which was rendered in Blender:
 * `node docs/pictures/cover.mjs month-30-wide.png`.
 */
import sharp from 'sharp';
import { LIGHT_COLOURS } from '../../src/site/palette.ts';

const [file] = process.argv.slice(2);
const width = 1400;
const height = 946;
/** Returns an SVG gradient that fades the edges of the picture into the colour of the page. */
const fade = (id, x2, y2, stops) =>
  `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops.map(([at, opacity]) => `<stop offset="${at}" stop-color="${LIGHT_COLOURS.stone}" stop-opacity="${opacity}"/>`).join('')}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
const across = fade('across', 1, 0, [
  [0, 1],
  [0.12, 0],
  [0.9, 0],
  [1, 0.5],
]);
const down = fade('down', 0, 1, [
  [0, 1],
  [0.16, 0],
  [0.86, 0],
  [1, 1],
]);
const edges = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${across}${down}</svg>`;

const { width: drawn = 0, height: full = 0 } = await sharp(file).metadata();
const left = Math.round(drawn * 0.442);
const still = await sharp(file)
  .extract({ left, top: 0, width: drawn - left, height: full })
  .resize(width, height, { fit: 'cover' })
  .removeAlpha()
  .toBuffer();
await sharp(still)
  .composite([{ input: Buffer.from(edges) }])
  .jpeg({ quality: 66, mozjpeg: true })
  .toFile('src/features/documents/cover.jpg');
