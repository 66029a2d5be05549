/** Parses inline Markdown of JSON entries into data for React. The content policy forbids scripts to write HTML. */
import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { readLedger } from './ledger.ts';

/** Permitted targets of a link: a page of this site, an anchor on the page, https, mail, phone. */
export const ALLOWED_HREF = /^(\/(?![/\\])|#|https:\/\/|mailto:[^@\s]+@\w|tel:\+?\d)/;

/** Plain text, or an element such as a link with the parts that it contains. */
export type InlinePart =
  | string
  | {
      readonly tag: 'a' | 'code' | 'em' | 'strong';
      readonly href?: string;
      readonly parts: readonly InlinePart[];
    };

/** Parses one paragraph into its parts. Markup other than links, emphasis and code becomes plain text. */
export function inlineParts(source: string): InlinePart[] {
  const [first, ...more] = fromMarkdown(source).children;
  return first?.type === 'paragraph' && more.length === 0 ? partsOf(first.children) : [source];
}

/** Parses the `text` of each item. */
export const parseItemTexts = <Item extends { readonly text: string }>(items: readonly Item[]) =>
  items.map((item) => ({ ...item, text: inlineParts(item.text) }));

/** Parses the cells of a table's rows. Finds which columns contain figures, and whether the last row is the total. */
export const parseTable = (rows: readonly (readonly string[])[]) => ({
  rows: rows.map((cells) => cells.map(inlineParts)),
  ledger: readLedger(rows),
});

function partsOf(nodes: readonly PhrasingContent[]): InlinePart[] {
  return nodes.flatMap((node): InlinePart[] => {
    if (node.type === 'text' || node.type === 'html') return [node.value];
    if (node.type === 'break') return [' '];
    if (node.type === 'inlineCode') return [{ tag: 'code', parts: [node.value] }];
    const parts = 'children' in node ? partsOf(node.children) : [];
    if (node.type === 'emphasis') return [{ tag: 'em', parts }];
    if (node.type === 'strong') return [{ tag: 'strong', parts }];
    const isLink = node.type === 'link' && ALLOWED_HREF.test(node.url);
    return isLink ? [{ tag: 'a', href: node.url, parts }] : parts;
  });
}
