import { expect, test } from 'vitest';
import { checkMarkup } from './text.ts';

const messages = (text: string) => checkMarkup(text).map(({ message }) => message);

test.each([
  'a < b, 5 <= 6 and 7 > 6 and <3',
  'a \\<b> sign',
  '`<b>` in code',
  '[FAAS](</services/x(FAAS)/gst>)',
  '[mail](mailto:a@b.example), [site](https://b.example), [place](#part), <https://b.example>',
  '| a | b |\n| :- | -: |\n| 1 | 2 |',
  'ज़्यादा\u200dtext and ಜಿಎಸ್\u200cಟಿ', // joiners belong to Indian scripts
  '![a desk](../images/blog/desk.jpg)',
  '**GST**ನಲ್ಲಿ and *this*, 5 * 6 * 7, snake_case_name',
  'Text:\n\n| a | b |\n| - | :-: |\n| 1 |\t2 |\n\nOne | two',
  '-\tone\n-\ttwo\n\n1.\tthree',
  '- one\n\n  two\n\n1. a\n2. b',
  '```\n    code\n```',
  'One.\n\n---\n\n## Two',
])('%j, which prints as written → no problem', (text) => {
  expect(messages(text)).toEqual([]);
});

const HTML = (written: string) =>
  `contains HTML, ${JSON.stringify(written)}; take it out (bold words are written **so**, and in Markdown the character itself as "\\<")`;
const NO_LINK = 'a link begins with "/", "#", https://, mailto: or tel:';
const NO_PICTURE = 'only those of content/images/, as "../images/…"';
const NO_LIST = 'prints as a character in running text; begin each item of a list with "- "';
const AS_CODE = 'has a paragraph that begins with a tab or four spaces, which prints as code';
const INVISIBLE = 'after "a", a character that nobody can read; delete it';

test.each([
  ['a <b>bold</b> word', HTML('<b>')],
  ['one<br/>two', HTML('<br/>')],
  ['<a href="/x">there</a>', HTML('<a href="/x">')],
  ['</div>', HTML('</div>')],
  ['<!-- later -->', HTML('<!-- later -->')],
  ['<div>\n\ntext', HTML('<div>')],
  // No HTML by the book, yet the renderer lets it through.
  ['<img src=x onerror=a=1>', HTML('<img src=x onerror=a=1>')],
  ...['javascript:a', 'data:text/html,a', '//evil.example', '/\\evil.example', 'about'].map(
    (address) => [`[x](${address})`, NO_LINK],
  ),
  ...['http://b.example', 'https://['].map((address) => [`[x](${address})`, NO_LINK]),
  ...['https://b.example/x.gif', '/media/contact.svg', '//b.example/x.gif'].map((address) => [
    `![x](${address})`,
    `shows the picture "${address}"; ${NO_PICTURE}`,
  ]),
  ...['202E', '0000', '2028', 'D800', '00AD', '200B', '200F', '2060', 'FFFD', 'F0E0'].map(
    (code) => [`a${String.fromCodePoint(parseInt(code, 16))}b`, `contains U+${code} ${INVISIBLE}`],
  ),
  ['• one\n• two', `begins a line with "•", which ${NO_LIST}`],
  ['Items:\n·\tone', `begins a line with "·", which ${NO_LIST}`],
  ['o\tone', `begins a line with "o", which ${NO_LIST}`],
  ['\uf0b7 one', 'contains U+F0B7 after ""'],
  ['Pay 5*6*7 rupees', 'prints "5*6*7" without "*"; write × between figures'],
  ['5**6**7', 'prints "5**6**7" without "*"'],
  ['From 5~6~7 on', 'prints "5~6~7" without "~"'],
  ['One.\n\n\tTwo.', AS_CODE],
  ['One.\n\n    Two.', AS_CODE],
  ['# Scope', 'has a main heading, "# Scope", and its page has one already; write "## "'],
  ['The scope\n---', 'makes "The scope" a heading by the line under it; leave a line empty above'],
])('%j → an error that says what was found and what to write', (text = '', message) => {
  expect(messages(text)).toEqual([expect.stringContaining(message ?? '')]);
});

test.each([
  ['a[^1]\n\n[^1]: note', ['a footnote']],
  ['![a](../images/blog/1.svg)', ['a picture']],
  ['```\ncode\n```', ['a block of code']],
  ['[a][b]\n\n[b]: /about', ['a link with its address elsewhere']],
  ['## a\n\n#### b', ['a heading that skips a level']],
])('%j, which a page can show and a document cannot → an error in documents', (text, kinds) => {
  expect(messages(text)).toEqual([]);
  expect(checkMarkup(text, true).map(({ message }) => message)).toEqual(
    kinds.map((kind) => expect.stringContaining(`has ${kind}`)),
  );
});
