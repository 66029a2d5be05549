import sharp from 'sharp';
import { MARK_DOTS, MARK_DOT_WIDTH, MARK_LINE_WIDTH, MARK_CURVE, MARK_SIZE } from '#site/logo.ts';
import { COLOUR_ROLES } from '#site/palette.ts';

const MARGIN = 2;
const SCALE = 1 - (2 * MARGIN) / MARK_SIZE;

const stroke = (path: string, width: number) => `<path d="${path}" stroke-width="${width}"/>`;
const LINE = stroke(MARK_CURVE, MARK_LINE_WIDTH);
const DOTS = stroke(MARK_DOTS, MARK_DOT_WIDTH);

/** Returns an SVG with a drawing on a navy tile of 34 by 34 units; `radius` rounds the corners of the tile. */
const tile = (radius: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" fill="none"><rect width="${MARK_SIZE}" height="${MARK_SIZE}" rx="${radius}" fill="${COLOUR_ROLES.brand.light}"/><g transform="translate(${MARGIN} ${MARGIN}) scale(${SCALE})" stroke="${COLOUR_ROLES['brass-lit'].light}" stroke-linecap="round">${drawing}</g></svg>`;

/** Draws the icon without dots, because at 16 px they would blur into the line. */
export const drawFaviconSvg = () => tile(6, LINE);

const png = (svg: string, widthPx: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(widthPx).png().toBuffer();

/** Draws the icon for the home screen of iPhones: 180 by 180 pixels, with square corners (an iPhone rounds them). */
export const drawTouchIcon = () => png(tile(0, LINE + DOTS), 180);

/** Draws `/favicon.ico` for feed readers and older browsers: a PNG of 32 by 32 pixels, which they accept as an icon. */
export const drawFaviconIco = () => png(drawFaviconSvg(), 32);
