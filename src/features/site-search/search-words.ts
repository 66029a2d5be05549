/** How the site's search splits text into words and treats spellings and synonyms as equal. */
import { SYNONYMS } from '#site/site-search.ts';
import { comparable } from '#lib/text-match.ts';

/** A word may contain hyphens: 'gstr-3b' is found as two words and as one. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+|,\p{N}+)*/gu;

/** Words so common in texts or questions that they say nothing. */
const STOP_WORDS = new Set(
  'a am an and any are as at be by can could do does for from get had has have how i if in into is it its many may me much must my need needed no not of on or our should so such than that the their them then there these they this to us want was we what when where which who will with would you your'
    .split(' ')
    .map(makeForm),
);

/** All words of a text in order; a word with hyphens gives its parts and the whole. */
function wordsOf(text: string): string[] {
  return (comparable(text).match(WORD) ?? []).flatMap((word) => {
    const parts = word.split('-');
    return [...parts, ...(parts.length > 1 ? [parts.join('')] : [])].map(makeForm);
  });
}

/** The words by which a text is found, without stop words. */
export function indexWords(text: string): string[] {
  return wordsOf(text).filter((word) => !STOP_WORDS.has(word));
}

/** Each synonym with the one term for all its synonyms, the longest first. */
const NAMES = SYNONYMS.flatMap((names) =>
  names.map((name) => [indexWords(name).join(' '), `~${names[0]?.replaceAll(' ', '')}`] as const),
).sort(([one], [other]) => other.length - one.length);

function withTerms(words: readonly string[]): string[] {
  const line = NAMES.reduce(
    (text, [name, term]) => text.replaceAll(` ${name} `, ` ${term} `),
    ` ${words.join(' ')} `,
  );
  return line.split(' ').filter((word) => word !== '');
}

/** The words of a text, plus the term of each synonym in it. */
export function indexTerms(text: string): string[] {
  const words = indexWords(text);
  return [...words, ...withTerms(words).filter((term) => term.startsWith('~'))];
}

/** The words of a query, in which a synonym becomes one term. Stop words count only if there is nothing else. */
export function queryTerms(query: string): string[] {
  const telling = indexWords(query);
  return withTerms(telling.length > 0 ? telling : wordsOf(query));
}

/** Makes one word of `Employees’` and `employee`, or of `taxes` and `tax`. */
function makeForm(word: string): string {
  const plain = word
    .replace(/'s$/, '')
    .replace(/[',]/g, '')
    .normalize('NFD')
    // Accents of Latin letters only: in Indian scripts such marks are vowels.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  if (/.(?:ss|x|ch|sh)es$/.test(plain)) return plain.slice(0, -2);
  return /..[^\Wsui]s$/.test(plain) ? plain.slice(0, -1) : plain;
}
