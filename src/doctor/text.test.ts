import { describe, expect, test } from 'vitest';
import { foundInBody, foundInLine } from './text.ts';

const body = (text: string) => foundInBody(text).map(({ message }) => message);
const field = (text: string) => foundInLine(text).map((one) => one.message);

describe('a body', () => {
  test.each([
    ['a <b>bold</b> word', '"<b>"'],
    ['<!-- later -->', '"<!-- later -->"'],
    ['<div>\n\ntext', '"<div>"'],
    // No HTML by the book, yet the renderer lets it through.
    ['<img src=x onerror=a=1>', '"<img src=x onerror=a=1>"'],
  ])('%s is refused, with what was found and what to write', (text, found) => {
    expect(body(text)[0]).toBe(
      `holds HTML, ${found}; write Markdown, and "\\<" for the sign itself`,
    );
  });

  test.each([
    'a < b, 5 <= 6 and <3',
    'a \\<b> sign',
    '`<b>` in code',
    '[FAAS](</services/x(FAAS)/gst>)',
    '[mail](mailto:a@b.example), [site](https://b.example), [place](#part)',
    '| a | b |\n| :- | -: |\n| 1 | 2 |',
    'ज़्यादा\u200dtext', // a joiner belongs to Indian scripts
  ])('%s is taken', (text) => {
    expect(body(text)).toEqual([]);
  });

  test.each([
    'javascript:a',
    'data:text/html,a',
    '//evil.example',
    '/\\evil.example',
    'about',
    'http://b.example',
  ])('a link to %s is refused', (address) => {
    expect(body(`[x](${address})`)[0]).toMatch(
      /^links to ".*"; a link begins with "\/", "#", https:\/\/, mailto: or tel:$/,
    );
  });

  test('an address that cannot be decoded is refused', () => {
    expect(body('![x](/50%)')).toEqual(['names "/50%"; "%" in an address is written "%25"']);
  });

  test('a picture of another host is refused', () => {
    expect(body('![x](https://b.example/x.gif)')).toEqual([
      'shows the picture "https://b.example/x.gif"; only pictures of this project',
    ]);
  });
});

describe('a field', () => {
  test.each([
    ['less than <b>five</b>', '<b>'],
    ['one<br/>two', '<br/>'],
    ['<a href="/x">there</a>', '<a href=\\"/x\\">'],
    ['</div>', '</div>'],
    ['<!-- later -->', '<!--'],
  ])('%s is refused, because visitors would read the marks', (text, found) => {
    expect(field(text)).toEqual([
      `holds HTML, "${found}", which visitors would read as text; take it out (bold words are written **so**)`,
    ]);
  });

  test.each([
    '5 < 6 and 7 > 6',
    'a <3 b',
    '[x](</about>)',
    '`<b>` in code',
    'see <https://b.example>',
  ])('%s is taken', (text) => {
    expect(field(text)).toEqual([]);
  });

  test.each(['caf\uFFFD', 'cafÃ©', 'the firmâ€™s', 'aÂ\u00a0b'])('%s has lost letters', (text) => {
    expect(field(text)[0]).toMatch(/^holds ".+" after ".+", where a program has lost a letter/);
  });

  test.each(['São Paulo, Ångström, naïve', '₹5 – “ten” ’s', 'Â la carte'])(
    '%s is right',
    (text) => {
      expect(field(text)).toEqual([]);
    },
  );

  test('a link that runs is refused', () => {
    expect(field('[x](javascript:a)')[0]).toMatch(/^links to "javascript:a"/);
  });

  test.each([
    ['a\u202eb', 'U+202E'],
    ['a\u0000b', 'U+0000'],
    ['a\u2028b', 'U+2028'],
    ['a\ud800b', 'U+D800'],
  ])('%j is refused, with the place', (text, code) => {
    expect(field(text)).toEqual([`holds the invisible character ${code} after "a"; delete it`]);
  });
});
