/** The parts of the doctor: where a field is, and which word was meant. */
import { describe, expect, test } from 'vitest';
import { parseSource } from '#collections/reading/source.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import { fieldInWords } from '#collections/reading/problem.ts';

describe('the line of a field', () => {
  const json = `{
  "title": "A",
  "blocks": [
    { "block": "prose" },
    {
      "block": "cards",
      "items": [{ "title": "B" },
        { "href": "/x" }]
    }
  ]
}`;
  test.each([
    ['title', 2],
    ['blocks', 3],
    ['blocks[0]', 4],
    ['blocks[0].block', 4],
    ['blocks[1].items[1].href', 8],
    ['blocks[1].heading', 5],
    ['blocks[7].heading', 3],
    ['subtitle', 1],
  ])('JSON: %s on line %i', (field, line) => {
    expect(parseSource('a.json', json).lineOf(field)).toBe(line);
  });

  const markdown =
    '---\ntitle: A\nkeywords:\n  - one\n  - two\nsources:\n  - title: B\n    url: x\n---\n\nBody\n';
  test.each([
    ['title', 2],
    ['keywords[1]', 5],
    ['sources[0].url', 8],
    ['alt', 2],
  ])('front matter: %s on line %i', (field, line) => {
    expect(parseSource('a.md', markdown).lineOf(field)).toBe(line);
  });
});

test('an editor counts from one', () => {
  expect(fieldInWords('blocks[0].items[2].href')).toBe('blocks 1 › items 3 › href');
  expect(fieldInWords('title')).toBe('title');
});

describe('the word that was meant', () => {
  const categories = ['Financial Planning', 'Tax & Compliance', 'Corporate Law', 'Technology'];
  test.each([
    ['Tax & compliance', 'did you mean "Tax & Compliance"? '],
    ['Technolgy', 'did you mean "Technology"? '],
    ['Payroll', ''],
    ['', ''],
    [7, ''],
  ])('%j → %s', (found, guess) => {
    expect(didYouMean(found, categories)).toBe(guess);
  });
});
