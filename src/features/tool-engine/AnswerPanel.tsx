import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { FIXED_TEXTS } from '#site/texts.ts';
import { contactHref } from '#site/routes.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { UnbrokenWords } from '#ui/InlineText.tsx';
import { copyText } from '#ui/copy-and-save.ts';
import type { AnswerGroup, AnswerItem, AnswerSum, ToolAnswer } from './answer.ts';

interface Props {
  answer: ToolAnswer;
  notes: readonly string[];
  /** The visitor's answers in words, for print: `Due date: 20 September 2026`. */
  lines: readonly string[];
  today: string;
}

export function AnswerPanel({ answer, notes, lines, today }: Props) {
  const { belowVerdict, sums = [], groups = [] } = answer;
  return (
    <>
      <ul className="mt-3 hidden columns-2 gap-8 text-small print:block">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>Answered on {formatDate(today)}.</li>
      </ul>
      {belowVerdict}
      <div className="mt-3 gap-8 print:columns-2">
        {sums.map((sum, index) => (
          <div key={`${sum.heading}${sum.label}`}>
            {sum.heading && sum.heading !== sums[index - 1]?.heading && (
              <h3 className="mt-6 border-b-2 border-tone pb-1.5 text-h4">{sum.heading}</h3>
            )}
            <SumLine {...sum} />
          </div>
        ))}
      </div>
      <div className="gap-8 text-small text-muted print:columns-2 print:text-fine print:[&_p]:break-inside-avoid">
        {notes.map((note) => (
          <p key={note} className="pt-3">
            {note}
          </p>
        ))}
      </div>
      {groups
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          <Group key={group.title} {...group} />
        ))}
    </>
  );
}

function SumLine({ label, value, steps }: AnswerSum) {
  return (
    <Disclosure
      className="break-inside-avoid border-b border-rule"
      head={
        // The line wraps, because very large text may leave no room for the value beside its label.
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-0 flex-[1_1_6rem]">{label}</span>
          <span className="num font-semibold">{value}</span>
        </span>
      }
    >
      <ul className="pb-3 text-small text-muted print:pb-1.5 print:text-fine">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Group({ title, closed, items }: AnswerGroup) {
  const count = `${title} (${items.length})`;
  if (closed)
    return (
      <Disclosure
        className="mt-6 border-b border-rule [details+&]:mt-0"
        head={<h3 className="text-h4">{count}</h3>}
      >
        <ul className="gap-8 pb-3 text-small print:columns-2">
          {items.map(({ title, reason }) => (
            <li key={`${title}${reason}`} className="py-1">
              {title}. <span className="text-muted">{reason}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    );
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="border-b-2 border-tone pb-1.5 text-h4">{count}</h3>
      <ul className="gap-8 print:columns-2">
        {items.map((item) => (
          <Card key={item.title} {...item} />
        ))}
      </ul>
    </section>
  );
}

/** Shows an item of the answer: what to do, why, and by when. The disclosure "Why" contains the law and notes. */
function Card({ title, reason, by, law, why = [], link }: AnswerItem) {
  const details = [['Law', law] as const, ...why].filter(([, text]) => text);
  return (
    <li className="break-inside-avoid border-b border-rule py-3 print:py-1.5">
      <h4 className="text-base font-semibold">
        <UnbrokenWords text={title} />
      </h4>
      <p className="text-small">{reason}</p>
      {by && <p className="text-small font-semibold text-brass">{by}</p>}
      {law && <p className="hidden text-fine print:block">{law}</p>}
      <Disclosure
        className="text-small print:hidden"
        summaryClassName="min-h-8 w-fit gap-1 text-link"
        head={
          <>
            Why<span className="sr-only">: {title}</span>
          </>
        }
      >
        <dl className="grid gap-x-3 gap-y-1 pb-1 sm:grid-cols-[4rem_minmax(0,1fr)]">
          {details.map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="font-semibold">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {link && (
          <p className="linked">
            <a href={link[1]} aria-label={`${link[0]}: ${title}`}>
              {link[0]}
            </a>
          </p>
        )}
      </Disclosure>
    </li>
  );
}

interface ActionsProps {
  subject: string;
  answer: ToolAnswer;
  /** The visitor's answers as a query string. The page's address is updated later, after a pause in typing. */
  query: string;
}

/** Buttons for a result: copy its address, print it, send it to the firm. */
export function ToolActions({ subject, answer, query }: ActionsProps) {
  const [message, setMessage] = useState('');
  const resultHref = () => new URL(`#${query}`, window.location.href).href;
  const copy = async () => {
    const copied = await copyText(resultHref(), document.body);
    setMessage(copied ? FIXED_TEXTS.copied : 'Copy the link from the address bar.');
  };
  return (
    <div className="mt-4 flex flex-wrap gap-3 print:hidden">
      <p role="status" className="w-full text-small">
        {message}
      </p>
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        Copy the link to this result
      </button>
      <button type="button" className="button button-quiet" onClick={() => window.print()}>
        Save as PDF
      </button>
      <a
        className="button button-quiet"
        href={contactHref(subject)}
        onClick={(event) => {
          const text = `${answer.verdict}\n\n${resultHref()}`;
          event.currentTarget.href = contactHref(subject, text);
        }}
      >
        Send this to us
      </a>
      {answer.linkNote && <p className="w-full text-fine text-muted">{answer.linkNote}</p>}
    </div>
  );
}
