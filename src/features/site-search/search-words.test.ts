/** Tests how texts and queries become words. lib.test.ts tests case, accents and signs (`normalize`). */
import { expect, test } from 'vitest';
import { termsWithSynonyms, stemmedWords, parseSynonyms, queryTerms } from './search-words.ts';

const subjects = parseSynonyms(['pf, epf, provident fund', 'opc, one person company']);
const NO_WORDS: ReadonlySet<string> = new Set();

test.each([
  ['plurals', 'taxes policies dates losses branches', 'tax policy date loss branch'],
  ['no plural', 'business status analysis gas pass', 'business status analysis gas pass'],
  ['possessives', "Board’s employees’ ESI's", 'board employee esi'],
  ['amounts', '₹21,000 and 3.25%', '21000 3 25'],
  ['a word with a hyphen is found as one word too', 'GSTR-3B', 'gstr 3b gstr3b'],
  ['parts that a query can be cut into, and nothing else', 'tax-audit', 'tax audit'],
])('%s: %s', (_name, text, words) => expect(stemmedWords(text).join(' ')).toBe(words));

test.each([
  ['no stop words', 'how do I pay a landlord', 'pay landlord'],
  ['stop words when there is nothing else', 'who are we', 'who are we'],
])('turns a query into %s: %s', (_name, query, words) => {
  expect(queryTerms(query, subjects, NO_WORDS).join(' ')).toBe(words);
});

test.each([
  ['a number and its letters', '15 CA', '15ca'],
  ['a word and its number', 'form27', 'form 27'],
  ['two words in one', 'taxaudit', 'tax audit'],
  ['not the beginning of a word', 'compan', 'compan'],
  ['nor a word that texts have', '15 days', '15 day'],
])('a query has spaces where the texts have them: %s', (_name, query, words) => {
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
