import { useRef, useState } from 'react';
import { formatCount, formatRupees } from '#features/tool-engine/amounts.logic.ts';
import { saveFile } from '#ui/copy-and-save.ts';
import { figureLookup } from '#features/tool-engine/figures.logic.ts';
import { dayInIndia, formatQuantity } from '#lib/format.ts';
import { island } from '#ui/ErrorBoundary.tsx';
import type { WagesData } from './pay-components.ts';
import { payrollFile, calculatePayroll, sumPayrollRows, type Payroll } from './payroll.logic.ts';
import { dividedMonthText, formatSignedRupees } from './wage-sums.logic.ts';
import { ceilingChange, dayOfWages } from './wages.logic.ts';

/** Calculates wages of many employees from a pasted table, which never leaves the browser. */
export const PayrollCalculator = island(function PayrollCalculator({
  components,
  form,
  figures,
}: Pick<WagesData, 'components' | 'form' | 'figures'>) {
  const [result, setResult] = useState<Payroll | string>();
  const text = useRef<HTMLTextAreaElement>(null);
  const selects = useRef<HTMLDivElement>(null);
  const questions = form.groups.flatMap((group) => group.questions);
  const asked = questions.filter(({ name }) => name === 'month' || name === 'pf');
  const pay = questions.filter(({ kind }) => kind === 'amount').map(({ label }) => label);
  const calculate = () => {
    const chosen = (name: string) =>
      selects.current?.querySelector<HTMLSelectElement>(`#payroll-${name}`)?.value ?? '';
    const day = dayOfWages(chosen('month'), dayInIndia(new Date()));
    const rules = { components, questions, pf: chosen('pf'), figure: figureLookup(figures, day) };
    const change = ceilingChange(figures, day);
    setResult(calculatePayroll(text.current?.value ?? '', { ...rules, change }));
  };
  return (
    <>
      <div id="payroll-hint" className="mt-2 max-w-prose text-muted">
        <p>Paste rows from a spreadsheet with their headings. The data stays in this browser.</p>
        <p className="mt-2 text-small">
          Headings: Name; {pay.join('; ')}; Pension, Fixed term, Disability (yes or no); Years,
          Months (of service).
        </p>
      </div>
      <div ref={selects} className="fields mt-4 max-w-xl sm:grid-cols-2">
        {asked.map(({ name, label, default: preset, choices }) => (
          <div key={name}>
            <label htmlFor={`payroll-${name}`}>{label}</label>
            <select id={`payroll-${name}`} defaultValue={preset}>
              {choices?.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <label className="mt-4 block">
        <span className="text-small font-semibold">Rows with their headings</span>
        <textarea
          ref={text}
          rows={6}
          spellCheck={false}
          aria-describedby="payroll-hint"
          className="mt-1.5 block w-full rounded-control border border-control bg-paper px-3.5 py-2.5 text-base text-ink"
        />
      </label>
      <button type="button" className="button button-solid mt-4" onClick={calculate}>
        Calculate the rows
      </button>
      <div role="status" className="mt-6">
        {typeof result === 'string' && <p className="text-error">{result}</p>}
        {typeof result === 'object' && <PayrollResult {...result} />}
      </div>
    </>
  );
});

function PayrollResult(result: Payroll) {
  const { rows, unreadableLines, columnsLeftOut, columnsRead, change } = result;
  const over = rows.filter(({ wages }) => wages.addedBack > 0).length;
  return (
    <>
      <p className="mb-3 max-w-prose text-small text-muted">
        Columns read: {columnsRead.join('; ')}.
      </p>
      <p className="max-w-prose font-display text-h3 text-heading">
        {formatCount(rows.length)} {rows.length === 1 ? 'employee' : 'employees'}: wages of{' '}
        {formatRupees(sumPayrollRows(result, ({ wages }) => wages.wages))} a month. Exclusions{' '}
        {over === 0 && 'do not '}exceed the limit
        {over > 0 && rows.length > 1 && ` for ${formatQuantity(over, 'employee')}`}.
      </p>
      <p className="mt-2">
        {change
          ? `Provident fund is not worked out. ${dividedMonthText(change)}.`
          : `Employer’s provident fund cost, compared with calculating on basic pay: ${formatSignedRupees(sumPayrollRows(result, ({ fundChange = 0 }) => fundChange))} a month.`}
      </p>
      {unreadableLines.length > 0 && (
        <>
          <p className="mt-4 font-semibold text-error">
            Left out: {formatQuantity(unreadableLines.length, 'line')}.
          </p>
          <ul className="mt-1 text-small">
            {unreadableLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {columnsLeftOut.length > 0 && (
        <p className="mt-4 text-small text-muted">
          Columns that were not recognised and are left out: {columnsLeftOut.join(', ')}.
        </p>
      )}
      <button
        type="button"
        className="button button-quiet mt-5"
        onClick={() => saveFile('wages.csv', 'text/csv', payrollFile(result))}
      >
        Download each employee’s wages as CSV
      </button>
    </>
  );
}
