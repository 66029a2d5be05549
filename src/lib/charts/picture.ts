/** A chart as a file of its own, for lists of articles: the drawing alone, on a ground that follows the scheme. */
import { ROLES, type Role } from '#site/palette.ts';
import type { Chart } from './chart.ts';
import { drawChart } from './draw.ts';
import { CLASSES, printShapes } from './print.ts';
import { FONT_SIZE } from './shapes.ts';

/** That of the cards. */
export const CHART_PICTURE = { width: 640, height: 400 } as const;
const MARGIN = 40;

const rules = (scheme: 'light' | 'dark') => {
  const of = (role: Role) => ROLES[role][scheme];
  return `rect{fill:${of('tint')}}text{fill:${of('ink')}}.m{fill:${of('tone')}}.l{fill:${of('brass-lit')}}.o{fill:${of('tint')}}.o,.h,.t{stroke:${of('tone')}}.r{stroke:${of('control')}}`;
};
const STYLE = `${rules('light')}.b{font-weight:600}.l{fill-opacity:.3}.h,.t,.r{fill:none}.o{stroke-width:1.5}.h,.t{stroke-width:2.5}@media (prefers-color-scheme:dark){${rules('dark')}}`;

export function chartPicture(chart: Chart): string {
  const drawing = drawChart(chart);
  const room = {
    width: CHART_PICTURE.width - 2 * MARGIN,
    height: CHART_PICTURE.height - 2 * MARGIN,
  };
  const scale = Math.min(room.width / drawing.width, room.height / drawing.height);
  const at = (all: number, own: number) => ((all - own * scale) / 2).toFixed(1);
  const { width, height } = CHART_PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Public Sans,Arial,sans-serif" font-size="${FONT_SIZE}"><style>${STYLE}</style><rect width="${width}" height="${height}"/><g transform="translate(${at(width, drawing.width)} ${at(height, drawing.height)}) scale(${scale.toFixed(3)})">${printShapes(drawing, CLASSES)}</g></svg>`;
}
