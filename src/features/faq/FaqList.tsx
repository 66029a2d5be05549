import type { MouseEvent } from 'react';
import type { FaqItem } from './faq-items.logic.ts';
import { island } from '#ui/ErrorBoundary.tsx';
import { UnbrokenWords, Paragraphs } from '#ui/InlineText.tsx';

const FAQS_SHOWN_FIRST = 3;

interface Props {
  faqs: readonly FaqItem[];
  /** Name of the group, unique on the page; only one answer of a group is open at a time. */
  name: string;
  /** Whether only the first three questions are shown until the visitor asks for more. */
  short?: boolean;
  /** Heading level of the questions: one level below the heading of the list. */
  heading?: 'h2' | 'h3';
}

export const FaqIsland = island(FaqList);

/** Shows questions and answers, one answer open at a time. */
export function FaqList({ faqs, name, short = false, heading: Heading = 'h3' }: Props) {
  const first = short ? faqs.slice(0, FAQS_SHOWN_FIRST) : faqs;
  const rest = faqs.slice(first.length);
  const rowsOf = (shown: typeof faqs) => (
    <div className="faqs border-t border-rule">
      {shown.map(({ id, question, answer }) => (
        <details key={id} name={name} data-row="" className="group border-b border-rule">
          <summary
            onClick={keepPlace}
            className="flex items-start justify-between gap-6 py-4 text-heading hover:text-tone group-open:text-tone"
          >
            <Heading className="text-wrap text-h4 [color:inherit]">
              <UnbrokenWords text={question} />
            </Heading>
            <span
              aria-hidden="true"
              className="mt-0.5 text-[1.5rem] leading-none before:content-['+'] group-open:before:content-['–'] print:hidden"
            />
          </summary>
          {/* The id is inside the `details`, so that a link to the answer opens it. */}
          <div id={id} data-answer="" className="max-w-prose scroll-mt-28 space-y-3 pb-5">
            <Paragraphs paragraphs={answer} />
          </div>
        </details>
      ))}
    </div>
  );
  return (
    <div data-faq-list>
      {rowsOf(first)}
      {rest.length > 0 && (
        <details className="group/rest">
          <summary onClick={closeAnswers} className="button button-quiet mt-5 group-open/rest:mb-5">
            <span className="group-open/rest:hidden">Show More</span>
            <span className="hidden group-open/rest:inline">Show Less</span>
          </summary>
          {rowsOf(rest)}
        </details>
      )}
    </div>
  );
}

/** Closes the open answer when the list shows more or fewer questions (specification, section 4). */
function closeAnswers({ currentTarget }: MouseEvent) {
  const list = currentTarget.closest('[data-faq-list]');
  for (const answer of list?.querySelectorAll('details[name]') ?? [])
    answer.removeAttribute('open');
}

/** Keeps the clicked question at the same height on the screen, although the open answer above it closes. */
function keepPlace({ currentTarget: question }: MouseEvent) {
  const { top } = question.getBoundingClientRect();
  // Waits for the next frame, in which the browser has opened this answer and closed the other answer.
  requestAnimationFrame(() =>
    scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
}
