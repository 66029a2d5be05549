/** What is found in Markdown, and that a process takes over what an earlier one has found. */
import { beforeEach, expect, test, vi } from 'vitest';

type Parts = typeof import('#entries/markdown-parts.ts');
/** As a new process has it: without memory. */
async function fresh(): Promise<Parts> {
  vi.resetModules();
  return import('#entries/markdown-parts.ts');
}
let first: Parts;
beforeEach(async () => {
  first = await fresh();
});

test('links, pictures and headings with their lines', () => {
  const { links, images, anchors } = first.markdownParts(
    '## What changed, and when\n\nSee [a](/blog/1) and [b](</services/x(FAAS)/y>).\n\n| [c](/about) | d |\n| --- | --- |\n\n![](x.svg)\n\n## What changed, and when\n\n`[no](/link)`\n',
  );
  expect(links).toEqual([
    { href: '/blog/1', line: 3 },
    { href: '/services/x(FAAS)/y', line: 3 },
    { href: '/about', line: 5 },
  ]);
  expect(images).toEqual([{ alt: '', url: 'x.svg', line: 8 }]);
  expect(anchors).toEqual(['what-changed-and-when', 'what-changed-and-when-1']);
});

test('the marks of a heading are no part of its anchor', () => {
  expect(first.markdownParts('## One ~~two~~ `three`').anchors).toEqual(['one-two-three']);
});

test('HTML, and what only looks like it', () => {
  const { html } = first.markdownParts('One.\n\n<b>two</b>\n\n1 \\<a and `<i>` and <3\n');
  expect(html).toEqual([
    { written: '<b>', line: 3 },
    { written: '</b>', line: 3 },
  ]);
});

test('what an earlier process has found is taken over, for the same text only', async () => {
  const { anchors } = first.markdownParts('## One');
  first.markdownParts('## Gone since');
  const [[digest] = ['']] = first.askedParts();
  const second = await fresh();
  // Another answer than parsing would give, to tell the two apart.
  const taken = { ...first.markdownParts('## One'), anchors: ['as-it-was-found'] };
  second.recallParts(new Map([...first.askedParts(), [digest, taken]]));
  expect(anchors).toEqual(['one']);
  expect(second.markdownParts('## One')).toEqual(taken);
  expect(second.markdownParts('## Two').anchors).toEqual(['two']);
  // A text that is no longer asked for is not handed on.
  expect(second.askedParts().size).toBe(2);
});
