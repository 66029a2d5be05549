/** Search of the FAQ page. */
import { contains, searchTerm } from '#lib/text-match.ts';

/** A question as the search knows it: `text` is the question and its answer. */
interface Faq {
  readonly id: string;
  readonly text: string;
}

export interface FaqCategory {
  readonly id: string;
  readonly faqs: readonly Faq[];
}

export interface FaqsFound {
  /** Ids of the questions that match. */
  readonly faqs: ReadonlySet<string>;
  /** Ids of the categories with a match; the others are hidden. */
  readonly categories: ReadonlySet<string>;
}

/** Case does not matter; a blank search finds everything. */
export function filterFaqs(categories: readonly FaqCategory[], typed: string): FaqsFound {
  const term = searchTerm(typed);
  const found = categories.map(({ id, faqs }) => ({
    id,
    faqs: faqs.filter(({ text }) => contains(text, term)),
  }));
  return {
    faqs: new Set(found.flatMap(({ faqs }) => faqs.map(({ id }) => id))),
    categories: new Set(found.filter(({ faqs }) => faqs.length > 0).map(({ id }) => id)),
  };
}

export function shownQuestionsLine(count: number, total: number): string {
  return `Showing ${count} of ${total} questions`;
}
