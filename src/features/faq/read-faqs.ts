import type { FaqItem } from './faq-items.logic.ts';
import type { InlinePart } from '#lib/inline-text.ts';

/** The printed questions of a group, as features/faq/FaqList.tsx draws them. */
export function readFaqs(name: string): FaqItem[] {
  const answers = document.querySelectorAll<HTMLElement>(`details[name="${name}"]`);
  return [...answers].map((answer) => ({
    id: answer.id,
    question: [...answer.querySelectorAll('[data-question]')].flatMap(partsIn),
    answer: [...answer.querySelectorAll('[data-answer] > p')].map(partsIn),
  }));
}

const TAGS = ['a', 'code', 'em', 'strong'] as const;

function partsIn(element: Element): InlinePart[] {
  return [...element.childNodes].flatMap((node): InlinePart[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const tag = TAGS.find((name) => name === node.localName);
    const href = node.getAttribute('href');
    // What a translator has put around words is not ours.
    if (!tag) return partsIn(node);
    return [{ tag, parts: partsIn(node), ...(href !== null && { href }) }];
  });
}
