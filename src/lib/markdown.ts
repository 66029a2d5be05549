/** Markdown in the fields of entries, and where any link may lead. */
import type { ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast, type Handlers } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Where a link may lead: a page of this site, a place on the page, https, mail, phone. */
export const LINK_TARGET = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/** Attributes of a link beyond its address: `noopener noreferrer` on external links; a phone number stays in one line. */
export function linkAttributes(href: string): { rel?: string[]; className?: string[] } {
  if (href.startsWith('tel:')) return { className: ['whitespace-nowrap'] };
  return href.startsWith('https://') ? { rel: ['noopener', 'noreferrer'] } : {};
}

/** HTML in a field is text like any other. */
const handlers: Handlers = {
  html: (_state, { value }: { value: string }) => ({ type: 'text', value }),
};

/** One paragraph's text as HTML, without the paragraph itself. */
export function inlineHtml(source: string): string {
  const tree = toHast(fromMarkdown(source), { handlers }) as Root;
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src'])
      if (!LINK_TARGET.test(String(properties[name] ?? '#'))) properties[name] = null;
    Object.assign(properties, linkAttributes(String(properties['href'])));
  });
  const children = tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'p' ? node.children : [node as ElementContent],
  );
  return toHtml(children, { characterReferences: { useNamedReferences: true } });
}

/** The same text without marks, for descriptions and structured data. */
export function plainText(source: string): string {
  return toString(fromMarkdown(source));
}
