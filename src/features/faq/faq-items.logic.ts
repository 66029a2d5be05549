/** Questions of an entry in the form that the islands draw. */
import { inlineParts, textOfParts, type InlinePart } from '#lib/inline-text.ts';

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

/** Question and answer without marks, for a search. */
export function textOfFaq({ question, answer }: FaqItem): string {
  return `${textOfParts(question)} ${answer.map(textOfParts).join(' ')}`;
}

/** Questions as an island's prop, for the printing only. */
export interface PrintedFaqs {
  readonly items?: readonly FaqItem[];
}

/**
 * Not enumerable, so that Astro does not print them once more as the island's data: in the browser the
 * island reads them from the page (features/faq/read-faqs.ts).
 */
export function printedFaqs(items: readonly FaqItem[]): PrintedFaqs {
  return Object.defineProperty({}, 'items', { value: items });
}
