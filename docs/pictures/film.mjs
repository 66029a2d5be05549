/**
 * Makes the film in which the line of a month is drawn: `node docs/pictures/film.mjs month-30-wide.png
 * dots-30-wide.png month-30-wide.json 1280 480` writes `month-30-wide.webm` (AV1) and `.mp4` (H.264) to public/media.
 * The first PNG file shows the finished line, the second only the dots. A growing stroke uncovers the finished line.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { readLine } from './line.mjs';

const [fullFile, dotsFile, geometryFile, widthText, heightText] = process.argv.slice(2);
const output = `public/media/${basename(geometryFile, '.json')}`;
const width = Number(widthText);
const height = Number(heightText);
const { w, h, d } = JSON.parse(readFileSync(geometryFile, 'utf8'));
const { length, crossings, stroke: meanStroke } = readLine(d);
const scale = width / w;

/** Frames per second. */
const RATE = 24;
/** Number of frames at the start of the film in which the finished line fades. */
const FADE = 12;
/** Number of the frame in which the line begins to grow, while the finished line is still fading. */
const START = 7;
/** Number of frames in which the line grows, and number of frames with the finished picture at the end. */
const DRAW = 6 * RATE;
const REST = RATE;

/** Widths of the line, of the line with its shadow, and of the area around it, in pixels of Blender's picture. */
const METAL = 0.14 * meanStroke;
const SHADOW = 0.22 * meanStroke;
const NEAR = 0.5 * meanStroke;
/** Radius, in pixels of Blender's picture, of the disc that hides a crossing until the line crosses itself there. */
const RADIUS = 0.17 * meanStroke;

const full = await pixels(fullFile);
// `dots` differs from the finished picture only near the line, so only the line moves in the film.
const dots = mixed(full, await pixels(dotsFile, 0.8), await stroke(NEAR, length, 3));
const uncrossed = withoutCrossings();

const COLOURS = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];
const encoder = spawn(
  'ffmpeg',
  [
    ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
    ...['-s', `${width}x${height}`, '-r', `${RATE}`, '-i', '-'],
    ...[...COLOURS, '-c:v', 'libsvtav1', '-preset', '5', '-crf', '50', '-g', '300'],
    `${output}.webm`,
    ...[...COLOURS, '-c:v', 'libx264', '-preset', 'slower', '-crf', '33', '-g', '300'],
    ...['-movflags', '+faststart', `${output}.mp4`],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);

for (let frame = 0; frame < START + DRAW; frame += 1) {
  const part = Math.max(0, (frame - START) / DRAW);
  // The line grows more slowly at both ends. Without `0.45 * part`, viewers would at first see only a short dash.
  const drawn = length * (0.45 * part + 0.55 * smooth(part));
  const fading = 255 * (1 - smooth(Math.min(1, frame / FADE)));
  const [metal, shadow, crossed] = await Promise.all([
    stroke(METAL, drawn, 0.6),
    stroke(SHADOW, drawn, 1.6),
    discs(({ second }) => frame < FADE || second < drawn),
  ]);
  const shown = metal.map((value, index) => Math.max(value, shadow[index], fading));
  await write(mixed(dots, mixed(uncrossed, full, crossed), shown));
}
for (let frame = 0; frame < REST; frame += 1) await write(full);
encoder.stdin.end();

/** Returns a picture, resized to the size of the film, as red, green and blue bytes. */
function pixels(file, blur) {
  const picture = sharp(file).resize(width, height).removeAlpha();
  return (blur === undefined ? picture : picture.blur(blur)).raw().toBuffer();
}

/** Returns a mask of the line from its start up to the length `drawn`. */
function stroke(thickness, drawn, blur) {
  const line = `<path d="${d}" fill="none" stroke="#fff" stroke-width="${thickness}" stroke-dasharray="${drawn} ${2 * length}"/>`;
  return mask(line, blur);
}

function discs(isChosen) {
  const circles = crossings
    .filter(isChosen)
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${1.5 * RADIUS}" fill="#fff"/>`);
  return mask(circles.join(''), 1);
}

/** Draws SVG shapes; returns one byte per pixel, from 0 (outside the shapes) to 255. */
function mask(drawing, blur) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}"><rect width="100%" height="100%"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).blur(blur).extractChannel(0).raw().toBuffer();
}

/** Draws `above` over `below`. The mask `shown` contains the opacity of each pixel of `above`, from 0 to 255. */
function mixed(below, above, shown) {
  const picture = Buffer.from(below);
  for (let pixel = 0; pixel < shown.length; pixel += 1) {
    const share = shown[pixel] / 255;
    if (share === 0) continue;
    for (let index = 3 * pixel; index < 3 * pixel + 3; index += 1)
      picture[index] = Math.round(below[index] + share * (above[index] - below[index]));
  }
  return picture;
}

/**
 * Returns the finished picture without crossings, as it looks before the line crosses itself. Covers each
 * crossing with a disc copied from half a stroke away, where the line does not cross itself.
 */
function withoutCrossings() {
  const picture = Buffer.from(full);
  const radius = RADIUS * scale;
  for (const { x, y, along } of crossings) {
    const [shiftX, shiftY] = along.map((value) => value * scale);
    const [middleX, middleY] = [x * scale, y * scale];
    for (let py = Math.floor(middleY - radius); py <= middleY + radius; py += 1)
      for (let px = Math.floor(middleX - radius); px <= middleX + radius; px += 1) {
        if (Math.hypot(px + 0.5 - middleX, py + 0.5 - middleY) > radius) continue;
        for (let colour = 0; colour < 3; colour += 1)
          picture[3 * (py * width + px) + colour] = sample(px + shiftX, py + shiftY, colour);
      }
  }
  return picture;
}

/** Returns a colour value of the finished picture at a point between four pixels: the weighted mean of the four. */
function sample(x, y, colour) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const at = (dx, dy) => full[3 * ((top + dy) * width + left + dx) + colour];
  const above = at(0, 0) * (1 - right) + at(1, 0) * right;
  const below = at(0, 1) * (1 - right) + at(1, 1) * right;
  return Math.round(above * (1 - down) + below * down);
}

function write(frame) {
  return new Promise((done) => encoder.stdin.write(frame, done));
}

function smooth(part) {
  return part * part * (3 - 2 * part);
}
