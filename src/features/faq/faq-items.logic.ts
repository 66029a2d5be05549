/** Prepares the questions of an entry for the islands that render them. */
import { inlineParts } from '#lib/inline-text.ts';

interface FaqEntry {
  readonly question: string;
  /** Paragraphs of inline Markdown. */
  readonly answer: readonly string[];
  /** Number in the anchor. The default is the question's position in the list, counted from 1. */
  readonly id?: number | undefined;
}

/** @param prefix start of the anchors: `faq` gives `faq-12` */
export function faqItems(faqs: readonly FaqEntry[], prefix = 'faq') {
  return faqs.map(({ id, question, answer }, index) => ({
    id: `${prefix}-${id ?? index + 1}`,
    question,
    answer: answer.map(inlineParts),
  }));
}
export type FaqItem = ReturnType<typeof faqItems>[number];
