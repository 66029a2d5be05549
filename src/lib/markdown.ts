/** Markdown in the fields of entries, and where any link may lead. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/** Where a link may lead: a page of this site, a place on the page, https, mail, phone. */
export const LINK_TARGET = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/** Attributes of a link beyond its address: `noopener noreferrer` on external links; a phone number stays in one line. */
export function linkAttributes(href: string): { rel?: string[]; className?: string[] } {
  if (href.startsWith('tel:')) return { className: ['whitespace-nowrap'] };
  return href.startsWith('https://') ? { rel: ['noopener', 'noreferrer'] } : {};
}

/** A field without marks, for descriptions and structured data. */
export function plainText(source: string): string {
  return toString(fromMarkdown(source));
}
