/** A service's sections and questions as Markdown, by the vocabulary that its page is laid out with. */
import type { RootContent } from 'mdast';
import { contactHref } from '#config/routes.ts';
import { DETAIL_CTA, FAQS_HEADING, SERVICE_FIELDS } from '#config/service-fields.ts';
import type { ServiceData } from '#schemas/service.ts';
import { featureParts, questionParts, stepList, type Feature } from './list-markdown.ts';
import { line } from './markdown-twin.ts';
import { heading, link, list, openedBy, paragraph, text, textParts } from './mdast.ts';

export function serviceParts({ sections, faqs }: ServiceData): RootContent[] {
  return [
    ...sections.flatMap(sectionParts),
    ...(faqs.length > 0 ? [heading(2, text(FAQS_HEADING)), ...questionParts(faqs)] : []),
  ];
}

interface Linked {
  readonly title: string;
  readonly path: string;
  readonly summary: string;
}

export function subsectionParts(subsections: readonly Linked[]): RootContent[] {
  return subsections.flatMap(({ title, path, summary }) => [
    heading(2, link(title, path)),
    ...line(summary),
  ]);
}

/** Closing panel of every detail. */
export function readyParts(subject: string): RootContent[] {
  return [
    heading(2, text(DETAIL_CTA.title)),
    paragraph(link(DETAIL_CTA.action, contactHref(subject))),
  ];
}

type Section = ServiceData['sections'][number];

function sectionParts({ field, heading: own, text: words, items, steps }: Section): RootContent[] {
  const { heading: usual, show } = SERVICE_FIELDS[field];
  const title = own ?? usual;
  return [
    ...(title ? [heading(2, text(title))] : []),
    ...(words ? wordParts(words, show) : []),
    ...(items ? itemParts(items, show) : []),
    ...(steps ? [stepList(steps)] : []),
  ];
}

type Show = (typeof SERVICE_FIELDS)[keyof typeof SERVICE_FIELDS]['show'];

function wordParts(words: readonly string[], show: Show): RootContent[] {
  if (show === 'quote')
    return [{ type: 'blockquote', children: [paragraph(text(words.join(' ')))] }];
  if (show === 'lead') return line(words.join(' '));
  return words.flatMap(textParts);
}

function itemParts(items: readonly Feature[], show: Show): RootContent[] {
  if (show === 'features') return items.flatMap(featureParts);
  const lines = items.map((item) => openedBy(item.title && `${item.title}.`, item.text));
  return [list(lines, show === 'checklist' ? 'boxes' : 'bullets')];
}
