import type { MouseEvent } from 'react';
import { TEXTS } from '#site/texts.ts';
import type { FaqItem } from './faq-items.logic.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Paragraphs } from '#ui/InlineText.tsx';
import { useAddressedAnswer } from './use-addressed-answer.ts';

const FAQS_SHOWN_FIRST = 3;

interface Props {
  faqs: readonly FaqItem[];
  /** Name of the group, unique in the page: one answer of a group is open at a time. */
  name: string;
  /** Shows the first few and the rest on request. */
  short?: boolean;
  /** Level of the questions' headings: one below the heading above the list. */
  heading?: 'h2' | 'h3';
}

/** Questions and answers, one open at a time. */
export function FaqList({ faqs, name, short = false, heading = 'h3' }: Props) {
  useAddressedAnswer(faqs);
  const first = short ? faqs.slice(0, FAQS_SHOWN_FIRST) : faqs;
  const rest = faqs.slice(first.length);
  return (
    <ErrorBoundary>
      <div data-faq-list>
        <FaqRows faqs={first} name={name} heading={heading} />
        {rest.length > 0 && (
          <details className="group/rest">
            <summary
              onClick={closeAnswers}
              className="button button-quiet mt-5 group-open/rest:mb-5"
            >
              <span className="group-open/rest:hidden">{TEXTS.showMore}</span>
              <span className="hidden group-open/rest:inline">{TEXTS.showLess}</span>
            </summary>
            <FaqRows faqs={rest} name={name} heading={heading} />
          </details>
        )}
      </div>
    </ErrorBoundary>
  );
}

type RowsProps = Required<Omit<Props, 'short'>>;

/** Native disclosures: the browser opens them, and closes the open one of a name when another opens. */
export function FaqRows({ faqs, name, heading: Heading }: RowsProps) {
  return (
    <div className="faqs border-t border-rule">
      {faqs.map(({ id, question, answer }) => (
        <details key={id} name={name}>
          <summary onClick={keepPlace}>
            <Heading>{question}</Heading>
            <span className="faq-sign" aria-hidden="true" />
          </summary>
          {/* The id is inside the details, so that the browser itself opens the answer that an address names. */}
          <div id={id} data-answer="">
            <Paragraphs paragraphs={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** Showing more or fewer questions closes the open answer (spec 4). */
function closeAnswers({ currentTarget }: MouseEvent) {
  const list = currentTarget.closest('[data-faq-list]');
  for (const answer of list?.querySelectorAll('details[name]') ?? [])
    answer.removeAttribute('open');
}

/** The question stays where it is on the screen when the open answer above it closes. */
function keepPlace({ currentTarget: question }: MouseEvent) {
  const { top } = question.getBoundingClientRect();
  // By the next frame the browser has opened this answer and closed the other.
  requestAnimationFrame(() =>
    scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
}
