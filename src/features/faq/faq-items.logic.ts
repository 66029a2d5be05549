/** Prepares the questions of an entry for the islands that render them. */
import { publicationLabel, type PublicationState } from '#collections/reading/publication.ts';
import { inlineParts } from '#lib/inline-text.ts';

interface FaqEntry {
  readonly question: string;
  /** Paragraphs of inline Markdown. */
  readonly answer: readonly string[];
  /** Number in the anchor. The default is the question's position in the list, counted from 1. */
  readonly id?: number | undefined;
  readonly publication?: PublicationState;
}

/** @param prefix start of the anchors: `faq` gives `faq-12` */
export function faqItems(faqs: readonly FaqEntry[], prefix = 'faq') {
  return faqs.map(({ id, question, answer, publication }, index) => {
    // `npm run dev` also shows unpublished questions, each with a label such as `Draft`.
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
