import { useId, useRef, useState } from 'react';
import { count, rupees } from '#features/tool-engine/amounts.logic.ts';
import { saveFile } from '#features/tool-engine/AnswerPanel.tsx';
import { plural } from '#lib/format.ts';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import {
  PAYROLL_ROWS_MAX,
  payrollFile,
  readPayroll,
  sumOf,
  type Payroll as Result,
  type PayrollRules,
} from './payroll.logic.ts';
import { signed } from './words.logic.ts';

const QUIET = `${BUTTON} ${BUTTON_TONES.quiet}`;

/** Many employees at once, from a table that is pasted or chosen; nothing of it leaves the browser. */
export default function Payroll(rules: Omit<PayrollRules, 'pf'>) {
  const [pf, setPf] = useState('ceiling');
  const [result, setResult] = useState<Result | string>();
  const text = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const { questions } = rules;
  const fund = questions.find(({ name }) => name === 'pf');
  const pay = questions.filter(({ kind }) => kind === 'amount').map(({ label }) => label);
  const calculate = (table: string) => setResult(readPayroll(table, { ...rules, pf }));
  return (
    <>
      <div id={hint} className="mt-2 max-w-prose text-muted">
        <p>
          Paste rows from a spreadsheet, or choose a CSV file with a line of headings. Up to{' '}
          {count(PAYROLL_ROWS_MAX)} employees are read, and only in this browser.
        </p>
        <p className="mt-2 text-small">
          Headings: Name; {pay.join('; ')}; Pension, Fixed term, Disability (yes or no); Years,
          Months (of service).
        </p>
      </div>
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
              void target.files?.[0]?.text().then(calculate);
              // The same file may be chosen again after it was corrected.
              target.value = '';
            }}
          />
          Choose a CSV file
        </label>
      </div>
      <div role="status" className="mt-6">
        {typeof result === 'string' && <p className="text-error">{result}</p>}
        {typeof result === 'object' && <PayrollResult {...result} />}
      </div>
    </>
  );
}

/** So many rows are shown; all are in the file. */
const SHOWN = 20;

/** Sums of all employees, the first of them, and the rows that could not be read. */
function PayrollResult(result: Result) {
  const { rows, bad, unknown } = result;
  const over = rows.filter(({ wages }) => wages.addedBack > 0).length;
  return (
    <>
      <p className="max-w-prose font-display text-h3 text-heading">
        {count(rows.length)} {rows.length === 1 ? 'employee' : 'employees'}: wages of{' '}
        {rupees(sumOf(result, ({ wages }) => wages.wages))} a month. Excluded allowances exceed the
        limit for {count(over)}.
      </p>
      <p className="mt-2">
        Employer’s provident fund cost, compared with calculating on basic pay:{' '}
        {signed(sumOf(result, ({ fundChange }) => fundChange))} a month.
      </p>
      {bad.length > 0 && (
        <>
          <p className="mt-4 font-semibold text-error">
            Left out, because it could not be read: {plural(bad.length, 'line')}.
          </p>
          <ul className="mt-1 text-small">
            {bad.slice(0, SHOWN).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {unknown.length > 0 && (
        <p className="mt-4 text-small text-muted">
          Columns that were not recognised and are left out: {unknown.join(', ')}.
        </p>
      )}
      <table className="cells mt-6 w-full text-small">
        <caption className="sr-only">Wages by employee</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Pay</th>
            <th scope="col">Added back</th>
            <th scope="col">Wages</th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.slice(0, SHOWN).map(({ name, wages }, place) => (
            <tr key={place}>
              <th scope="row" className="font-normal [overflow-wrap:anywhere]">
                {name}
              </th>
              <td>{rupees(wages.total)}</td>
              <td>{rupees(wages.addedBack)}</td>
              <td>{rupees(wages.wages)}</td>
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
        className={`${QUIET} mt-5`}
        onClick={() => saveFile('wages.csv', 'text/csv', payrollFile(result))}
      >
        Download the result as CSV
      </button>
    </>
  );
}
