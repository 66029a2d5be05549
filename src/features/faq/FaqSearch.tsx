import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readFaqs } from './read-faqs.ts';
import { MESSAGES, SEARCH_FAILED } from '#site/messages.ts';
import type { Colour } from '#site/vocabularies.ts';
import { filterFaqs, shownQuestionsLine } from './faq-filter.logic.ts';
import { textOfFaq, type PrintedFaqs } from './faq-items.logic.ts';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { FaqRows } from './FaqList.tsx';
import { SearchField } from '#ui/SearchField.tsx';

interface Props {
  categories: readonly {
    readonly id: string;
    readonly title: string;
    readonly color: Colour;
    /** How many of the questions are its. */
    readonly count: number;
  }[];
  /** Of all categories, in their order. */
  faqs: PrintedFaqs;
}

const NAME = 'faqs';

/** All questions by category, with a search over them. */
export function FaqSearch(props: Props) {
  return (
    <ErrorBoundary>
      <Search {...props} />
    </ErrorBoundary>
  );
}

function Search({ categories, faqs: printed }: Props) {
  const [all] = useState(() => printed.items ?? readFaqs(NAME));
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const search = (text: string) => {
    if (box.current) box.current.value = text;
    setTyped(text);
  };

  useEffect(() => {
    // Typed before hydration, or put back by the browser on the way back.
    setTyped(box.current?.value ?? '');
    // The address asks for an answer (features/faq/open-from-hash.ts): the search gives way.
    const giveWay = () => flushSync(() => search(''));
    document.addEventListener('reveal', giveWay);
    return () => document.removeEventListener('reveal', giveWay);
  }, []);

  const sections = categories.map((category, place) => {
    const start = categories.slice(0, place).reduce((sum, { count }) => sum + count, 0);
    const faqs = all.slice(start, start + category.count);
    return { ...category, faqs: faqs.map((faq) => ({ ...faq, text: textOfFaq(faq) })) };
  });
  const found = filterFaqs(sections, typed);

  return (
    <>
      <search className="print:hidden [@media(scripting:none)]:hidden">
        <SearchField
          ref={box}
          label="Search the questions"
          placeholder="Search for questions or answers..."
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <p className="mb-12 mt-3 text-small text-muted" role="status" data-faq-count>
        {shownQuestionsLine(found.faqs.size, all.length)}
      </p>
      <p className="-mt-8 mb-12 hidden text-error [[data-failed]_&]:block" role="alert">
        {SEARCH_FAILED}
      </p>
      {sections.map(({ id, title, color, faqs }) => (
        <section
          key={id}
          id={id}
          data-tone={color}
          hidden={!found.categories.has(id)}
          data-faq-category
          className="mb-16 [&>.faqs]:border-t-0"
        >
          <h2 className="border-b-2 border-tone pb-3 text-h3 text-tone">{title}</h2>
          <FaqRows faqs={faqs} name={NAME} shows={(faq) => found.faqs.has(faq.id)} />
        </section>
      ))}
      {found.faqs.size === 0 && (
        <EmptyState heading={MESSAGES.faqsNoneFound}>
          <p>No questions match “{typed.trim()}”. Try another word.</p>
          <p className="mt-6">
            <button
              type="button"
              className={`${BUTTON} ${BUTTON_TONES.quiet}`}
              onClick={() => {
                search('');
                box.current?.focus();
              }}
            >
              Clear search
            </button>
          </p>
        </EmptyState>
      )}
    </>
  );
}
