import { useEffect, useRef, useState } from 'react';
import { TEXTS } from '#site/texts.ts';
import type { Colour } from '#site/palette.ts';
import { matchesFaq, type FaqItem } from './faq-items.logic.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { FaqRows, useAddressedAnswer } from './FaqList.tsx';
import { SearchField } from '#ui/SearchField.tsx';

interface Category {
  readonly id: string;
  readonly title: string;
  readonly color: Colour;
  readonly faqs: readonly FaqItem[];
}

const questionsOf = (categories: readonly Category[]) => categories.flatMap(({ faqs }) => faqs);

/** All questions by category, with a search over them. */
export function FaqSearch({ categories }: { categories: readonly Category[] }) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const all = questionsOf(categories);
  useAddressedAnswer([...categories, ...all], () => setTyped(''));

  // The visitor may have typed before hydration, or the browser may restore the text after Back.
  useEffect(() => setTyped(box.current?.value ?? ''), []);

  const matching = categories
    .map((category) => ({
      ...category,
      faqs: category.faqs.filter((faq) => matchesFaq(faq, typed)),
    }))
    .filter(({ faqs }) => faqs.length > 0);

  return (
    <ErrorBoundary>
      <search className="print:hidden [@media(scripting:none)]:hidden">
        <SearchField
          ref={box}
          label="Search the questions"
          placeholder="Search for questions or answers..."
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <p className="mb-12 mt-3 text-small text-muted" role="status">
        {`Showing ${questionsOf(matching).length} of ${all.length} questions`}
      </p>
      {matching.map(({ id, title, color, faqs }) => (
        <section key={id} id={id} data-tone={color} className="mb-16 [&>.faqs]:border-t-0">
          <h2 className="border-b-2 border-tone pb-3 text-h3 text-tone">{title}</h2>
          <FaqRows faqs={faqs} name="faqs" heading="h3" />
        </section>
      ))}
      {matching.length === 0 && (
        <EmptyState heading={TEXTS.faqsNoneFound}>
          <p>No questions match “{typed.trim()}”. Try another word.</p>
          <p className="mt-6">
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                setTyped('');
                box.current?.focus();
              }}
            >
              Clear search
            </button>
          </p>
        </EmptyState>
      )}
    </ErrorBoundary>
  );
}
