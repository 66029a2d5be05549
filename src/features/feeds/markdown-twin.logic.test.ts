/** Markdown made of printed pages: the text, without what surrounds it, under addresses that lead somewhere. */
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { llmsText } from './llms-text.logic.ts';
import { frontMatter, markdownOf } from './markdown-twin.logic.ts';

const SITE = new URL('https://firm.example');
const markdown = (html: string, address = '/services/x(FAAS)/y') =>
  markdownOf(`<!doctype html><nav>Menu</nav>${html}`, new URL(address, SITE));
const body = (html: string) => markdown(`<main><h1>T</h1>${html}</main>`).replace('# T\n\n', '');

test.each([
  [
    'a question',
    '<details><summary><span>Why?</span></summary><p>So.</p></details>',
    '**Why?**\n\nSo.\n',
  ],
  [
    'a box to tick',
    '<ul><li><label><input type="checkbox"><span><strong>PAN.</strong> A copy</span></label></li></ul>',
    '- [ ] **PAN.** A copy\n',
  ],
  [
    'a step',
    '<ol><li><span aria-hidden="true">1</span><div><strong>File</strong><p>On the portal.</p></div></li></ol>',
    '1. **File**\n\n   On the portal.\n',
  ],
  ['cards', '<ul><li><h3>A</h3><p>b</p></li><li><h3>C</h3></li></ul>', '### A\n\nb\n\n### C\n'],
  ['a figure', '<dl><div><dt>articles</dt><dd>25+</dd></div></dl>', '- articles\n\n  25+\n'],
  [
    'a table in its frame',
    '<div role="group"><table><tr><th>a</th></tr><tr><td>b | c</td></tr></table></div>',
    '| a      |\n| ------ |\n| b \\| c |\n',
  ],
  [
    'a link of the site',
    '<p><a href="/a(F)?x=1#b">c</a></p>',
    '[c](https://firm.example/a%28F%29?x=1#b)\n',
  ],
  [
    'a place on the page',
    '<p><a href="#b">c</a></p>',
    '[c](https://firm.example/services/x%28FAAS%29/y#b)\n',
  ],
  ['a picture', '<img src="/p.svg" alt="P">', '![P](https://firm.example/p.svg)\n'],
])('%s', (_name, html, expected) => {
  expect(body(html)).toBe(expected);
});

test.each([
  ['navigation', '<nav><h2>In this article</h2></nav>'],
  ['a sidebar', '<aside><h2>Others</h2></aside>'],
  ['a form', '<form><label>Name <input></label><button>Send</button></form>'],
  ['the share menu', '<details data-share><summary>Share</summary><a href="/x">X</a></details>'],
  ['a script and a drawing', '<script>a()</script><svg><title>b</title></svg>'],
  ['what is not shown', '<p hidden>a</p><p class="sr-only">b</p><template><p>c</p></template>'],
  ['an ornament', '<img src="/o.svg" alt="">'],
])('%s stays behind', (_name, html) => {
  expect(body(`${html}<p>Text.</p>`)).toBe('Text.\n');
});

test('what precedes the title is left out', () => {
  expect(markdown('<main><p>Eyebrow</p><h1>Title</h1><p>Text.</p></main>')).toBe(
    '# Title\n\nText.\n',
  );
});

test('a page without a main part is named', () => {
  expect(() => markdown('<h1>T</h1>', '/page')).toThrow('/page');
});

test.each(['# no heading', '- no list', '*no* _emphasis_', '[no](link)', '&lt;b&gt;', '1. no'])(
  'a text that looks like a mark stays a text: %s',
  (words) => {
    const printed = body(`<p>${words}</p>`);
    expect(printed).toMatch(/\\|^&lt;/);
    expect(printed.replaceAll('\\', '').trim()).toBe(
      words.replace('&lt;', '<').replace('&gt;', '>'),
    );
  },
);

test('the front part is YAML, whatever the title holds', () => {
  const front = {
    title: 'A: "b" #c',
    url: 'https://firm.example/blog/1',
    description: `${'long '.repeat(40)}- x`,
    date: '2026-11-21',
  };
  const written = frontMatter({ ...front, updated: undefined });
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n\n$/.exec(written) ?? [];
  expect(parseYaml(yaml, { schema: 'core' })).toEqual(front);
});

test('llms.txt: name, what it is, groups of links with one line each', () => {
  const contents = {
    firm: 'Firm',
    description: 'Accounts.',
    notes: ['A note.'],
    groups: [{ name: 'Articles', items: [{ title: 'T', path: '/t(F).md', about: 'One\nline.' }] }],
  };
  expect(llmsText(contents, SITE)).toBe(
    '# Firm\n\n> Accounts.\n\nA note.\n\n## Articles\n\n- [T](https://firm.example/t%28F%29.md): One line.\n',
  );
});
