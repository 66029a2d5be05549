import { useRef, useState } from 'react';
import { readFaqs } from './read-faqs.ts';
import { FAQS_SHOWN_FIRST } from '#site/limits.ts';
import { MESSAGES } from '#site/messages.ts';
import type { FaqItem, PrintedFaqs } from './faq-items.logic.ts';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import { DetailsDisclosure } from '#ui/DetailsDisclosure.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { InlineText } from '#ui/InlineText.tsx';

interface Props {
  faqs: PrintedFaqs;
  /** Name of the group, no other in the page alike: one answer of it is open at a time. */
  name: string;
  /** Shows the first few and the rest on request. */
  short?: boolean;
}

/** Questions and answers, one open at a time. */
export function FaqList(props: Props) {
  return (
    <ErrorBoundary>
      <Faqs {...props} />
    </ErrorBoundary>
  );
}

function Faqs({ faqs: printed, name, short = false }: Props) {
  const [faqs] = useState(() => printed.items ?? readFaqs(name));
  const list = useRef<HTMLDivElement>(null);
  const first = short ? faqs.slice(0, FAQS_SHOWN_FIRST) : faqs;
  const rest = faqs.slice(first.length);
  const closeAll = () => {
    for (const answer of list.current?.querySelectorAll('details[name]') ?? [])
      (answer as HTMLDetailsElement).open = false;
  };
  return (
    <div ref={list} data-faq-list>
      <FaqRows faqs={first} name={name} />
      {rest.length > 0 && (
        <DetailsDisclosure
          data-rest
          className="group/rest"
          onPress={closeAll}
          summaryClass={`${BUTTON} ${BUTTON_TONES.quiet} mt-5 group-open/rest:mb-5`}
          summary={
            <>
              <span className="group-open/rest:hidden">{MESSAGES.showMore}</span>
              <span className="hidden group-open/rest:inline">{MESSAGES.showLess}</span>
            </>
          }
        >
          <FaqRows faqs={rest} name={name} />
        </DetailsDisclosure>
      )}
    </div>
  );
}

interface RowsProps {
  faqs: readonly FaqItem[];
  name: string;
  /** Tells which questions are shown; without it all are. */
  shows?: (faq: FaqItem) => boolean;
}

/** Ruled rows of questions; the browser closes the open one of a group when another opens. */
export function FaqRows({ faqs, name, shows = () => true }: RowsProps) {
  return (
    <div className="faqs border-t border-rule">
      {faqs.map((faq) => (
        <DetailsDisclosure
          key={faq.id}
          name={name}
          id={faq.id}
          hidden={!shows(faq)}
          summary={
            <>
              <span data-question="">
                <InlineText parts={faq.question} />
              </span>
              <span className="faq-sign" aria-hidden="true" />
            </>
          }
        >
          <div data-answer="">
            {faq.answer.map((paragraph, index) => (
              <p key={index} className="linked">
                <InlineText parts={paragraph} />
              </p>
            ))}
          </div>
        </DetailsDisclosure>
      ))}
    </div>
  );
}
