import { saveFile } from '#ui/copy-and-save.ts';
import { Table } from '#ui/Table.tsx';
import { payrollFile, printedTable, type Payroll } from './payroll.logic.ts';
import { formatSignedRupees } from './wage-sums.logic.ts';
import { sumRupees } from './wages.logic.ts';

interface PayrollResultProps extends Payroll {
  /** The settings that apply to every employee, as text: `Wage month: October 2026 or later.` */
  readonly settings: string;
}

/** Shows the warning, the headline and the buttons to save a CSV file and to print; in print, also shows a table. */
export function PayrollResult(payroll: PayrollResultProps) {
  const { rows, headline, warning, summary, unreadableLines, settings } = payroll;
  const table = printedTable(rows);
  return (
    <div data-printing="" className="mt-6">
      <p className="hidden font-display text-h3 print:block">Wages of several employees</p>
      {warning && <p className="mb-3 max-w-prose font-semibold text-error">{warning}</p>}
      <p className="max-w-prose font-display text-h3 text-heading">{headline}</p>
      <p className="mt-2">
        Employer’s provident fund cost, compared with calculating on basic pay:{' '}
        {formatSignedRupees(sumRupees(rows.map(({ fundChange }) => fundChange)))} a month.
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
        <Table
          caption="Wages of each employee"
          columns={table.columns}
          rows={table.rows.map((cells) => cells.map((cell) => [cell]))}
          ledger={{
            isFigures: true,
            hasTotal: true,
            figures: table.columns.map((_, at) => at > 0),
          }}
        />
      </div>
    </div>
  );
}
