import { useId, useRef, useState } from 'react';
import { count, rupees } from '#features/tool-engine/amounts.logic.ts';
import { saveFile } from '#features/tool-engine/save-file.ts';
import { plural } from '#lib/format.ts';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import {
  PAYROLL_ROWS_MAX,
  payrollTable,
  printTable,
  readPayroll,
  sumOf,
  type Payroll as Result,
  type PayrollColumn,
  type PayrollRules,
} from './payroll.logic.ts';
import { signed } from './words.logic.ts';

const QUIET = `${BUTTON} ${BUTTON_TONES.quiet}`;

/** A longer paste replaces what the box holds, and is calculated at once. */
const PASTED_LINES_MAX = 200;

/** Many employees at once, from a table that is pasted or chosen; nothing of it leaves the browser. */
export default function Payroll(rules: Omit<PayrollRules, 'pf'>) {
  const [pf, setPf] = useState('ceiling');
  const [result, setResult] = useState<Result | string>();
  const text = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const fund = rules.questions.find(({ name }) => name === 'pf');

  const calculate = (table: string) => setResult(readPayroll(table, { ...rules, pf }));
  const download = (name: string, table: (string | number)[][]) =>
    saveFile(name, 'text/csv', printTable(table));
  const unreadable = () => setResult('The file could not be read. Save it as CSV and try again.');

  return (
    <>
      <p id={hint} className="mt-2 max-w-prose text-muted">
        Paste rows from a spreadsheet, or choose a CSV file with a line of headings. Up to{' '}
        {count(PAYROLL_ROWS_MAX)} employees are read, and only in this browser.
      </p>
      <button
        type="button"
        className="mt-2 min-h-11 text-link underline"
        onClick={() => download('payroll-headings.csv', [headings(rules)])}
      >
        Download the headings as CSV
      </button>
      <div className="fields mt-4 max-w-sm">
        <div>
          <label htmlFor={`${hint}-pf`}>{fund?.label}</label>
          <select id={`${hint}-pf`} value={pf} onChange={({ target }) => setPf(target.value)}>
            {fund?.choices?.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <label className="mt-4 block">
        <span className="text-small font-semibold">Rows with their headings</span>
        <textarea
          ref={text}
          rows={6}
          spellCheck={false}
          aria-describedby={hint}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (pasted.split('\n').length <= PASTED_LINES_MAX) return;
            // Chromium takes half a minute to insert thousands of lines; setting the value takes none.
            event.preventDefault();
            event.currentTarget.value = pasted;
            calculate(pasted);
          }}
          className="font-mono mt-1.5 block w-full rounded-control border border-control bg-paper px-3.5 py-2.5 text-small text-ink"
        />
      </label>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <button
          type="button"
          className={`${BUTTON} ${BUTTON_TONES.solid}`}
          onClick={() => calculate(text.current?.value ?? '')}
        >
          Calculate the rows
        </button>
        <label className={`${QUIET} cursor-pointer focus-within:outline`}>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void file.text().then(calculate).catch(unreadable);
              // The same file may be chosen again after it was corrected.
              target.value = '';
            }}
          />
          Choose a CSV file
        </label>
      </div>
      <div role="status" className="mt-6">
        {typeof result === 'string' && <p className="text-error">{result}</p>}
        {typeof result === 'object' && (
          <PayrollResult
            result={result}
            onDownload={() => download('wages.csv', payrollTable(result))}
          />
        )}
      </div>
    </>
  );
}

const headings = ({ questions }: Omit<PayrollRules, 'pf'>) => [
  'Name',
  ...questions.filter(({ kind }) => kind === 'amount').map(({ label }) => label),
  ...['Pension', 'Years', 'Months', 'Fixed term', 'Disability'],
];

/** So many rows are shown; all are in the file. */
const SHOWN = 20;
const COLUMNS: readonly (readonly [PayrollColumn, string])[] = [
  ['total', 'Pay'],
  ['addedBack', 'Added back'],
  ['wages', 'Wages'],
];

interface Props {
  result: Result;
  onDownload: () => void;
}

/** Sums of all employees, the first of them, and the rows that could not be read. */
function PayrollResult({ result, onDownload }: Props) {
  const { rows, bad, unknown } = result;
  const over = rows.filter(({ values }) => values.addedBack > 0).length;
  return (
    <>
      <p className="max-w-prose font-display text-h3 text-heading">
        {count(rows.length)} {rows.length === 1 ? 'employee' : 'employees'}: wages of{' '}
        {rupees(sumOf(result, 'wages'))} a month. Excluded allowances exceed the limit for{' '}
        {count(over)}.
      </p>
      <p className="mt-2">
        Employer’s provident fund cost, compared with calculating on basic pay:{' '}
        {signed(sumOf(result, 'pfChange'))} a month.
      </p>
      {bad.length > 0 && (
        <>
          <p className="mt-4 font-semibold text-error">
            Left out, because it could not be read: {plural(bad.length, 'line')}.
          </p>
          <ul className="mt-1 text-small">
            {bad.slice(0, SHOWN).map(({ line, name, reason }) => (
              <li key={line}>
                {[`Line ${line}`, name].filter(Boolean).join(', ')}: {reason}
              </li>
            ))}
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
          <table className="cells mt-6 w-full text-small">
            <caption className="sr-only">Wages by employee</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                {COLUMNS.map(([column, label]) => (
                  <th key={column} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, SHOWN).map(({ name, values }, place) => (
                <tr key={place}>
                  <th scope="row" className="font-normal [overflow-wrap:anywhere]">
                    {name}
                  </th>
                  {COLUMNS.map(([column]) => (
                    <td key={column} className="tabular-nums">
                      {rupees(values[column])}
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
          <button type="button" className={`${QUIET} mt-5`} onClick={onDownload}>
            Download the result as CSV
          </button>
        </>
      )}
    </>
  );
}
