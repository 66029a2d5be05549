import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode } from 'react';
import { formatDate } from '#lib/format.ts';
import { TEXTS } from '#site/texts.ts';
import { contactHref } from '#site/routes.ts';
import type { Answer, Item, Sum } from './answer.ts';

interface Props {
  answer: Answer;
  lines: readonly string[];
  today: string;
}

/** The answer below its verdict: sums, then what must, may and need not yet be done. */
export function AnswerPanel({ answer, lines, today }: Props) {
  const { notes = [], sums = [], items = [], marks = {} } = answer;
  return (
    <>
      <ul className="mt-3 hidden columns-2 gap-8 text-small print:block">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>Answered on {formatDate(today)}.</li>
      </ul>
      {answer.above}
      <div className="mt-3 gap-8 print:columns-2">
        {sums.map((sum, place) => (
          <div key={`${sum.group}${sum.label}`}>
            {sum.group && sum.group !== sums[place - 1]?.group && (
              <h3 className="mt-6 border-b-2 border-tone pb-1.5 text-h4">{sum.group}</h3>
            )}
            <SumLine {...sum} />
          </div>
        ))}
      </div>
      <div className="gap-8 text-small text-muted print:columns-2 print:text-fine print:[&_p]:break-inside-avoid">
        {notes.map(
          (note) =>
            note && (
              <p key={note} className="mt-3">
                {note}
              </p>
            ),
        )}
      </div>
      {Object.entries(marks).map(([mark, { title, closed }]) => {
        const own = items.filter((item) => item.mark === mark);
        if (own.length === 0) return null;
        const counted = `${title} (${own.length})`;
        return closed ? (
          <Opens
            key={mark}
            className="mt-6 [details+&]:mt-0"
            head={<h3 className="text-h4">{counted}</h3>}
          >
            <ul className="gap-8 pb-3 text-small print:columns-2">
              {own.map(({ title, reason }) => (
                <li key={`${title}${reason}`} className="py-1">
                  {title}. <span className="text-muted">{reason}</span>
                </li>
              ))}
            </ul>
          </Opens>
        ) : (
          <section key={mark} aria-label={title} className="mt-6">
            <h3 className="border-b-2 border-tone pb-1.5 text-h4">{counted}</h3>
            <ul className="gap-8 print:columns-2">
              {own.map((item) => (
                <Card key={item.title} {...item} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function SumLine({ label, value, steps }: Sum) {
  return (
    <Opens
      className="break-inside-avoid"
      head={
        <>
          {label}
          <span className="ml-auto shrink-0 font-semibold tabular-nums">{value}</span>
        </>
      }
    >
      <ul className="pb-3 text-small text-muted print:pb-1.5 print:text-fine">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Opens>
  );
}

/** What to do, why and by when; rule and note are behind "Why". */
function Card({ title, reason, by, law, why = [], link }: Item) {
  const told = [['Law', law] as const, ...why];
  return (
    <li className="break-inside-avoid border-b border-rule py-3 print:py-1.5">
      <h4 className="text-base font-semibold">{title}</h4>
      <p className="text-small">{reason}</p>
      {by && <p className="text-small font-semibold text-brass">{by}</p>}
      {law && <p className="hidden text-fine print:block">{law}</p>}
      <details className="text-small print:hidden">
        <summary className="flex min-h-8 w-fit items-center gap-1 text-link">
          Why<span className="sr-only">: {title}</span>
          <Chevron />
        </summary>
        <dl className="grid gap-x-3 gap-y-1 pb-1 sm:grid-cols-[4rem_minmax(0,1fr)]">
          {told.map(
            ([name, words]) =>
              words && (
                <div key={name} className="contents">
                  <dt className="font-semibold">{name}</dt>
                  <dd>{words}</dd>
                </div>
              ),
          )}
        </dl>
        {link && (
          <p className="linked">
            <a href={link[1]} aria-label={`${link[0]}: ${title}`}>
              {link[0]}
            </a>
          </p>
        )}
      </details>
    </li>
  );
}

/** Actions for a result: copy its address, print it, send it with a subject. */
export function ToolActions({ subject, answer }: { subject: string; answer: Answer }) {
  const [told, setTold] = useState('');
  const quiet = 'button button-quiet';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setTold(TEXTS.copied);
    } catch {
      setTold('Could not copy; the link is in the address bar.');
    }
  };
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      <p role="status" className="w-full text-small">
        {told}
      </p>
      <button type="button" className={quiet} onClick={() => void copy()}>
        Copy the link to this result
      </button>
      <button type="button" className={quiet} onClick={() => window.print()}>
        Save as PDF
      </button>
      <a
        className={quiet}
        href={contactHref(subject)}
        onClick={(event) => {
          const text = `${answer.verdict}\n\n${window.location.href}`;
          event.currentTarget.href = contactHref(subject, text);
        }}
      >
        Send this to us
      </a>
    </div>
  );
}

interface OpensProps {
  head: ReactNode;
  children: ReactNode;
  open?: boolean;
  className?: string;
}

/** A disclosure: a line that opens what is below it. */
export function Opens({ head, children, open, className = '' }: OpensProps) {
  return (
    <details className={`border-b border-rule ${className}`} {...(open && { open })}>
      <summary className="flex min-h-11 items-center justify-between gap-3 py-1.5 print:min-h-0 print:py-1">
        {head}
        <Chevron />
      </summary>
      {children}
    </details>
  );
}

/** Arrow of a disclosure; turns when it is open. */
export const Chevron = () => (
  <ChevronDown
    size={18}
    aria-hidden="true"
    className="shrink-0 text-muted transition-transform duration-150 motion-reduce:transition-none print:hidden [[open]>summary>&]:rotate-180"
  />
);

/** Gives the visitor a file that was made in the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // Revoked late, so that the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
