/**
 * Films the line of a month: `node docs/pictures/film.mjs full.png dots.png full.json 1280 480 month-30-wide` writes
 * `month-30-wide.webm` (AV1) and `.mp4` (H.264).
 * No animation in Blender: the picture without the line lies below, and of the picture with it is shown what a growing
 * stroke along the line uncovers.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const [fullFile, dotsFile, geometryFile, widthText, heightText, output] = process.argv.slice(2);
const width = Number(widthText);
const height = Number(heightText);
const { w, h, d } = JSON.parse(readFileSync(geometryFile, 'utf8'));

/** Frames a second, and frames of each part: the film begins and ends with the finished picture. */
const RATE = 24;
const FADE = 12;
const DRAW = 6 * RATE;
const REST = RATE;

/** In the units of `d`: the line as wide as its metal, and with its shadow. */
const METAL = 11;
const SHADOW = 26;

/** Beyond this distance from the line the picture without it is the one with it. */
const NEAR = 60;

const length = lengthOf(d);
const pixels = (file) => sharp(file).resize(width, height).removeAlpha().raw().toBuffer();
const full = await pixels(fullFile);
const dots = mixed(full, await pixels(dotsFile), await stroke(NEAR, 0, length, 6));

const encoder = spawn(
  'ffmpeg',
  [
    ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
    ...['-s', `${width}x${height}`, '-r', `${RATE}`, '-i', '-'],
    // The same colours in every browser.
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-c:v', 'libsvtav1', '-preset', '4', '-crf', '40', '-g', '300', `${output}.webm`],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', '-g', '300'],
    ...['-movflags', '+faststart', `${output}.mp4`],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);

for (let frame = 0; frame < FADE; frame += 1) await show(fill(1 - smooth(frame / FADE)));
for (let frame = 1; frame <= DRAW; frame += 1) {
  const part = frame / DRAW;
  // Quick enough at once that nobody sees a dash, a little slower where the line closes.
  await show(await uncovered(length * (0.45 * part + 0.55 * smooth(part))));
}
for (let frame = 0; frame < REST; frame += 1) await show(fill(1));
encoder.stdin.end();

/** What is seen of the finished picture, 0 to 255 a pixel, when so much of the line is drawn. */
async function uncovered(drawn) {
  const [metal, shadow, coming] = await Promise.all([
    stroke(METAL, 0, drawn, 0.6),
    stroke(SHADOW, 0, drawn, 3),
    stroke(METAL + 4, drawn, length, 1),
  ]);
  // The shadow stays off the line still to come, or a piece of it would be seen at each crossing.
  return metal.map((value, index) =>
    Math.max(value, (shadow[index] * (255 - coming[index])) / 255),
  );
}

/** A piece of the line, from and to so far along it, as grey pixels. */
function stroke(thickness, from, to, blur) {
  const dashes = `0 ${from.toFixed(1)} ${(to - from).toFixed(1)} ${length}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}"><rect width="100%" height="100%"/><path d="${d}" fill="none" stroke="#fff" stroke-width="${thickness}" stroke-dasharray="${dashes}"/></svg>`;
  return sharp(Buffer.from(svg)).blur(blur).extractChannel(0).raw().toBuffer();
}

function fill(share) {
  return new Uint8Array(width * height).fill(Math.round(share * 255));
}

function show(mask) {
  return new Promise((done) => encoder.stdin.write(mixed(dots, full, mask), done));
}

/** One picture over another, as far as the mask shows it. */
function mixed(below, above, mask) {
  const picture = Buffer.alloc(below.length);
  for (let index = 0; index < picture.length; index += 1) {
    const share = mask[Math.floor(index / 3)] / 255;
    picture[index] = Math.round(below[index] + share * (above[index] - below[index]));
  }
  return picture;
}

function smooth(part) {
  return part * part * (3 - 2 * part);
}

/** Length of a path of cubic curves. */
function lengthOf(path) {
  const numbers = path.match(/-?[\d.]+/g).map(Number);
  let start = numbers.slice(0, 2);
  let sum = 0;
  for (let index = 2; index < numbers.length; index += 6) {
    const [ax, ay, bx, by, ex, ey] = numbers.slice(index, index + 6);
    let [x, y] = start;
    for (let step = 1; step <= 12; step += 1) {
      const t = step / 12;
      const at = (p0, p1, p2, p3) =>
        (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3;
      const next = [at(start[0], ax, bx, ex), at(start[1], ay, by, ey)];
      sum += Math.hypot(next[0] - x, next[1] - y);
      [x, y] = next;
    }
    start = [ex, ey];
  }
  return sum;
}
