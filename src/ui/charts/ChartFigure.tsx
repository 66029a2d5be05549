import type { DrawnChart } from '#lib/charts/print.ts';
import { BOLD_CLASS, CLASS_OF } from '#lib/charts/shapes.ts';
import { ExampleLabel } from '#ui/ExampleLabel.tsx';

/** A chart as drawn at build: its sentence, its drawing, and its numbers as a table. */
export function ChartFigure({ chart }: { chart: DrawnChart }) {
  const { title, says, words, example, width, height, shapes, columns, rows } = chart;
  return (
    <figure className="chart">
      <figcaption>
        <b>{title}</b> {example && <ExampleLabel />} {says}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
        {shapes.map((shape, place) =>
          shape.is === 'path' ? (
            <path key={place} d={shape.d} className={CLASS_OF[shape.paint]} />
          ) : (
            <text
              key={place}
              x={shape.x}
              y={shape.y}
              textAnchor={shape.anchor}
              className={shape.bold ? BOLD_CLASS : undefined}
            >
              {shape.text}
            </text>
          ),
        )}
      </svg>
      <details>
        <summary>These figures as a table</summary>
        <table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, ...figures], place) => (
              <tr key={place}>
                <th scope="row">{label}</th>
                {figures.map((figure, column) => (
                  <td key={column}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
