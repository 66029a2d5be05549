import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { dateParts, formatDate, plural } from '#lib/format.ts';
import { weekdayName } from '#features/tools/closed-days.logic.ts';
import type { ToolFigures } from '#features/tool-engine/figures.logic.ts';
import { closedWords, forWords, lateFeeHref } from '#features/tools/due-words.logic.ts';
import type { Due, DueMonth } from '#features/tools/due-year.logic.ts';
import type { SourcedRule } from '#features/tools/get-tool.ts';

interface Props {
  months: readonly DueMonth<SourcedRule>[];
  figures: ToolFigures;
}

/** The dates by month. What is uncertain about a duty is shown open at its first date. */
export function DueList({ months, figures }: Props) {
  const seen = new Set<string>();
  const isFirst = (id: string) => !seen.has(id) && Boolean(seen.add(id));
  return (
    <>
      {months
        .filter(({ dues }) => dues.length > 0)
        .map(({ id, name, dues }) => (
          <section key={id} className="mt-10" aria-labelledby={`month-${id}`}>
            <h2
              id={`month-${id}`}
              className="flex scroll-mt-24 items-baseline justify-between gap-4 border-b-2 border-tone pb-2 text-h3"
            >
              {name}
              <span className="font-sans text-small font-normal text-muted">
                {plural(dues.length, 'date')}
              </span>
            </h2>
            <ul>
              {dues.map((due) => (
                <Row
                  key={`${due.rule.id} ${due.day} ${due.period?.end} ${due.part}`}
                  due={due}
                  figures={figures}
                  first={isFirst(due.rule.id)}
                />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

interface RowProps {
  due: Due<SourcedRule>;
  figures: ToolFigures;
  /** The first date of its rule in the list. */
  first: boolean;
}

const LINK = 'inline-flex min-h-6 items-center text-link underline';

const Row = memo(function Row({ due, figures, first }: RowProps) {
  const { rule, day } = due;
  const closed = closedWords(day, rule, figures);
  const of = forWords(due);
  const reserve = [rule.note, rule.doubt].filter(Boolean).join(' ');
  return (
    <li className="flex gap-4 border-b border-rule py-2.5 sm:gap-6 print:break-inside-avoid">
      <time dateTime={day} className="w-10 shrink-0 pt-0.5 text-center">
        <span className="sr-only">{formatDate(day)}</span>
        <span aria-hidden="true" className="block font-display text-h3 leading-none text-heading">
          {dateParts(day).day}
        </span>
        <span aria-hidden="true" className="mt-1 block text-fine text-muted">
          {weekdayName(day).slice(0, 3)}
        </span>
      </time>
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-base font-semibold leading-snug">
          {rule.title}
          {of && <span className="font-normal"> · {of}</span>}
        </h3>
        {closed && (
          <p className="mt-1 flex max-w-prose gap-2 text-small">
            <TriangleAlert size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-brass" />
            {closed}
          </p>
        )}
        {first && <Reserve words={reserve} />}
        <details className="text-small print:hidden">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted underline decoration-rule underline-offset-4 hover:text-ink">
            Details<span className="sr-only"> of {rule.title}</span>
          </summary>
          <div className="max-w-prose pb-2 pt-1">
            <p>{rule.what}</p>
            <p className="text-muted">{rule.who}</p>
            {!first && <Reserve words={reserve} />}
            <p className="mt-1 text-muted">Source: {rule.source}.</p>
            <p className="mt-1 flex flex-wrap gap-x-5">
              <a href={`#${rule.id}`} className={LINK}>
                Rule<span className="sr-only"> of {rule.title}</span>
              </a>
              {rule.lateFee && (
                <a href={lateFeeHref(rule.lateFee, day)} className={LINK}>
                  Cost of being late<span className="sr-only">: {rule.title}</span>
                </a>
              )}
            </p>
          </div>
        </details>
      </div>
    </li>
  );
});

function Reserve({ words }: { words: string }) {
  if (words === '') return null;
  return <p className="mt-1 max-w-prose border-l-2 border-brass pl-3 text-small">{words}</p>;
}
