/** Markdown bodies as Astro's processor renders them with our plugins. */
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { BODY_PLUGINS } from './body-plugins.ts';

const processor = await createSatteriMarkdownProcessor({
  syntaxHighlight: false,
  hastPlugins: [...BODY_PLUGINS],
});
const render = async (source: string) =>
  (await processor.render(source, { fileURL: new URL('file:///content/a.md') })).code.trim();

test('tables get a frame that the keyboard reaches; an aligned column has a class', async () => {
  expect((await render('| a | b |\n| - | -: |\n| 1 | 2 |')).replaceAll('\n', '')).toBe(
    '<div class="table-frame" role="group" aria-label="Table"><table><thead><tr><th>a</th><th class="text-right">b</th></tr></thead><tbody><tr><td>1</td><td class="text-right">2</td></tr></tbody></table></div>',
  );
});

test('a table of more than two columns is read row by row on a phone', async () => {
  const html = await render('| a | b | *c* |\n| - | - | - |\n| 1 | 2 | 3 |');
  expect(html).toContain('<table class="stacks">');
  expect(html).toContain('<td>1</td>');
  expect(html).toMatch(/<td data-column="b">2<\/td>\s*<td data-column="c">3<\/td>/);
});

test('external links get noopener noreferrer, others nothing', async () => {
  expect(await render('[a](https://b.example) [c](/d)')).toBe(
    '<p><a href="https://b.example" rel="noopener noreferrer">a</a> <a href="/d">c</a></p>',
  );
});

test.each([
  ['a <b>word</b>', '"<b>"'],
  ['<!-- later -->', '"<!-- later -->"'],
  ['<div>\n\ntext', '"<div>"'],
  ['[a](javascript:x)', '"javascript:x"'],
  ['<javascript:x>', '"javascript:x"'],
  ['[a][b]\n\n[b]: data:x', '"data:x"'],
])('%s stops the build, with its file', async (source, found) => {
  await expect(render(source)).rejects.toThrow(`/content/a.md became ${found}`);
});
