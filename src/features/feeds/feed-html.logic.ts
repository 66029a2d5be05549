/**
 * HTML of an article as a feed reader may carry it: whole addresses, none of the page's layout, nothing
 * that runs. Only what is named here is let through.
 */
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { matches } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';

/** Elements that go with all that is in them; others that are not let through leave their words. */
const REFUSED =
  'script style iframe object embed form input button select textarea template noscript link meta base source svg math'.split(
    ' ',
  );
const SCHEMA: Schema = {
  ...defaultSchema,
  strip: REFUSED,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !REFUSED.includes(name)),
    'article',
    'section',
    'figure',
    'figcaption',
    'time',
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    span: ['lang'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https', 'http'] },
};

/**
 * @param page address of the article; links are resolved against it
 * @param title a heading that says the same is left out: readers print the title themselves
 */
export function feedHtml(html: string, page: URL, title: string): string {
  const root = sanitize(fromHtml(html, { fragment: true }), SCHEMA) as Root;
  visit(root, 'element', (node, index, parent) => {
    if (index === undefined || !matches('h1, h2, h3', node)) return undefined;
    if (toString(node).trim() === title) parent?.children.splice(index, 1);
    return EXIT;
  });
  visit(root, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address !== 'string') continue;
      if (URL.canParse(address, page)) properties[name] = new URL(address, page).href;
      else properties[name] = null;
    }
  });
  return toHtml(root, { characterReferences: { useNamedReferences: true } }).trim();
}
