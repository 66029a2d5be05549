/** Lists that services and block pages share, as Markdown. */
import type { RootContent } from 'mdast';
import { heading, link, list, openedBy, paragraph, strong, text, textParts } from './mdast.ts';

export interface Feature {
  readonly title?: string | undefined;
  readonly text: string;
  readonly href?: string | undefined;
}

export function featureParts({ title, text: words, href }: Feature): RootContent[] {
  const name = title === undefined ? [] : [heading(3, href ? link(title, href) : text(title))];
  return [...name, ...textParts(words)];
}

interface Step {
  readonly title: string;
  readonly text: string;
  readonly duration?: string | undefined;
}

export function stepList(steps: readonly Step[]): RootContent {
  const items = steps.map(({ title, text: words, duration }) =>
    openedBy(`${title}${duration === undefined ? '' : ` (${duration})`}.`, words),
  );
  return list(items, 'numbers');
}

interface Question {
  readonly question: string;
  readonly answer: readonly string[];
}

/** Bold lines and no headings: the page has disclosures there. */
export function questionParts(faqs: readonly Question[]): RootContent[] {
  return faqs.flatMap(({ question, answer }) => [
    paragraph(strong(question)),
    ...answer.flatMap(textParts),
  ]);
}
