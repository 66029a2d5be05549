/** Splits texts and queries into words. Different spellings of a word, and synonyms, give the same words. */
import { normalize } from '#lib/normalize.ts';

/** Matches a word, which may contain hyphens (`gstr-3b`), or a number with commas. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+|,\p{N}+)*/gu;

/**
 * Maximum number of letters in a short part of a word. An unknown word is not cut into short parts, because two letters
 * of a misspelt word are often a word by chance, such as `is`.
 */
const UNCUT_LETTERS = 2;

/** Words that are too common to help a search. */
const STOP_WORDS = new Set(
  'a am an and any are as at be by can could do does for from get had has have how i if in into is it its many may me much must my need needed no not of on or our should so such than that the their them then there these they this to us want was we what when where which who will with would you your'
    .split(' ')
    .map(stem),
);

/**
 * Returns the words of a text. A word with hyphens is split into its parts. If a part is short (`UNCUT_LETTERS`), the
 * word without hyphens is added: `gstr-3b` gives `gstr`, `3b`, `gstr3b`.
 */
function wordsOf(text: string): string[] {
  const words = normalize(text).match(WORD) ?? [];
  return words.flatMap((word) => {
    const parts = word.split('-');
    const hasShortPart = parts.length > 1 && parts.some((part) => part.length <= UNCUT_LETTERS);
    return (hasShortPart ? [...parts, parts.join('')] : parts).map(stem);
  });
}

/** Returns the words by which a text is found: `The GSTR-3B returns` gives `gstr`, `3b`, `gstr3b`, `return`. */
export function stemmedWords(text: string): string[] {
  return wordsOf(text).filter((word) => !STOP_WORDS.has(word));
}

/** Names of subjects, each with the search term of its subject: `['provident fund', '~pf']`. */
type SubjectNames = readonly (readonly [name: string, term: string])[];

/** @param synonyms one line for each subject, with all its names: `pf, epf, provident fund` */
export function parseSynonyms(synonyms: readonly string[]): SubjectNames {
  const names = synonyms.flatMap((line) => {
    const all = line.split(',').map((name) => stemmedWords(name).join(' '));
    return all.map((name) => [name, `~${all[0]?.replaceAll(' ', '')}`] as const);
  });
  // Puts the longest names first, because a long name may contain a shorter name.
  return names.sort(([a], [b]) => b.length - a.length);
}

function replaceNames(words: readonly string[], subjects: SubjectNames): string[] {
  let line = ` ${words.join(' ')} `;
  for (const [name, term] of subjects) line = line.replaceAll(` ${name} `, ` ${term} `);
  return line.split(' ').filter((word) => word !== '');
}

/** Returns the words of a text and the term of each synonym in it: `PF dues` gives `pf`, `due`, `~pf`. */
export function termsWithSynonyms(text: string, subjects: SubjectNames): string[] {
  const words = stemmedWords(text);
  return [...words, ...replaceNames(words, subjects).filter((term) => term.startsWith('~'))];
}

interface IndexedWords {
  has(word: string): boolean;
  keys(): Iterable<string>;
}

/**
 * Returns the words of a query; `provident fund` becomes `~pf`. Stop words count only if the query has no other words.
 * @param indexed words of all texts. If they include `15ca`, the query `15 CA` becomes `15ca`. If they include `tax` and
 * `audit`, the query `taxaudit` becomes `tax audit`.
 */
export function queryTerms(query: string, subjects: SubjectNames, indexed: IndexedWords): string[] {
  const isWord = (word: string) => indexed.has(word) || subjects.some(([name]) => name === word);
  const all = respace(wordsOf(query), isWord, indexed);
  const words = all.filter((word) => !STOP_WORDS.has(word));
  return replaceNames(words.length > 0 ? words : all, subjects);
}

/**
 * Joins a number and the letters after it if the texts contain the joined word: `15 ca` becomes `15ca`.
 * Cuts an unknown word in two if the texts contain both parts: `taxaudit` becomes `tax audit`.
 */
function respace(
  words: readonly string[],
  isWord: (word: string) => boolean,
  indexed: IndexedWords,
): string[] {
  const isBeginning = (word: string) => [...indexed.keys()].some((other) => other.startsWith(word));
  const joined: string[] = [];
  for (const word of words) {
    const pair = stem(`${joined.at(-1) ?? ''}${word}`);
    if (/^\d+[a-z]+$/.test(pair) && isWord(pair)) joined.splice(-1, 1, pair);
    else joined.push(word);
  }
  return joined.flatMap((word) => {
    if (isWord(word) || isBeginning(word)) return word;
    const cuts = Array.from(word, (_, index) => [word.slice(0, index), word.slice(index)]);
    const isCut = (part: string) =>
      isWord(part) && (part.length > UNCUT_LETTERS || /\d/.test(word));
    return cuts.find((parts) => parts.every(isCut)) ?? word;
  });
}

/** Returns the same form for singular, plural and possessive: `employees'` gives `employee`, `taxes` gives `tax`. */
function stem(word: string): string {
  const letters = word.replace(/'s$/, '').replace(/[',]/g, '');
  if (letters.length > 4 && letters.endsWith('ies')) return `${letters.slice(0, -3)}y`;
  if (/.(?:ss|x|ch|sh)es$/.test(letters)) return letters.slice(0, -2);
  return /..[^\Wsui]s$/.test(letters) ? letters.slice(0, -1) : letters;
}
