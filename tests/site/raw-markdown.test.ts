/** No page prints Markdown as it is typed: links, bold text, headings, names of figures. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';

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
  const files = globSync('dist/**/*.html');
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) =>
    rawIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  '<h3>Tenant: [TAN](/resources/glossary#tan)</h3>',
  '<p>See [rules](</services/a(FAAS)/b>).</p>',
  '<p>It is **due**.</p>',
  '<img alt="`code`">',
  '<p>From {{gst-due}}.</p>',
])('it is found in %s', (html) => expect(rawIn(html)).toHaveLength(1));

test('what only looks like it is left alone', () => {
  expect(rawIn('<p>[number] days (see 4) * 2</p><pre>**x**</pre>')).toEqual([]);
});
