/** Tests how texts and queries become words. lib.test.ts tests `normalize`, which removes accents and capitals. */
import { expect, test } from 'vitest';
import { termsWithSynonyms, stemmedWords, parseSynonyms, queryTerms } from './search-words.ts';

const subjects = parseSynonyms(['pf, epf, provident fund', 'opc, one person company']);
const NO_WORDS: ReadonlySet<string> = new Set();

test.each([
  ['makes plurals singular', 'taxes policies dates losses branches', 'tax policy date loss branch'],
  [
    'does not change words that only look like plurals',
    'business status analysis gas pass',
    'business status analysis gas pass',
  ],
  ['removes the ending of a possessive', "Board’s employees’ ESI's", 'board employee esi'],
  ['reads an amount as a number', '₹21,000 and 3.25%', '21000 3 25'],
  ['adds the whole word if one of its parts is short', 'GSTR-3B', 'gstr 3b gstr3b'],
  ['does not add the whole word if no part is short', 'tax-audit', 'tax audit'],
])('%s: %s', (_name, text, words) => expect(stemmedWords(text).join(' ')).toBe(words));

test.each([
  ['its words without stop words', 'how do I pay a landlord', 'pay landlord'],
  ['its stop words if it has no other words', 'who are we', 'who are we'],
])('turns a query into %s: %s', (_name, query, words) => {
  expect(queryTerms(query, subjects, NO_WORDS).join(' ')).toBe(words);
});

test.each([
  ['joins a number and the letters after it', '15 CA', '15ca'],
  ['separates a word and the number after it', 'form27', 'form 27'],
  ['separates two words', 'taxaudit', 'tax audit'],
  ['does not cut the beginning of a longer word', 'compan', 'compan'],
  ['does not join a number and a word if no text joins them', '15 days', '15 day'],
])('spells a query as the texts do: %s', (_name, query, words) => {
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
