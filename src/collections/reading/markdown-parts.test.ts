/** What the check finds in Markdown. */
import { expect, test } from 'vitest';
import { markdownParts } from './markdown-parts.ts';

test('links, pictures and headings with their lines', () => {
  const { links, images, anchors } = markdownParts(
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
  expect(markdownParts('## One ~~two~~ `three`').anchors).toEqual(['one-two-three']);
});

test('HTML, and what only looks like it', () => {
  const { html } = markdownParts('One.\n\n<b>two</b>\n\n1 \\<a and `<i>` and <3\n');
  expect(html).toEqual([
    { written: '<b>', line: 3 },
    { written: '</b>', line: 3 },
  ]);
});
