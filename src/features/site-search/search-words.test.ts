/** Tests how texts and queries become words. lib.test.ts tests case, accents and signs (`normalize`). */
import { expect, test } from 'vitest';
import { termsWithSynonyms, stemmedWords, parseSynonyms, queryTerms } from './search-words.ts';

const subjects = parseSynonyms(['pf, epf, provident fund', 'opc, one person company']);
const NO_WORDS: ReadonlySet<string> = new Set();

test.each([
  ['makes plurals singular', 'taxes policies dates losses branches', 'tax policy date loss branch'],
  [
    'leaves words that only look like plurals',
    'business status analysis gas pass',
    'business status analysis gas pass',
  ],
  ['removes the endings of possessives', "Board’s employees’ ESI's", 'board employee esi'],
  ['reads an amount as a number', '₹21,000 and 3.25%', '21000 3 25'],
  ['adds the whole word if a part of it is short', 'GSTR-3B', 'gstr 3b gstr3b'],
  ['adds only the parts if no part of the word is short', 'tax-audit', 'tax audit'],
])('%s: %s', (_name, text, words) => expect(stemmedWords(text).join(' ')).toBe(words));

test.each([
  ['words without stop words', 'how do I pay a landlord', 'pay landlord'],
  ['stop words if it has no others', 'who are we', 'who are we'],
])('turns a query into %s: %s', (_name, query, words) => {
  expect(queryTerms(query, subjects, NO_WORDS).join(' ')).toBe(words);
});

test.each([
  ['joins a number and its letters', '15 CA', '15ca'],
  ['separates a word and its number', 'form27', 'form 27'],
  ['separates two words', 'taxaudit', 'tax audit'],
  ['does not separate the beginning of a word', 'compan', 'compan'],
  ['does not join a number and a separate word', '15 days', '15 day'],
])('reads a query as the texts are written: %s', (_name, query, words) => {
  const indexed = new Set(
    stemmedWords('Form 15CA, form 27, tax audit, company, com, pan, 15 days'),
  );
  expect(queryTerms(query, subjects, indexed).join(' ')).toBe(words);
});

test('turns synonyms into one term, the longest synonym first', () => {
  expect(queryTerms('PF', subjects, NO_WORDS)).toEqual(['~pf']);
  const terms = queryTerms('provident fund contributions', subjects, NO_WORDS);
  expect(terms).toEqual(['~pf', 'contribution']);
  expect(termsWithSynonyms('Employees’ Provident Fund', subjects)).toContain('~pf');
  expect(queryTerms('one person companies', subjects, NO_WORDS)).toEqual(['~opc']);
  const nested = parseSynonyms(['tax, duty', 'itc, input tax credit']);
  expect(queryTerms('input tax credit', nested, NO_WORDS)).toEqual(['~itc']);
});
