/** Inline Markdown of JSON entries. micromark escapes HTML and drops dangerous addresses. */
import { micromark } from 'micromark';

/** One paragraph's text as HTML, without the paragraph itself. */
export function inlineHtml(source: string): string {
  return micromark(source)
    .trim()
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '');
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
