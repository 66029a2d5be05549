import { expect, test } from 'vitest';
import { markupProblems } from './text.ts';

const found = (text: string) => markupProblems(text).map(({ message }) => message);

test.each([
  ['a <b>bold</b> word', '<b>'],
  ['one<br/>two', '<br/>'],
  ['<a href="/x">there</a>', '<a href=\\"/x\\">'],
  ['</div>', '</div>'],
  ['<!-- later -->', '<!-- later -->'],
  ['<div>\n\ntext', '<div>'],
  // No HTML by the book, yet the renderer lets it through.
  ['<img src=x onerror=a=1>', '<img src=x onerror=a=1>'],
])('%s is refused, with what was found and what to write', (text, html) => {
  expect(found(text)).toEqual([
    `holds HTML, "${html}"; take it out (bold words are written **so**, and in Markdown the sign itself as "\\<")`,
  ]);
});

test.each([
  'a < b, 5 <= 6 and 7 > 6 and <3',
  'a \\<b> sign',
  '`<b>` in code',
  '[FAAS](</services/x(FAAS)/gst>)',
  '[mail](mailto:a@b.example), [site](https://b.example), [place](#part), <https://b.example>',
  '| a | b |\n| :- | -: |\n| 1 | 2 |',
  'ज़्यादा\u200dtext and ಜಿಎಸ್\u200cಟಿ', // joiners belong to Indian scripts
  '![a desk](../images/blog/desk.jpg)',
])('%s is taken', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  'javascript:a',
  'data:text/html,a',
  '//evil.example',
  '/\\evil.example',
  'about',
  'http://b.example',
  'https://[',
])('a link to %s is refused', (address) => {
  expect(found(`[x](${address})`)).toEqual([
    expect.stringMatching(
      /^links to ".*"; a link begins with "\/", "#", https:\/\/, mailto: or tel:$/,
    ),
  ]);
});

test.each(['https://b.example/x.gif', '/media/contact.svg', '//b.example/x.gif'])(
  'the picture %s is refused, because it is not in its folder',
  (address) => {
    expect(found(`![x](${address})`)).toEqual([
      `shows the picture "${address}"; only those of content/images/, as "../images/…"`,
    ]);
  },
);

test.each([
  ['a\u202eb', 'U+202E'],
  ['a\u0000b', 'U+0000'],
  ['a\u2028b', 'U+2028'],
  ['a\ud800b', 'U+D800'],
  ['a\u00adb', 'U+00AD'],
  ['a\u200bb', 'U+200B'],
  ['a\u200eb', 'U+200E'],
  ['a\u200fb', 'U+200F'],
  ['a\u2060b', 'U+2060'],
])('%j is refused, with the place', (text, code) => {
  expect(found(text)).toEqual([`holds the invisible character ${code} after "a"; delete it`]);
});

test.each([
  ['a\ufffcb', 'U+FFFC'],
  ['a\ufffdb', 'U+FFFD'],
  ['a\uf0e0b', 'U+F0E0'],
])('%j is refused, because something was lost there', (text, code) => {
  expect(found(text)).toEqual([
    `holds the unreadable character ${code} after "a"; write what belongs there`,
  ]);
});

test.each([
  ['• one\n• two', '"•" (U+2022)'],
  ['Items:\n·\tone', '"·" (U+00B7)'],
  ['▪ one', '"▪" (U+25AA)'],
  ['\uf0b7 one', '"\uf0b7" (U+F0B7)'],
  ['  \uf0a7\tone', '"\uf0a7" (U+F0A7)'],
  ['o\tone', '"o" (U+006F)'],
])('%j, pasted from a word processor, is refused', (text, bullet) => {
  expect(found(text)).toEqual([
    `begins a line with ${bullet}, which prints as a sign in running text; begin each item of a list with "- "`,
  ]);
});

test.each([
  ['Pay 5*6*7 rupees', 'prints "5*6*7" without "*"; write × between figures, and emphasise whole'],
  ['a*b*c and **d**', 'prints "a*b*c" without "*"'],
  ['5**6**7', 'prints "5**6**7" without "*"'],
  ['From 5~6~7 on', 'prints "5~6~7" without "~"'],
  ['One.\n\n\tTwo.', 'has a paragraph that begins with a tab or four spaces, which prints as code'],
  [
    'One.\n\n    Two.',
    'has a paragraph that begins with a tab or four spaces, which prints as code',
  ],
  ['# Scope', 'has a main heading, "# Scope", and its page has one already; write "## "'],
  ['## \n\ntext', 'has a heading without words'],
  ['The scope\n---', 'makes "The scope" a heading by the line under it; leave a line empty above'],
  [
    '2015. That was the year.',
    'begins a line with "2015.", which prints as a list; write "2015\\."',
  ],
])('%j, which prints as something else → an error that says how to write it', (text, message) => {
  expect(found(text)).toEqual([expect.stringContaining(message)]);
});

test.each([
  '**GST**ನಲ್ಲಿ and *this*, 5 * 6 * 7, snake_case_name',
  'Text:\n\n| a | b |\n| - | :-: |\n| 1 |\t2 |\n\nOne | two',
  '-\tone\n-\ttwo\n\n1.\tthree',
  '- one\n\n  two\n\n1. a\n2. b',
  '```\n    code\n```',
  'One.\n\n---\n\n## Two',
  'In 2015. That\nyear',
])('%j is taken, because it prints as written', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['a[^1]\n\n[^1]: note', ['a footnote', 'the text of a footnote']],
  ['![a](../images/blog/1.svg)', ['a picture']],
  ['```\ncode\n```', ['a block of code']],
  ['[a][b]\n\n[b]: /about', ['a link with its address elsewhere', 'the address of a link apart']],
  ['- [x] done', ['a box that is ticked']],
  ['## a\n\n#### b', ['a heading that skips a level']],
])('%j, which a page can show and a document cannot → an error in documents', (text, kinds) => {
  expect(found(text)).toEqual([]);
  expect(markupProblems(text, true).map(({ message }) => message)).toEqual(
    kinds.map((kind) => expect.stringContaining(`has ${kind}`)),
  );
});
