/** Tests which texts are refused or accepted. problems.test.ts tests whole messages. */
import { expect, test } from 'vitest';
import { checkCopy, checkMarkup } from './text.ts';

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
  '- **one**\n\n  two\n\n12. a\n13. b',
  '```\n    code\n```',
  'One.\n\n---\n\n## Two',
  'In 2015. That\nyear',
])('accepts %j, which prints as written', (text) => expect(messages(text)).toEqual([]));

const HTML = (written: string) =>
  `contains HTML, ${JSON.stringify(written)}; take it out (bold words are written **so**, and in Markdown the character itself as "\\<")`;
const NO_LINK = 'a link begins with "/", "#", https://, mailto: or tel:';
const NO_PICTURE = 'only those of content/images/, as "../images/…"';
const NO_LIST = 'prints as a character in running text; begin each item of a list with "- "';
const AS_CODE = 'has a paragraph that begins with a tab or four spaces, which prints as code';
const INVISIBLE = 'after "a", an invisible or unassigned character; delete it';

test.each([
  ['a <b>bold</b> word', HTML('<b>')],
  ['<!-- later -->', HTML('<!-- later -->')],
  ['<div>\n\ntext', HTML('<div>')],
  // This is not HTML according to the standard, but the renderer passes it on unchanged.
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
  ['Items:\n·\tone', `begins a line with "·", which ${NO_LIST}`],
  ['o\tone', `begins a line with "o", which ${NO_LIST}`],
  ['\uf0b7 one', 'contains U+F0B7 after ""'],
  ['a*b*c and **d**', 'prints "a*b*c" without "*"'],
  ['5**6**7', 'prints "5**6**7" without "*"'],
  ['From 5~6~7 on', 'prints "5~6~7" without "~"'],
  ['One.\n\n    Two.', AS_CODE],
  ['[](/about)', 'has a link without words'],
  ['[x](mailto:)', NO_LINK],
  ['[x](tel:now)', NO_LINK],
  ['| a |\n| - |\n| 1 | 2 |', 'has a table row with more cells than headings'],
])('refuses %j and says what to write', (text = '', message) => {
  expect(messages(text)).toEqual([expect.stringContaining(message ?? '')]);
});

test.each([
  ['- one\n- two', 'a list'],
  ['1. one\n2. two', 'a list'],
  ['## One', 'a heading'],
  ['| a | b |\n| - | - |\n| 1 | 2 |', 'a table'],
])('refuses %j in a field, which would print it as one line', (text, block) => {
  expect(messages(text)).toEqual([]);
  const inField = checkMarkup(text, 'field').map(({ message }) => message);
  expect(inField).toContainEqual(expect.stringContaining(`has ${block}, which this field prints`));
});

test('accepts a field that begins with a number and a full stop', () =>
  expect(checkMarkup('1. The first of three', 'field')).toEqual([]));

test('refuses a reference-style link only in documents', () => {
  const text = '[a][b]\n\n[b]: /about';
  expect([messages(text), checkMarkup(text, 'document')]).toEqual([[], [expect.anything()]]);
});

test('accepts “Circular No. 1”, and only warns of “free of charge”, which can be a term of law', () => {
  for (const text of ['Notification No. 1/2026', 'Circular No. 1', 'the weeks leading up to May'])
    expect(checkCopy(text)).toEqual([]);
  expect(checkCopy('free of charge')).toEqual([expect.objectContaining({ severity: 'warning' })]);
});
