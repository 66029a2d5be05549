/** No page prints Markdown as it is typed: links, bold text, headings, names of figures. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pages } from './built-pages.ts';

const RAW = /\[[^\]\n]+\]\([^)\n]*\)|\*\*\S|\S\*\*|(^|\s)#{2,6} \S|`[^`\n]+`|\{\{|\}\}/m;
/** Attributes that are read out, shown by search engines or shown on hover. */
const READ = ['alt', 'aria-label', 'title', 'content', 'placeholder'];

/** Texts of a page in which Markdown shows. */
function rawIn(html: string): string[] {
  const page = parse(html);
  for (const silent of page.querySelectorAll('script, style, pre, code, template')) silent.remove();
  const attributes = page
    .querySelectorAll('*')
    .flatMap((element) => READ.map((name) => element.getAttribute(name) ?? ''));
  const texts = [page.structuredText, ...attributes].flatMap((text) => text.split('\n'));
  return texts.filter((text) => RAW.test(text));
}

test('no page prints raw Markdown', () => {
  const found = pages.flatMap(({ path, html }) => rawIn(html).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});
