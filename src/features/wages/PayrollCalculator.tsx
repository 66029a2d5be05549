import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { figureLookup } from '#features/tool-engine/figures.logic.ts';
import { dayOfVisitor } from '#features/tool-engine/calendar-days.logic.ts';
import { dayInIndia } from '#lib/format.ts';
import { island } from '#ui/ErrorBoundary.tsx';
import type { WagesData } from './pay-components.ts';
import { PayrollResult } from './PayrollResult.tsx';
import type { Choices, PayrollQuestion } from './payroll-columns.logic.ts';
import { calculatePayroll, type Payroll } from './payroll.logic.ts';
import { dayOfWages } from './wages.logic.ts';

/** Calculates the wages of many employees from a pasted table, which never leaves the browser. */
export const PayrollCalculator = island(function PayrollCalculator({
  components,
  form,
  figures,
  day,
}: Pick<WagesData, 'components' | 'form' | 'figures' | 'day'>) {
  const [pasted, setPasted] = useState<string>();
  /** Answers to the questions `month` and `pf`. These answers apply to every employee. */
  const [settings, setSettings] = useState<Readonly<Record<string, string>>>({});
  /** Answers to the questions about a sheet, by `signature`. Sheets with the same headings share the answers. */
  const [chosen, setChosen] = useState<Readonly<Record<string, Choices>>>({});
  const text = useRef<HTMLTextAreaElement>(null);
  const outcome = useRef<HTMLElement>(null);
  const questions = useMemo(() => form.groups.flatMap((group) => group.questions), [form]);
  const asked = useMemo(
    () => questions.filter(({ name }) => name === 'month' || name === 'pf'),
    [questions],
  );
  const settingsFields = useRef<HTMLDivElement>(null);
  // The visitor may have chosen answers before the script loaded.
  useLayoutEffect(() => {
    const fields = settingsFields.current?.querySelectorAll('select') ?? [];
    setSettings(
      Object.fromEntries(asked.map(({ name }, index) => [name, fields[index]?.value ?? ''])),
    );
  }, [asked]);
  const pay = questions.filter(({ kind }) => kind === 'amount').map(({ label }) => label);
  const payroll = useMemo(() => {
    if (pasted === undefined) return undefined;
    const settingOf = (name: string) =>
      settings[name] ?? asked.find((question) => question.name === name)?.default ?? '';
    const wageDay = dayOfWages(settingOf('month'), dayOfVisitor(dayInIndia(new Date()), day));
    const rules = {
      components,
      questions,
      pf: settingOf('pf'),
      figure: figureLookup(figures, wageDay),
    };
    return calculatePayroll(pasted, rules, (signature) => chosen[signature] ?? {});
  }, [pasted, settings, chosen, components, questions, asked, figures, day]);
  const settingsText = asked
    .map(({ name, label, default: preset, choices }) => {
      const value = settings[name] ?? preset;
      return `${label}: ${choices?.find((choice) => choice.value === value)?.label}.`;
    })
    .join(' ');
  const choose = (signature: string, id: string, value: string) =>
    setChosen({ ...chosen, [signature]: { ...chosen[signature], [id]: value } });
  return (
    <>
      <div id="payroll-hint" className="mt-2 max-w-prose text-muted print:hidden">
        <p>Paste rows from a spreadsheet with their headings. The data stays in this browser.</p>
        <p className="mt-2 text-small">
          Headings: Name; {pay.join('; ')}; Pension, Fixed term, Disability (yes or no); Years,
          Months (of service). A column that is not recognised is asked about before the result.
        </p>
      </div>
      <div ref={settingsFields} className="fields mt-4 max-w-xl sm:grid-cols-2 print:hidden">
        {asked.map(({ name, label, hint, default: preset, choices }) => (
          <div key={name}>
            <label htmlFor={`payroll-${name}`}>{label}</label>
            <span id={`payroll-${name}-hint`} className="mt-0.5 block text-fine text-muted">
              {hint}
            </span>
            <select
              id={`payroll-${name}`}
              aria-describedby={`payroll-${name}-hint`}
              defaultValue={preset}
              onChange={({ target }) => setSettings({ ...settings, [name]: target.value })}
            >
              {choices?.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <label className="mt-4 block print:hidden">
        <span className="text-small font-semibold">Rows with their headings</span>
        <textarea
          ref={text}
          rows={6}
          spellCheck={false}
          aria-describedby="payroll-hint"
          className="mt-1.5 block w-full rounded-control border border-control bg-paper px-3.5 py-2.5 text-base text-ink"
          // Removes the result, which was calculated from the previous rows.
          onInput={() => setPasted(undefined)}
        />
      </label>
      <button
        type="button"
        className="button button-solid mt-4"
        onClick={() => {
          flushSync(() => setPasted(text.current?.value ?? ''));
          outcome.current?.scrollIntoView();
          outcome.current?.focus({ preventScroll: true });
        }}
      >
        Calculate the rows
      </button>
      <section ref={outcome} tabIndex={-1} aria-label="Result of the rows" className="scroll-mt-20">
        {typeof payroll === 'object' && <ReadSummary {...payroll} />}
        <p
          role="status"
          className={
            typeof payroll === 'object' && payroll.isComplete
              ? 'sr-only'
              : 'mt-6 max-w-prose font-semibold text-error'
          }
        >
          {statusOf(payroll)}
        </p>
        {typeof payroll === 'object' && <SheetQuestions {...payroll} choose={choose} />}
        {typeof payroll === 'object' && payroll.isComplete && (
          <PayrollResult {...payroll} settings={settingsText} />
        )}
      </section>
    </>
  );
});

function statusOf(payroll: Payroll | string | undefined): string {
  if (typeof payroll !== 'object') return payroll ?? '';
  const open = payroll.questions.filter(({ answer }) => answer === undefined).length;
  if (open > 0)
    return `Answer the ${open === 1 ? 'open question' : `${open} open questions`} below to see the result.`;
  return payroll.problem ?? [payroll.warning, payroll.headline].filter(Boolean).join(' ');
}

function ReadSummary({ summary, unreadableLines }: Payroll) {
  return (
    <div className="mt-6 max-w-prose text-small">
      <p>{summary}</p>
      {unreadableLines.length > 0 && (
        <ul className="mt-2 font-semibold text-error">
          {unreadableLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SheetQuestionsProps extends Payroll {
  readonly choose: (signature: string, id: string, value: string) => void;
}

/** Shows a question for each unclear point of the sheet. The visitor can change a preset answer. */
function SheetQuestions({ questions, signature, choose }: SheetQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <fieldset className="mt-6 max-w-prose rounded-surface border border-rule bg-paper p-4 sm:p-5">
      <legend className="px-1.5 font-display text-h4 text-heading">About this sheet</legend>
      <div className="fields">
        {questions.map((question, index) => (
          <SheetQuestion
            key={question.id}
            fieldId={`payroll-question-${index}`}
            {...question}
            onChoose={(value) => choose(signature, question.id, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SheetQuestionProps extends PayrollQuestion {
  readonly fieldId: string;
  readonly answer: string | undefined;
  readonly onChoose: (value: string) => void;
}

function SheetQuestion({ fieldId, label, choices, preset, answer, onChoose }: SheetQuestionProps) {
  const hint =
    answer === undefined
      ? 'Open: choose one to see the result.'
      : preset !== undefined &&
        answer === preset &&
        'This is how we read it. Change it if it is wrong.';
  return (
    <div>
      <label htmlFor={fieldId}>{label}</label>
      {hint && (
        <span
          id={`${fieldId}-hint`}
          className={`mt-0.5 block text-fine ${answer === undefined ? 'font-semibold text-error' : 'text-muted'}`}
        >
          {hint}
        </span>
      )}
      <select
        id={fieldId}
        value={answer ?? ''}
        aria-describedby={hint ? `${fieldId}-hint` : undefined}
        onChange={({ target }) => onChoose(target.value)}
      >
        {answer === undefined && <option value="">Choose …</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
