/** Pictures made of kolams on ruled paper. */
import { PAPER_RULES, ROLES } from '#site/palette.ts';
import { KOLAM_MASKS, drawKolam, type KolamName } from '#ui/kolam.logic.ts';

/** What is drawn, and in which colours. */
export interface Figure {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Left to right. */
  readonly kolams: readonly KolamName[];
  readonly colours: Colours;
  /** The same drawing under the dark scheme; without it the picture stays as it is. */
  readonly dark?: Colours;
}

interface Colours {
  readonly ground: string;
  readonly line: string;
  readonly dot: string;
  /** Ledger rules behind the line. */
  readonly rules?: string;
}

export const PAPER: Colours = {
  ground: ROLES.tint.light,
  line: ROLES.brand.light,
  dot: ROLES.brass.light,
  rules: PAPER_RULES,
};
export const NIGHT: Colours = {
  ground: ROLES.tint.dark,
  line: ROLES.pale.dark,
  dot: ROLES.brass.dark,
  rules: ROLES.rule.dark,
};
export const NAVY: Colours = {
  ground: ROLES.brand.light,
  line: ROLES.pale.light,
  dot: ROLES['brass-lit'].light,
};
/** Feature image of a blog post. */
export const blogFigure = (id: number | string, ...kolams: KolamName[]): Figure => ({
  file: `content/images/blog/${id}.svg`,
  width: 1280,
  height: 560,
  kolams,
  colours: PAPER,
  dark: NIGHT,
});

/** Room around the drawing, as a share of the picture's height. */
const MARGIN_SHARE = 0.14;
export const RULE_GAP_PX = 40;

/** The picture as SVG. */
export function drawFigure({ width, height, kolams, colours, dark }: Figure): string {
  const drawings = kolams.map((name) => drawKolam(KOLAM_MASKS[name]));
  const total = drawings.reduce((sum, drawing) => sum + drawing.width, 0);
  const tallest = Math.max(...drawings.map((drawing) => drawing.height));
  const margin = height * MARGIN_SHARE;
  const scale = Math.min((width - 2 * margin) / total, (height - 2 * margin) / tallest);
  let x = (width - total * scale) / 2;
  const placed = drawings.map((drawing) => {
    const y = (height - drawing.height * scale) / 2;
    const circles = drawing.dots.map((at) => `<circle cx="${at.x}" cy="${at.y}" r="4"/>`).join('');
    const group = `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})"><path class="line" d="${drawing.line}" stroke-width="2" stroke-linecap="round"/><g class="dot">${circles}</g></g>`;
    x += drawing.width * scale;
    return group;
  });
  const ledger =
    colours.rules === undefined
      ? ''
      : `<path class="rule" d="${Array.from({ length: Math.floor(height / RULE_GAP_PX) }, (_, row) => `M0 ${(row + 0.5) * RULE_GAP_PX}H${width}`).join('')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"><style>${style(colours)}${dark ? `@media (prefers-color-scheme:dark){${style(dark)}}` : ''}</style><rect class="ground" width="${width}" height="${height}"/>${ledger}${placed.join('')}</svg>\n`;
}

/** A picture in a page follows the system's scheme by itself. */
export const style = ({ ground, line, dot, rules }: Colours) =>
  `.ground{fill:${ground}}.line{stroke:${line}}.dot{fill:${dot}}${rules === undefined ? '' : `.rule{stroke:${rules}}`}`;

const round = (value: number) => Math.round(value * 100) / 100;
