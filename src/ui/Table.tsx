import type { InlinePart, parseTable } from '#lib/inline-text.ts';
import { InlineText } from './InlineText.tsx';

/** The build calls `parseTable` for the rows, so that no parser of Markdown is sent to the browser. */
interface Props extends ReturnType<typeof parseTable> {
  caption: string;
  columns: readonly string[];
  note?: readonly InlinePart[] | undefined;
  /** True if ListFilter.astro filters the rows. */
  filtered?: boolean;
}

/** A small table. On a phone, a row of more than two cells becomes a stack, except in a table of figures. */
export function Table({ caption, columns, rows, ledger, note, filtered }: Props) {
  const stacks = columns.length > 2 && !ledger.isFigures;
  const form = stacks ? ' stacks sm:min-w-[34rem]' : ledger.isFigures ? ' figures' : '';
  const classOf = (column: number) => (ledger.figures[column] ? 'num' : undefined);
  return (
    <>
      <div className="table-frame" role="group" aria-label={caption}>
        <table className={`cells${form}`}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((name, column) => (
                <th key={column} scope="col" className={classOf(column)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="linked">
            {rows.map(([name = [], ...cells], row) => (
              <tr
                key={row}
                data-row={filtered}
                className={ledger.hasTotal && row === rows.length - 1 ? 'total' : undefined}
              >
                <th scope="row" className="min-w-28">
                  <InlineText parts={name} />
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={index}
                    data-column={stacks ? columns[index + 1] : undefined}
                    className={classOf(index + 1)}
                  >
                    <InlineText parts={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && (
        <p className="linked mt-3 max-w-prose text-small text-muted">
          <InlineText parts={note} />
        </p>
      )}
    </>
  );
}
