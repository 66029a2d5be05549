/** How texts and queries of the site's search become words. */
import { expect, test } from 'vitest';
import { SYNONYMS, indexTerms, indexWords, queryTerms } from './search-words.ts';

test.each([
  ['case', 'GST Act', 'gst act'],
  ['plurals', 'taxes policies dates losses branches', 'tax policy date loss branch'],
  ['no plural', 'business status analysis gas pass', 'business status analysis gas pass'],
  ['possessives', "Board’s employees’ firm's", 'board employee firm'],
  ['accents', 'café Söhne', 'cafe sohne'],
  ['Indian scripts keep their vowels', 'कंपनी', 'कंपनी'],
  ['amounts', '₹21,000 and 3.25%', '21000 3 25'],
  ['a word with a hyphen is found as one word too', 'GSTR-3B', 'gstr 3b gstr3b'],
  ['with longer parts only these', 'tax-audit', 'tax audit'],
  ['any hyphen', 'GSTR–3B', 'gstr 3b gstr3b'],
])('%s: %s', (_name, text, words) => {
  expect(indexWords(text).join(' ')).toBe(words);
});

test.each([
  ['no stop words', 'how do I pay a landlord', 'pay landlord'],
  ['stop words when there is nothing else', 'who are we', 'who are we'],
])('a query asks for %s: %s', (_name, query, words) => {
  expect(queryTerms(query).join(' ')).toBe(words);
});

test.each([
  ['a number and its letters', '15 CA', '15ca'],
  ['a word and its number', 'form27', 'form 27'],
  ['two words in one', 'taxaudit', 'tax audit'],
  ['not the beginning of a word', 'compan', 'compan'],
  ['nor a word that texts have', '15 days', '15 day'],
])('a query has spaces where the texts have them: %s', (_name, query, words) => {
  const indexed = new Set(indexWords('Form 15CA, form 27, tax audit, company, com, pan, 15 days'));
  expect(queryTerms(query, indexed).join(' ')).toBe(words);
});

test('synonyms become one term, the longest synonym first', () => {
  const [term = ''] = queryTerms('PF');
  expect(queryTerms('provident fund contributions')).toEqual([term, 'contribution']);
  expect(indexTerms('Employees’ Provident Fund')).toContain(term);
});

test.each(SYNONYMS.flatMap((names) => names.map((name) => [name, names[0] ?? ''] as const)))(
  '"%s" is found as a name of "%s"',
  (name, first) => {
    expect(queryTerms(name)).toHaveLength(1);
    expect(indexTerms(first)).toContain(queryTerms(name)[0]);
  },
);
