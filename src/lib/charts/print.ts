/** Charts as markup: a figure of a page, and a drawing with fixed colours for documents. */
import type { Chart } from '#collections/chart.ts';
import { chartInWords, tableRows } from './chart.ts';
import { FONT_SIZE, WIDTH, drawChart, type Paint, type Shape } from './draw.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Attributes for each paint and for text. */
type Palette = Readonly<Record<Paint | 'text' | 'bold', string>>;

/** Classes that src/styles/global.css colours by scheme. */
const CLASSES: Palette = {
  mark: ' class="m"',
  outline: ' class="o"',
  rule: ' class="r"',
  limit: ' class="t"',
  text: '',
  bold: ' class="b"',
};

/** @param ground colour behind the drawing, with which an outline covers what is under it */
export const paletteOf = (ink: string, mark: string, rule: string, ground: string): Palette => ({
  mark: ` fill="${mark}"`,
  outline: ` fill="${ground}" stroke="${mark}" stroke-width="1.5"`,
  rule: ` fill="none" stroke="${rule}"`,
  limit: ` fill="none" stroke="${mark}" stroke-width="2.5"`,
  text: ` fill="${ink}"`,
  bold: ` fill="${ink}" font-weight="600"`,
});

function printShape(shape: Shape, palette: Palette): string {
  if (shape.is === 'path') return `<path d="${shape.d}"${palette[shape.paint]}/>`;
  const { x, y, text, anchor, bold } = shape;
  const at = anchor === undefined ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${x}" y="${y}"${at}${palette[bold ? 'bold' : 'text']}>${escape(text)}</text>`;
}

/** The drawing as a complete SVG file, with its size. */
export function chartSvg(chart: Chart, palette: Palette, font: string) {
  const { height, shapes } = drawChart(chart);
  const drawn = shapes.map((shape) => printShape(shape, palette)).join('');
  return {
    width: WIDTH,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="${font}" font-size="${FONT_SIZE}">${drawn}</svg>`,
  };
}

/** A chart of a page: sentence, drawing and figures as a table. The content policy forbids style attributes. */
export function chartFigure(chart: Chart): string {
  const { title, says, columns } = chart;
  const { height, shapes } = drawChart(chart);
  const drawn = shapes.map((shape) => printShape(shape, CLASSES)).join('');
  const heads = columns.map((column) => `<th scope="col">${escape(column)}</th>`).join('');
  const rows = tableRows(chart).map(([label = '', ...figures]) => {
    const cells = figures.map((figure) => `<td>${escape(figure)}</td>`).join('');
    return `<tr><th scope="row">${escape(label)}</th>${cells}</tr>`;
  });
  return (
    `<figure class="chart"><figcaption><b>${escape(title)}</b> ${escape(says)}</figcaption>` +
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(chartInWords(chart))}">${drawn}</svg>` +
    `<details><summary>These figures as a table</summary><table><caption class="sr-only">${escape(title)}</caption>` +
    `<thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></details></figure>`
  );
}
