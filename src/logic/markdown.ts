/** Markdown of entries, and what of it may be published. */
import { micromark } from 'micromark';

/** Where a link may lead: a page of this site, a place on the page, https, mail, phone. */
export const LINK_TARGET = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/**
 * One paragraph's text as HTML, without the paragraph itself. micromark escapes HTML and drops
 * dangerous addresses.
 */
export function inlineHtml(source: string): string {
  const html = micromark(source)
    .trim()
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '');
  return cutTies(html);
}

/** Links that lead away tell the other site nothing of this one, and give it no hold on it. */
export function cutTies(html: string): string {
  return html.replaceAll('<a href="https://', '<a rel="noopener noreferrer" href="https://');
}

/** The policy forbids styles in the markup, so a column's alignment becomes a class. */
const ALIGNMENTS = {
  ' style="text-align: left"': ' class="text-left"',
  ' style="text-align: center"': ' class="text-center"',
  ' style="text-align: right"': ' class="text-right"',
};

/** Rendered tables in a frame that scrolls by itself and can be reached by keyboard. */
export function frameTables(html: string): string {
  return Object.entries(ALIGNMENTS)
    .reduce((text, [style, name]) => text.replaceAll(style, name), html)
    .replaceAll(
      '<table>',
      '<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table>',
    )
    .replaceAll('</table>', '</table></div>');
}

/** A tag that Markdown alone gives, with the attributes it gives. */
const MARKDOWN_TAG =
  /<\/?(?:a|blockquote|br|code|del|div|em|h[1-6]|hr|img|input|li|ol|p|pre|section|strong|sup|table|tbody|td|th|thead|tr|ul)(?: (?:alt|aria-[a-z]+|checked|class|data-[a-z-]+|disabled|href|id|rel|role|src|start|tabindex|title|type|__ASTRO_IMAGE_)(?:="[^"]*")?)*\s*\/?>/g;

/**
 * The first piece of rendered Markdown that is more than Markdown: HTML that came through, or a link
 * to where none may lead. The check of content/ refuses both; this sees what the renderer made of a
 * text that the two read differently.
 */
export function strangeMarkup(html: string): string | undefined {
  const [, rest] = /(<[\s\S]{0,60})/.exec(html.replaceAll(MARKDOWN_TAG, '')) ?? [];
  if (rest !== undefined) return rest;
  const targets = (html.match(MARKDOWN_TAG) ?? []).map((tag) => / href="([^"]*)"/.exec(tag)?.[1]);
  return targets.find((target) => target !== undefined && !LINK_TARGET.test(target));
}

/** The same text without marks, for descriptions and structured data. */
export function plainText(source: string): string {
  return inlineHtml(source)
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
