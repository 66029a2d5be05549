/**
 * `npm run figures`: draws the committed pictures out of the kolam generator: blog feature images
 * and hero stills. Change a mask in src/ui/kolam.logic.ts or a name below, run it, commit the files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { KOLAM_MASKS, drawKolam, type KolamName } from '#ui/kolam.logic.ts';
import { readArguments } from './arguments.ts';
import {
  NAVY,
  NIGHT,
  PAPER,
  RULE_GAP_PX,
  blogFigure,
  drawFigure,
  style,
  type Figure,
} from './figure.ts';

readArguments({
  call: 'npm run figures',
  about:
    'Draws the committed pictures of articles, services and slides anew, in the palette’s colours.',
});

const slide = (name: string, ...kolams: KolamName[]): Figure => ({
  file: `public/media/${name}.svg`,
  width: 720,
  height: 720,
  kolams,
  colours: NAVY,
});

const FIGURES: readonly Figure[] = [
  blogFigure(1, 'bridge'),
  blogFigure(2, 'twins'),
  blogFigure(3, 'cross'),
  blogFigure(4, 'field'),
  blogFigure(5, 'square'),
  blogFigure(6, 'hill'),
  slide('slide-secretarial', 'columns'),
  slide('slide-faas', 'steps'),
  slide('slide-hr', 'star'),
];

/** Beside the contact form: a letter sealed with a kolam, on ledger paper. */
function letter(): string {
  const [width, height] = [720, 480];
  const { ground, line, dot } = NAVY;
  const rows = Array.from(
    { length: height / RULE_GAP_PX - 1 },
    (_, row) => (row + 1) * RULE_GAP_PX,
  );
  const drawing = drawKolam(KOLAM_MASKS.diamond);
  const seal = { x: width / 2, y: 258, radius: 96, scale: 0.5 };
  const corner = (size: number, centre: number) => centre - (size * seal.scale) / 2;
  const circles = drawing.dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="8"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"><rect width="${width}" height="${height}" fill="${ground}"/><path d="${rows.map((y) => `M0,${y}H${width}`).join('')}M64,0V${height}" stroke="#fff" stroke-opacity=".1"/><path d="${rows.map((y) => `M64,${y - 5}v10`).join('')}" stroke="${dot}" stroke-opacity=".5"/><rect x="150" y="116" width="420" height="284" rx="14" fill="${ground}" stroke="${line}" stroke-width="2"/><path d="M157,124L352,256Q360,261 368,256L563,124M157,392L296,282M563,392L424,282" stroke="${line}" stroke-width="2" stroke-linecap="round"/><circle cx="${seal.x}" cy="${seal.y}" r="${seal.radius}" fill="${ground}"/><g transform="translate(${corner(drawing.width, seal.x)} ${corner(drawing.height, seal.y)}) scale(${seal.scale})"><path d="${drawing.line}" stroke="${line}" stroke-width="4" stroke-linecap="round"/><g fill="${dot}">${circles}</g></g></svg>\n`;
}

/** What a compliance review yields: files checked line by line, the gaps with as many dots as their rank. */
function review(): string {
  const size = 280;
  const gaps = new Map([
    [2, 3],
    [5, 1],
  ]);
  const sheet = (x: number, y: number) =>
    `<rect class="ground line" x="${x}" y="${y}" width="164" height="212" rx="6" stroke-width="2"/>`;
  const rows = Array.from({ length: 7 }, (_, row) => {
    const y = 70 + 26 * row;
    const rank = gaps.get(row);
    const text = `<path class="rule" d="M82,${y}h${rank === undefined ? 96 - ((row * 17) % 30) : 52}" stroke-width="4" stroke-linecap="round"/>`;
    if (rank === undefined)
      return `${text}<path class="line" d="m54,${y}l5,6l10,-13" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>`;
    const dots = Array.from(
      { length: rank },
      (_dot, place) => `<circle cx="${152 + 14 * place}" cy="${y}" r="4"/>`,
    );
    return `${text}<g class="dot"><circle cx="61" cy="${y}" r="6"/>${dots.join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" fill="none"><style>${style(PAPER)}@media (prefers-color-scheme:dark){${style(NIGHT)}}</style><rect class="ground" width="${size}" height="${size}"/>${sheet(78, 22)}${sheet(58, 34)}${sheet(38, 46)}${rows.join('')}</svg>\n`;
}

const drawings: Record<string, string> = {
  ...Object.fromEntries(FIGURES.map((figure) => [figure.file, drawFigure(figure)])),
  'public/media/contact.svg': letter(),
  'content/images/pages/compliance-review.svg': review(),
};
for (const [file, drawing] of Object.entries(drawings)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, drawing);
  console.log(file);
}
