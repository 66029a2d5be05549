import { InlineText } from '#ui/InlineText.tsx';
import { COST_COLUMNS } from '#site/service-sections.ts';
import type { ServiceDetailData } from './service-detail.ts';

/** A table of the charges of the government and others, with a row for each step. It does not contain our fee. */
export function Costs({
  rows,
  note,
  ledger: { figures, hasTotal },
}: NonNullable<ServiceDetailData['costs']>) {
  return (
    <section>
      <h2 id="costs" className="mb-4 mt-12 text-[1.65rem] leading-tight">
        What it costs
      </h2>
      <div className="table-frame" role="group" aria-label="What it costs">
        <table className="cells stacks sm:min-w-[34rem]">
          <thead>
            <tr>
              {COST_COLUMNS.map((column, index) => (
                <th key={column} scope="col" className={figures[index] ? 'num' : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="linked">
            {rows.map(([step = [], ...cells], index) => (
              <tr
                key={index}
                className={hasTotal && index === rows.length - 1 ? 'total' : undefined}
              >
                <th scope="row" className="min-w-28">
                  <InlineText parts={step} />
                </th>
                {cells.map((cell, column) => (
                  <td
                    key={column}
                    data-column={COST_COLUMNS[column + 1]}
                    className={figures[column + 1] ? 'num' : undefined}
                  >
                    <InlineText parts={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 max-w-prose text-small text-muted">
        <InlineText parts={note} />
      </p>
    </section>
  );
}
