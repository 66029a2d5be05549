import sharp from 'sharp';
import { MARK_DOTS, MARK_DOT_WIDTH, MARK_LINE_WIDTH, MARK_CURVE, MARK_SIZE } from '#site/logo.ts';
import { COLOUR_ROLES } from '#site/palette.ts';

const MARGIN = 2;
const SCALE = 1 - (2 * MARGIN) / MARK_SIZE;

const stroke = (path: string, width: number) => `<path d="${path}" stroke-width="${width}"/>`;
const LINE = stroke(MARK_CURVE, MARK_LINE_WIDTH);
const DOTS = stroke(MARK_DOTS, MARK_DOT_WIDTH);

/** A drawing on a navy tile. `radius`: of its corners, on a field of 34 by 34. */
const tile = (radius: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" fill="none"><rect width="${MARK_SIZE}" height="${MARK_SIZE}" rx="${radius}" fill="${COLOUR_ROLES.brand.light}"/><g transform="translate(${MARGIN} ${MARGIN}) scale(${SCALE})" stroke="${COLOUR_ROLES['brass-lit'].light}" stroke-linecap="round">${drawing}</g></svg>`;

/** Dots omitted: at 16 px they would blur into the line. */
export const drawFaviconSvg = () => tile(6, LINE);

const png = (svg: string, widthPx: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(widthPx).png().toBuffer();

/** Icon that iPhones put on the home screen: 180 by 180 pixels, square, because they round the corners themselves. */
export const drawTouchIcon = () => png(tile(0, LINE + DOTS), 180);

/** Icon for feed readers and older browsers, which ask for `/favicon.ico` and look what it is: a PNG of 32 by 32 pixels. */
export const drawFaviconIco = () => png(drawFaviconSvg(), 32);
