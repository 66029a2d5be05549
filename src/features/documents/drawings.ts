/** Drawings as SVG text, for the libraries that take one. */
import { MARK_DOTS, MARK_DOT_WIDTH, MARK_LINE_WIDTH, MARK_PATH, MARK_SIZE } from '#site/logo.ts';
import { KOLAM_MASKS, drawKolam, pathData, type KolamName } from '#ui/kolam.logic.ts';

/** `pen`: colours of the line and the dots, width of the line. */
export function kolamSvg(name: KolamName, pen: { line: string; dots: string; width: number }) {
  const { width, height, strokes, dots } = drawKolam(KOLAM_MASKS[name]);
  const circles = dots
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="5" fill="${pen.dots}"/>`)
    .join('');
  return svg(width, height, stroke(pathData(strokes), pen.line, pen.width) + circles);
}

/** The mark beside the firm's name. */
export function markSvg(colour: string): string {
  const line = stroke(MARK_PATH, colour, MARK_LINE_WIDTH);
  return svg(MARK_SIZE, MARK_SIZE, line + stroke(MARK_DOTS, colour, MARK_DOT_WIDTH));
}

const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">${content}</svg>`;
