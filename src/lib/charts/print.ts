/** Charts as markup: a figure of a page, and a drawing with fixed colours for documents. */
import { chartAltText, tableRows, type Chart } from './chart.ts';
import { FONT_SIZE, WIDTH, drawChart, escape } from './draw.ts';

/** The drawing as a complete SVG file, with its size. `ground`: the colour behind it, which an outline covers. */
export function chartSvg(
  chart: Chart,
  { ink, mark, rule, ground }: Readonly<Record<'ink' | 'mark' | 'rule' | 'ground', string>>,
  font: string,
) {
  const { height, shapes } = drawChart(chart);
  const style = `text{fill:${ink}}.b{font-weight:600}.m{fill:${mark}}.o,.t{fill:${ground};stroke:${mark};stroke-width:1.5}.t{stroke-width:2.5}.r{stroke:${rule}}`;
  return {
    width: WIDTH,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="${font}" font-size="${FONT_SIZE}"><style>${style}</style>${shapes.join('')}</svg>`,
  };
}

/** A chart of a page: sentence, drawing and figures as a table. The content policy forbids style attributes. */
export function chartFigure(chart: Chart): string {
  const { title, says, columns } = chart;
  const { height, shapes } = drawChart(chart);
  const heads = columns.map((column) => `<th scope="col">${escape(column)}</th>`).join('');
  const rows = tableRows(chart).map(([label = '', ...figures]) => {
    const cells = figures.map((figure) => `<td>${escape(figure)}</td>`).join('');
    return `<tr><th scope="row">${escape(label)}</th>${cells}</tr>`;
  });
  return (
    `<figure class="chart"><figcaption><b>${escape(title)}</b> ${escape(says)}</figcaption>` +
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(chartAltText(chart))}">${shapes.join('')}</svg>` +
    `<details><summary>These figures as a table</summary><table><caption class="sr-only">${escape(title)}</caption>` +
    `<thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></details></figure>`
  );
}
