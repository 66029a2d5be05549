import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { ToolFigures } from '#features/tool-engine/figures.logic.ts';
import { Opens } from '#features/tool-engine/Opens.tsx';
import { dateParts, formatDate, plural } from '#lib/format.ts';
import type { SourcedRule } from './data.ts';
import { closedWords, forWords, lateFeeHref, weekdayName } from './due-words.logic.ts';
import type { Due, DueMonth } from './due-year.logic.ts';

interface Props {
  months: readonly DueMonth<SourcedRule>[];
  figures: ToolFigures;
}

const HEIGHT = 64;

/** A bar a month, so that the dense ones are seen at once, and the dates of each month behind a line that opens. */
export function YearMonths({ months, figures }: Props) {
  const most = Math.max(1, ...months.map(({ dues }) => dues.length));
  const seen = new Set<string>();
  const isFirst = (id: string) => !seen.has(id) && Boolean(seen.add(id));
  return (
    <>
      <ol
        aria-label="Months"
        className="mt-8 grid grid-cols-7 gap-x-1 gap-y-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none print:hidden"
      >
        {months.map(({ id, name, dues }) => {
          const bar = Math.round((HEIGHT * dues.length) / most);
          const [month = '', year = ''] = name.split(' ');
          return (
            <li key={id}>
              <button
                type="button"
                className="group w-full text-center"
                onClick={() => openMonth(id)}
              >
                <span className="text-small font-semibold tabular-nums">
                  {dues.length}
                  <span className="sr-only">
                    {' '}
                    in {month} {year}
                  </span>
                </span>
                <svg
                  viewBox={`0 0 24 ${HEIGHT}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="mt-1 h-16 w-full"
                >
                  <rect
                    x="0"
                    y={HEIGHT - bar}
                    width="24"
                    height={bar}
                    className="fill-tone group-hover:fill-link"
                  />
                </svg>
                <span
                  aria-hidden="true"
                  className="block border-t border-control pt-1 text-fine text-muted group-hover:text-ink"
                >
                  {month.slice(0, 3)}
                  <span className="block">{year}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <div className="mt-8">
        {months
          .filter(({ dues }) => dues.length > 0)
          .map(({ id, name, dues }) => (
            <section key={id} id={`month-${id}`} aria-label={name} className="scroll-mt-24">
              <Opens
                head={
                  <>
                    <h3 className="text-h4">{name}</h3>
                    <span className="ml-auto text-small text-muted">
                      {plural(dues.length, 'date')}
                    </span>
                  </>
                }
              >
                <ul className="pb-4">
                  {dues.map((due) => (
                    <Row
                      key={`${due.rule.id} ${due.day} ${due.period?.end} ${due.part}`}
                      due={due}
                      figures={figures}
                      first={isFirst(due.rule.id)}
                    />
                  ))}
                </ul>
              </Opens>
            </section>
          ))}
      </div>
    </>
  );
}

/** Not by a link: behind the `#` of the address are the answers. */
function openMonth(id: string): void {
  const month = document.getElementById(`month-${id}`);
  const details = month?.querySelector('details');
  if (!details) return;
  details.open = true;
  month?.scrollIntoView();
  details.querySelector('summary')?.focus({ preventScroll: true });
}

interface RowProps {
  due: Due<SourcedRule>;
  figures: ToolFigures;
  /** The first date of its rule in the list. */
  first: boolean;
}

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
        <h4 className="font-sans text-base font-semibold leading-snug">
          {rule.title}
          {of && <span className="font-normal"> · {of}</span>}
        </h4>
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
            {rule.lateFee && (
              <p className="mt-1">
                <a
                  href={lateFeeHref(rule.lateFee, day)}
                  className="inline-flex min-h-6 items-center text-link underline"
                >
                  Cost of being late<span className="sr-only">: {rule.title}</span>
                </a>
              </p>
            )}
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
