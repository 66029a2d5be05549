/** Charts as markup: a figure of a page, and a drawing with fixed colours for documents. */
import { chartInWords, tableRows, type Chart } from './chart.ts';
import { drawChart } from './draw.ts';
import { BOLD_CLASS, CLASS_OF, FONT_SIZE, type Drawing, type Paint, type Shape } from './shapes.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Attributes for each paint and for text. */
type Palette = Readonly<Record<Paint | 'text' | 'bold', string>>;

/** Classes that src/styles/global.css colours by scheme. */
export const CLASSES = {
  ...Object.fromEntries(
    Object.entries(CLASS_OF).map(([paint, name]) => [paint, ` class="${name}"`]),
  ),
  text: '',
  bold: ` class="${BOLD_CLASS}"`,
} as Palette;

/** @param ground behind the drawing, so that an outline covers what lies under it */
export const paletteOf = (ink: string, mark: string, rule: string, ground: string): Palette => ({
  mark: ` fill="${mark}"`,
  outline: ` fill="${ground}" stroke="${mark}" stroke-width="1.5"`,
  hatch: ` fill="none" stroke="${mark}" stroke-width="2.5"`,
  light: ` fill="${mark}" fill-opacity="0.14"`,
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

export const printShapes = ({ shapes }: Drawing, palette: Palette) =>
  shapes.map((shape) => printShape(shape, palette)).join('');

/** The drawing as a file of its own. */
export function chartSvg(chart: Chart, palette: Palette, font: string): string {
  const drawing = drawChart(chart);
  const { width, height } = drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${font}" font-size="${FONT_SIZE}">${printShapes(drawing, palette)}</svg>`;
}

/** A chart as data for a part that prints it: its sentence, its drawing and its numbers. */
export type DrawnChart = Drawing &
  Pick<Chart, 'title' | 'says' | 'example' | 'columns' | 'rows'> & {
    /** What the drawing tells, for those who do not see it. */
    readonly words: string;
  };

export function drawnChart(chart: Chart): DrawnChart {
  const { title, says, example, columns } = chart;
  return {
    ...drawChart(chart),
    ...{ title, says, example, columns },
    rows: tableRows(chart),
    words: chartInWords(chart),
  };
}

/** As src/ui/ExampleLabel.tsx prints it. */
const EXAMPLE_LABEL =
  '<span data-example class="inline-block w-fit max-w-full rounded-full border border-current px-2 align-middle font-sans text-fine font-semibold leading-snug text-brass">Example</span>';

/** A chart in the Markdown of an entry, as src/ui/charts/ChartFigure.tsx prints it. No style attribute: the policy forbids it. */
export function chartFigure(source: Chart): string {
  const chart = drawnChart(source);
  const cells = ([label = '', ...figures]: readonly string[]) =>
    `<tr><th scope="row">${escape(label)}</th>${figures.map((figure) => `<td>${escape(figure)}</td>`).join('')}</tr>`;
  const heads = chart.columns.map((column) => `<th scope="col">${escape(column)}</th>`).join('');
  const label = chart.example ? `${EXAMPLE_LABEL} ` : '';
  return (
    `<figure class="chart"><figcaption><b>${escape(chart.title)}</b> ${label}${escape(chart.says)}</figcaption>` +
    `<svg viewBox="0 0 ${chart.width} ${chart.height}" role="img" aria-label="${escape(chart.words)}">${printShapes(chart, CLASSES)}</svg>` +
    `<details><summary>These figures as a table</summary><table><caption class="sr-only">${escape(chart.title)}</caption>` +
    `<thead><tr>${heads}</tr></thead><tbody>${chart.rows.map(cells).join('')}</tbody></table></details></figure>`
  );
}
