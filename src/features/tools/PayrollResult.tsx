import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import { plural } from '#lib/format.ts';
import { sumOf, type Payroll, type PayrollColumn } from './payroll.logic.ts';
import { formatCount, formatRupees } from './read-field.logic.ts';
import { signed } from './wage-words.logic.ts';

/** So many rows are shown; all are in the file. */
const SHOWN = 20;
const COLUMNS: readonly (readonly [PayrollColumn, string])[] = [
  ['total', 'Pay'],
  ['addedBack', 'Added back'],
  ['wages', 'Wages'],
];

interface Props {
  result: Payroll;
  onDownload: () => void;
}

/** Sums of all employees, the first of them, and the rows that could not be read. */
export function PayrollResult({ result, onDownload }: Props) {
  const { rows, bad, unknown } = result;
  const over = rows.filter(({ values }) => values.addedBack > 0).length;
  return (
    <>
      <p className="max-w-prose font-display text-h3 text-heading">
        {formatCount(rows.length)} {rows.length === 1 ? 'employee' : 'employees'}: wages of{' '}
        {formatRupees(sumOf(result, 'wages'))} a month. Excluded allowances exceed the limit for{' '}
        {formatCount(over)}.
      </p>
      <p className="mt-2">
        Employer’s provident fund cost, compared with calculating on basic pay:{' '}
        {signed(sumOf(result, 'pfChange'))} a month.
      </p>
      {bad.length > 0 && (
        <>
          <p className="mt-4 font-semibold text-error">
            {plural(bad.length, 'line')} could not be read and {bad.length === 1 ? 'is' : 'are'}{' '}
            left out:
          </p>
          <ul className="mt-1 text-small">
            {bad.slice(0, SHOWN).map(({ line, name, reason }) => (
              <li key={line}>
                Line {line}
                {name === `Line ${line}` ? '' : ` (${name})`}: {reason}
              </li>
            ))}
            {bad.length > SHOWN && <li>and {formatCount(bad.length - SHOWN)} more.</li>}
          </ul>
        </>
      )}
      {unknown.length > 0 && (
        <p className="mt-4 text-small text-muted">
          Columns that were not recognised and are left out: {unknown.join(', ')}.
        </p>
      )}
      {rows.length > 0 && (
        <>
          <table className="mt-6 w-full text-small">
            <caption className="sr-only">Wages by employee</caption>
            <thead>
              <tr>
                <th scope="col" className="border-b-2 border-tone py-2 pr-4 text-left">
                  Name
                </th>
                {COLUMNS.map(([column, label]) => (
                  <th
                    key={column}
                    scope="col"
                    className="border-b-2 border-tone py-2 pl-4 text-right"
                  >
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, SHOWN).map(({ name, values }, place) => (
                <tr key={place} className="border-b border-rule">
                  <th
                    scope="row"
                    className="py-2 pr-4 text-left font-normal [overflow-wrap:anywhere]"
                  >
                    {name}
                  </th>
                  {COLUMNS.map(([column]) => (
                    <td key={column} className="py-2 pl-4 text-right tabular-nums">
                      {formatRupees(values[column])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > SHOWN && (
            <p className="mt-2 text-small text-muted">
              The first {SHOWN} are shown. The file has all of them, with every column.
            </p>
          )}
          <button
            type="button"
            className={`${BUTTON} ${BUTTON_TONES.quiet} mt-5`}
            onClick={onDownload}
          >
            Download the result as CSV
          </button>
        </>
      )}
    </>
  );
}
