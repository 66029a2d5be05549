/** Inline Markdown of JSON entries. micromark escapes HTML and drops dangerous addresses. */
import { micromark } from 'micromark';

/** One paragraph's text as HTML, without the paragraph itself. */
export function inlineHtml(source: string): string {
  return micromark(source)
    .trim()
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '');
}

/** Rendered tables in a frame that scrolls by itself and can be reached by keyboard. */
export function frameTables(html: string): string {
  return html
    .replaceAll(
      '<table>',
      '<div class="table-frame" role="group" aria-label="Table" tabindex="0"><table>',
    )
    .replaceAll('</table>', '</table></div>');
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
