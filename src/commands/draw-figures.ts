/**
 * `npm run figures`: draws the committed pictures out of the kolam generator: blog feature images
 * and hero stills. Change a mask in src/logic/kolam.ts or a name below, run it, commit the files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { KOLAM_MASKS, drawKolam, type KolamName } from '#logic/kolam.ts';

interface Figure {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Left to right. */
  readonly kolams: readonly KolamName[];
  readonly ground: string;
  readonly line: string;
  readonly dot: string;
  /** Ledger rules behind the line. */
  readonly rules?: string;
}

const PAPER = { ground: '#f3f0e6', line: '#0c306f', dot: '#8a5a12', rules: '#d9d3c2' } as const;
const NAVY = { ground: '#0c306f', line: '#c9d6ee', dot: '#e9b44c' } as const;
const blog = (id: number, ...kolams: KolamName[]): Figure => ({
  file: `content/images/blog/${id}.svg`,
  width: 1280,
  height: 560,
  kolams,
  ...PAPER,
});
/** Beside a service's text: at most 280×300 (spec 9). */
const service = (name: string, kolam: KolamName): Figure => ({
  file: `content/images/services/${name}.svg`,
  width: 280,
  height: 280,
  kolams: [kolam],
  ...PAPER,
});
const slide = (name: string, ...kolams: KolamName[]): Figure => ({
  file: `public/media/${name}.svg`,
  width: 720,
  height: 720,
  kolams,
  ...NAVY,
});

const FIGURES: readonly Figure[] = [
  blog(1, 'bridge'),
  blog(2, 'twins'),
  blog(3, 'cross'),
  blog(4, 'field'),
  blog(5, 'square'),
  blog(6, 'hill'),
  service('opc', 'one'),
  service('private-limited', 'square'),
  service('public-limited', 'lattice'),
  service('llp', 'pair'),
  service('producer-company', 'leaf'),
  service('section8', 'lamp'),
  service('branch-office', 'twins'),
  service('government-company', 'columns'),
  slide('slide-secretarial', 'columns'),
  slide('slide-faas', 'steps'),
  slide('slide-hr', 'star'),
];

/** Room around the drawing, as a share of the picture's height. */
const MARGIN_SHARE = 0.14;
const RULE_GAP_PX = 40;

function draw({ width, height, kolams, ground, line, dot, rules }: Figure): string {
  const drawings = kolams.map((name) => drawKolam(KOLAM_MASKS[name]));
  const total = drawings.reduce((sum, drawing) => sum + drawing.width, 0);
  const tallest = Math.max(...drawings.map((drawing) => drawing.height));
  const margin = height * MARGIN_SHARE;
  const scale = Math.min((width - 2 * margin) / total, (height - 2 * margin) / tallest);
  let x = (width - total * scale) / 2;
  const placed = drawings.map((drawing) => {
    const y = (height - drawing.height * scale) / 2;
    const circles = drawing.dots.map((at) => `<circle cx="${at.x}" cy="${at.y}" r="4"/>`).join('');
    const group = `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})"><path d="${drawing.line}" stroke="${line}" stroke-width="2" stroke-linecap="round"/><g fill="${dot}">${circles}</g></g>`;
    x += drawing.width * scale;
    return group;
  });
  const ledger =
    rules === undefined
      ? ''
      : `<path d="${Array.from({ length: Math.floor(height / RULE_GAP_PX) }, (_, row) => `M0 ${(row + 0.5) * RULE_GAP_PX}H${width}`).join('')}" stroke="${rules}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"><rect width="${width}" height="${height}" fill="${ground}"/>${ledger}${placed.join('')}</svg>\n`;
}

const round = (value: number) => Math.round(value * 100) / 100;

for (const figure of FIGURES) {
  mkdirSync(dirname(figure.file), { recursive: true });
  writeFileSync(figure.file, draw(figure));
  console.log(figure.file);
}
