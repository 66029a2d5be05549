import { formatRupees } from '#features/tool-engine/amounts.logic.ts';
import { saveFile } from '#ui/copy-and-save.ts';
import { payrollFile, totalOf, type Payroll, type PayrollRow } from './payroll.logic.ts';
import { dividedMonthText, formatSignedRupees } from './wage-sums.logic.ts';
import { sumRupees } from './wages.logic.ts';

/** Columns of the printed table; the CSV file has more. */
const PRINTED: readonly (readonly [string, (row: PayrollRow) => number | string | undefined])[] = [
  ['Pay in the 50% test', ({ wages }) => wages.total],
  ['Exclusions', ({ wages }) => wages.exclusions],
  ['Added back', ({ wages }) => wages.addedBack],
  ['Wages', ({ wages }) => wages.wages],
  ['PF, employee', ({ fund }) => fund?.employee],
  ['PF, employer in all', ({ fund }) => fund?.cost],
  ['ESI, employee', ({ esi }) => esi.employee],
  ['ESI, employer', ({ esi }) => esi.employer],
  ['Gratuity due', ({ gratuity }) => gratuity],
];

const formatCell = (value: number | string = '–') =>
  typeof value === 'number' ? formatRupees(value) : value;

interface PayrollResultProps extends Payroll {
  /** The settings that apply to every employee, as text: `Wage month: October 2026 or later.` */
  readonly settings: string;
}

/** Shows the headline, the buttons for the CSV file and for printing, and a table that appears only in print. */
export function PayrollResult(payroll: PayrollResultProps) {
  const { rows, headline, summary, unreadableLines, change, settings } = payroll;
  return (
    <div data-printing="" className="mt-6">
      <p className="hidden font-display text-h3 print:block">Wages of several employees</p>
      <p className="max-w-prose font-display text-h3 text-heading">{headline}</p>
      <p className="mt-2">
        {change
          ? `Provident fund is not calculated. ${dividedMonthText(change)}.`
          : `Employer’s provident fund cost, compared with calculating on basic pay: ${formatSignedRupees(sumRupees(rows.map(({ fundChange = 0 }) => fundChange)))} a month.`}
      </p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => saveFile('wages.csv', 'text/csv', payrollFile(payroll))}
        >
          Download each employee’s wages as CSV
        </button>
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          Print the table
        </button>
      </div>
      <p className="mt-3 max-w-prose text-small text-muted print:hidden">
        The link to this page contains only the single employee above. To share this sheet, send the
        file or the print.
      </p>
      <div className="hidden print:block">
        <p className="mt-2 text-fine">
          {summary} {settings}
        </p>
        <ul className="mt-1 text-fine">
          {unreadableLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <table className="mt-3 w-full border-collapse text-[8pt] tabular-nums leading-snug">
          <thead>
            <tr className="border-b-2 border-rule">
              <th scope="col" className="py-1 pr-2 text-left">
                Name
              </th>
              {PRINTED.map(([title]) => (
                <th key={title} scope="col" className="py-1 pl-2 text-right align-bottom">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} className="border-b border-rule">
                <th scope="row" className="py-0.5 pr-2 text-left font-normal">
                  {row.name}
                </th>
                {PRINTED.map(([title, value]) => (
                  <td key={title} className="py-0.5 pl-2 text-right">
                    {formatCell(value(row))}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="font-semibold">
              <th scope="row" className="py-1 pr-2 text-left">
                Total
              </th>
              {PRINTED.map(([title, value]) => (
                <td key={title} className="py-1 pl-2 text-right">
                  {formatCell(totalOf(rows.map(value)))}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
