/** How texts and queries of the site's search become words. */
import { describe, expect, test } from 'vitest';
import { SYNONYMS } from '#site/site-search.ts';
import { indexTerms, indexWords, queryTerms, wordsAt, wordsOfTerm } from './search-words.ts';

const forms = (text: string) => wordsAt(text).map(({ form }) => form);

describe('forms', () => {
  test.each([
    ['case', 'GST Act', ['gst', 'act']],
    [
      'plurals',
      'taxes policies dates losses branches',
      ['tax', 'policy', 'date', 'loss', 'branch'],
    ],
    [
      'no plural',
      'business status analysis gas pass',
      ['business', 'status', 'analysis', 'gas', 'pass'],
    ],
    ['possessives', "Board’s employees’ firm's", ['board', 'employee', 'firm']],
    ['accents', 'café Söhne', ['cafe', 'sohne']],
    ['Indian scripts keep their vowels', 'कंपनी', ['कंपनी']],
    ['amounts', '₹21,000 and 3.25%', ['21000', 'and', '3', '25']],
  ])('%s: %s', (_name, text, expected) => {
    expect(forms(text)).toEqual(expected);
  });

  test('each word knows its place in the text as it is written', () => {
    const text = 'The Board’s GSTR-3B';
    expect(wordsAt(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'The',
      'Board’s',
      'GSTR',
      '3B',
    ]);
  });
});

describe('words of the index', () => {
  test.each([['GSTR-3B'], ['GSTR–3B']])('%s is found as one word too', (text) => {
    expect(indexWords(text)).toEqual(['gstr', '3b', 'gstr3b']);
  });
});

describe('what a query asks for', () => {
  test.each([
    ['no stop words', 'how do I pay a landlord', 'pay landlord'],
    ['stop words when there is nothing else', 'who are we', 'who are we'],
  ])('%s: %s', (_name, query, words) => {
    expect(queryTerms(query).join(' ')).toContain(words);
  });

  test('the names of one thing are one term, the longest name first', () => {
    const [term = ''] = queryTerms('PF');
    expect(queryTerms('provident fund contributions')).toEqual([term, 'contribution']);
    expect(indexTerms('Employees’ Provident Fund')).toContain(term);
    expect(wordsOfTerm(term)).toEqual(['pf', 'epf', 'epfo']);
  });

  test.each(SYNONYMS.flatMap((names) => names.map((name) => [name, names[0] ?? ''] as const)))(
    '"%s" is found as a name of "%s"',
    (name, first) => {
      expect(queryTerms(name)).toHaveLength(1);
      expect(indexTerms(first)).toContain(queryTerms(name)[0]);
    },
  );
});
