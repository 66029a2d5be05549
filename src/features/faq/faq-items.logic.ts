/** Questions of an entry in the form that the islands render. */
import { publicationLabel, type PublicationState } from '#collections/reading/publication.ts';
import { inlineParts } from '#lib/inline-text.ts';

interface FaqEntry {
  readonly question: string;
  /** Paragraphs of inline Markdown. */
  readonly answer: readonly string[];
  /** Number in the page; without it, the position in the list, from 1. */
  readonly id?: number | undefined;
  readonly publication?: PublicationState;
}

/** @param prefix of the anchors in the page: `faq-12` */
export function faqItems(faqs: readonly FaqEntry[], prefix = 'faq') {
  return faqs.map(({ id, question, answer, publication }, index) => {
    // In `npm run dev`, of a question that visitors do not see: `Draft`.
    const ribbon = publication && publicationLabel(publication);
    return {
      id: `${prefix}-${id ?? index + 1}`,
      question,
      answer: answer.map(inlineParts),
      ...(ribbon && { ribbon }),
    };
  });
}
export type FaqItem = ReturnType<typeof faqItems>[number];
