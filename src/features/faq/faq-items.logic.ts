/** Questions of an entry in the form that the islands draw. */
import { inlineParts, textOfParts, type InlinePart } from '#lib/inline-text.ts';
import { contains } from '#lib/text-match.ts';

/** A question as an entry has it. */
interface FaqEntry {
  readonly question: string;
  /** Paragraphs of inline Markdown. */
  readonly answer: readonly string[];
  /** Number in the page; without it the place in the list counts, from 1. */
  readonly id?: number | undefined;
}

export interface FaqItem {
  /** Anchor in the page. */
  readonly id: string;
  readonly question: readonly InlinePart[];
  readonly answer: readonly (readonly InlinePart[])[];
}

/** @param prefix of the anchors: `faq-12` */
export function faqItems(faqs: readonly FaqEntry[], prefix = 'faq'): FaqItem[] {
  return faqs.map(({ id, question, answer }, place) => ({
    id: `${prefix}-${id ?? place + 1}`,
    question: [question],
    answer: answer.map(inlineParts),
  }));
}

/** Question or answer contains the term, which comes from searchTerm(); '' is in every question. */
export function matchesFaq({ question, answer }: FaqItem, term: string): boolean {
  return contains([question, ...answer].map(textOfParts).join(' '), term);
}
