import { memo, useId, useRef, useState } from 'react';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Chevron } from '#features/tool-engine/Chevron.tsx';
import {
  PAYROLL_ROWS_MAX,
  payrollTable,
  readPayroll,
  type Payroll as Result,
  type PayrollRules,
} from './payroll.logic.ts';
import { PayrollResult } from './PayrollResult.tsx';
import { formatCount } from './read-field.logic.ts';
import { saveFile } from './save-file.ts';
import { askedFor } from './wage-fields.logic.ts';

const QUIET = `${BUTTON} ${BUTTON_TONES.quiet}`;

/** A longer paste replaces what the box holds, and is calculated at once. */
const PASTED_LINES_MAX = 200;

/** Many employees at once, from a table that is pasted or chosen; nothing of it leaves the browser. Thousands of rows are not drawn anew with every key. */
export const Payroll = memo(function Payroll(rules: PayrollRules) {
  const [result, setResult] = useState<Result | string>();
  const text = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  // A press before the script is there would be lost.
  const waiting = !useHydrated();

  const calculate = async (table: string) => {
    const { parseTable } = await import('./payroll-file.ts');
    setResult(readPayroll(parseTable(table), rules));
  };
  const download = async (name: string, table: (string | number)[][]) => {
    const { printTable } = await import('./payroll-file.ts');
    saveFile(name, 'text/csv', printTable(table));
  };
  const unreadable = () => setResult('The file could not be read. Save it as CSV and try again.');

  return (
    <details className="group mt-12 rounded-surface border border-rule bg-card p-5 sm:p-7 print:hidden [@media(scripting:none)]:hidden">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4">
        <h2 className="text-h4">Several employees at once</h2>
        <Chevron />
      </summary>
      <p id={hint} className="mt-2 max-w-prose text-muted">
        Paste rows from a spreadsheet, or choose a CSV file with a line of headings. Up to{' '}
        {formatCount(PAYROLL_ROWS_MAX)} employees are read, and only in this browser. Provident fund
        is calculated as chosen above.
      </p>
      <button
        type="button"
        disabled={waiting}
        className="mt-2 min-h-11 text-link underline"
        onClick={() => void download('payroll-headings.csv', [headings(rules)])}
      >
        Download the headings as CSV
      </button>
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
            void calculate(pasted).catch(unreadable);
          }}
          className="font-mono mt-1.5 block w-full rounded-control border border-control bg-paper px-3.5 py-2.5 text-small text-ink"
        />
      </label>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <button
          type="button"
          disabled={waiting}
          className={`${BUTTON} ${BUTTON_TONES.solid}`}
          onClick={() => void calculate(text.current?.value ?? '').catch(unreadable)}
        >
          Calculate the rows
        </button>
        <label className={`${QUIET} cursor-pointer focus-within:outline`}>
          <input
            type="file"
            disabled={waiting}
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
            onDownload={() => void download('wages.csv', payrollTable(result))}
          />
        )}
      </div>
    </details>
  );
});

const headings = ({ components }: PayrollRules) => [
  'Name',
  ...askedFor(components).map(({ label }) => label),
  ...['Years', 'Months', 'Fixed term', 'Disability'],
];
