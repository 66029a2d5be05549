/** A block of a page entry as Markdown. */
import type { RootContent } from 'mdast';
import { contactHref } from '#config/routes.ts';
import type { Block } from '#schemas/page.ts';
import { featureParts, questionParts, stepList } from './list-markdown.ts';
import { line } from './markdown-twin.ts';
import { heading, link, list, paragraph, strong, table, text, textParts } from './mdast.ts';

export function blockParts(block: Block): RootContent[] {
  const title = 'heading' in block && block.heading ? [heading(2, text(block.heading))] : [];
  const lead = 'lead' in block ? line(block.lead) : [];
  return [...title, ...lead, ...blockBody(block)];
}

function blockBody(block: Block): RootContent[] {
  switch (block.block) {
    case 'prose':
      return [
        ...block.text.flatMap(textParts),
        ...(block.action ? [paragraph(link(block.action.label, block.action.href))] : []),
      ];
    case 'cards':
      return block.items.flatMap(featureParts);
    case 'list':
      return [list(block.items.map(textParts))];
    case 'steps':
      return [stepList(block.steps)];
    case 'stats':
      return [
        list(
          block.items.map(({ value, label, note }) => [
            paragraph(strong(`${value} ${label}.`), text(note === undefined ? '' : ` ${note}`)),
          ]),
        ),
      ];
    case 'table':
      return [table([block.columns, ...block.rows]), ...line(block.note)];
    case 'quote':
      return [{ type: 'blockquote', children: [paragraph(text(block.text))] }];
    case 'faqs':
      return questionParts(block.faqs);
    case 'cta':
      return [...line(block.text), paragraph(link(block.action, contactHref(block.subject)))];
  }
}
