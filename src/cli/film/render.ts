/**
 * `npm run film`: renders the hero film anew into public/media/ (needs Chromium and ffmpeg; about
 * three minutes). Frames are drawn on a canvas in a headless browser and encoded as H.264 and AV1.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { FIELD, FIELD_STOPS, ROLES } from '#site/palette.ts';
import { KOLAM_MASKS, drawKolam } from '#ui/kolam.logic.ts';
import { kolamLoops } from './loops.ts';

const FRAMES_PER_SECOND = 24;
const DURATION_S = 12;
/** The still: the line has just closed. */
const POSTER_S = 6.5;
const OUT = resolve('public/media');

interface Cut {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Where the drawing stands in the frame. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

const CUTS: readonly Cut[] = [
  { name: 'hero', width: 1280, height: 720, box: { x: 730, y: 110, width: 440, height: 440 } },
  {
    name: 'hero-mobile',
    width: 720,
    height: 1080,
    box: { x: 130, y: 560, width: 460, height: 420 },
  },
];

const mask = KOLAM_MASKS.lattice;
const { width, height, dots } = drawKolam(mask);
const kolam = { width, height, dots, loops: kolamLoops(mask) };
const colours = {
  field: FIELD,
  stops: FIELD_STOPS,
  line: ROLES.pale.light,
  lit: ROLES['brass-lit'].light,
};
const scene = readFileSync(resolve('src/cli/film/scene.js'), 'utf8');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
mkdirSync(OUT, { recursive: true });
for (const cut of CUTS) {
  const frames = mkdtempSync(join(tmpdir(), 'film-'));
  const page = await browser.newPage();
  await page.setContent(`<canvas width="${cut.width}" height="${cut.height}"></canvas>`);
  await page.addScriptTag({
    content: `const kolam = ${JSON.stringify(kolam)}, colours = ${JSON.stringify(colours)};\n${scene}\nwindow.frame = (t, box) => { drawFrame(t, box); return document.querySelector('canvas').toDataURL('image/png'); };`,
  });
  const shoot = async (second: number, file: string) => {
    const url = await page.evaluate(
      ([t, box]) =>
        (window as unknown as { frame: (t: number, box: unknown) => string }).frame(t, box),
      [second, cut.box] as const,
    );
    writeFileSync(file, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  };
  for (let frame = 0; frame < FRAMES_PER_SECOND * DURATION_S; frame += 1)
    await shoot(frame / FRAMES_PER_SECOND, join(frames, `${String(frame).padStart(4, '0')}.png`));
  const still = join(frames, 'still.png');
  await shoot(POSTER_S, still);
  await page.close();
  encode(cut.name, frames, still);
  rmSync(frames, { recursive: true });
}
await browser.close();

function encode(name: string, frames: string, still: string): void {
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    join(frames, '%04d.png'),
    '-an',
  ];
  const grain = ['-vf', 'noise=alls=2:allf=0,format=yuv420p']; // static, against banding
  const out = (suffix: string) => join(OUT, `${name}${suffix}`);
  run([
    ...input,
    ...grain,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '28',
    '-tune',
    'animation',
    '-aq-mode',
    '3',
    '-level',
    '3.1',
    '-refs',
    '4',
    '-movflags',
    '+faststart',
    out('.mp4'),
  ]);
  run([
    ...input,
    '-vf',
    'noise=alls=2:allf=0,format=yuv420p10le',
    '-c:v',
    'libsvtav1',
    '-preset',
    '5',
    '-crf',
    '38',
    out('.webm'),
  ]);
  run([
    '-y',
    '-loglevel',
    'error',
    '-i',
    still,
    '-c:v',
    'libaom-av1',
    '-still-picture',
    '1',
    '-crf',
    '30',
    out('-poster.avif'),
  ]);
  run(['-y', '-loglevel', 'error', '-i', still, '-q:v', '6', out('-poster.jpg')]);
}

function run(args: string[]): void {
  execFileSync('ffmpeg', args, { stdio: 'inherit' });
}
