/** How the site's search splits text into words and treats spellings and synonyms as equal. */
import { normalize } from '#lib/normalize.ts';

/** A word may contain hyphens: 'gstr-3b' is found as two words and as one. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+|,\p{N}+)*/gu;

/** A word without a hyphen is not cut into parts this short: two letters are too often a part of a misspelt word. */
const UNCUT_LETTERS = 2;

/** Words so common in texts or questions that they say nothing. */
const STOP_WORDS = new Set(
  'a am an and any are as at be by can could do does for from get had has have how i if in into is it its many may me much must my need needed no not of on or our should so such than that the their them then there these they this to us want was we what when where which who will with would you your'
    .split(' ')
    .map(stem),
);

/** All words of a text in order; a word with hyphens gives its parts, and the whole if a query could not be cut into them. */
function wordsOf(text: string): string[] {
  const words = normalize(text).match(WORD) ?? [];
  return words.flatMap((word) => {
    const parts = word.split('-');
    const hasShortPart = parts.length > 1 && parts.some((part) => part.length <= UNCUT_LETTERS);
    return (hasShortPart ? [...parts, parts.join('')] : parts).map(stem);
  });
}

/** The words by which a text is found, without stop words: `The GSTR-3B returns` → `gstr`, `3b`, `gstr3b`, `return`. */
export function stemmedWords(text: string): string[] {
  return wordsOf(text).filter((word) => !STOP_WORDS.has(word));
}

/** Names of subjects, each with the term that stands for all names of its subject: `['provident fund', '~pf']`. */
type SubjectNames = readonly (readonly [name: string, term: string])[];

/** @param synonyms the names of one subject a line: `pf, epf, provident fund` */
export function parseSynonyms(synonyms: readonly string[]): SubjectNames {
  const names = synonyms.flatMap((line) => {
    const all = line.split(',').map((name) => stemmedWords(name).join(' '));
    return all.map((name) => [name, `~${all[0]?.replaceAll(' ', '')}`] as const);
  });
  // The longest first, because it may contain a shorter one.
  return names.sort(([a], [b]) => b.length - a.length);
}

function replaceNames(words: readonly string[], subjects: SubjectNames): string[] {
  let line = ` ${words.join(' ')} `;
  for (const [name, term] of subjects) line = line.replaceAll(` ${name} `, ` ${term} `);
  return line.split(' ').filter((word) => word !== '');
}

/** The words of a text, plus the term of each synonym in it: `PF dues` → `pf`, `due`, `~pf`. */
export function termsWithSynonyms(text: string, subjects: SubjectNames): string[] {
  const words = stemmedWords(text);
  return [...words, ...replaceNames(words, subjects).filter((term) => term.startsWith('~'))];
}

interface IndexedWords {
  has(word: string): boolean;
  keys(): Iterable<string>;
}

/**
 * The words of a query, in which a synonym becomes one term. Stop words count only if there is nothing else.
 * @param indexed the words that texts contain, so that `15 CA` and `taxaudit` become words as the texts have them
 */
export function queryTerms(query: string, subjects: SubjectNames, indexed: IndexedWords): string[] {
  const isWord = (word: string) => indexed.has(word) || subjects.some(([name]) => name === word);
  const all = respace(wordsOf(query), isWord, indexed);
  const words = all.filter((word) => !STOP_WORDS.has(word));
  return replaceNames(words.length > 0 ? words : all, subjects);
}

/** Joins a number and the letters after it, and splits a word that no text contains, where that gives words of texts. */
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

/** One form of a word in singular, plural and possessive: `employees'` → `employee`, `taxes` → `tax`. */
function stem(word: string): string {
  const letters = word.replace(/'s$/, '').replace(/[',]/g, '');
  if (letters.length > 4 && letters.endsWith('ies')) return `${letters.slice(0, -3)}y`;
  if (/.(?:ss|x|ch|sh)es$/.test(letters)) return letters.slice(0, -2);
  return /..[^\Wsui]s$/.test(letters) ? letters.slice(0, -1) : letters;
}
