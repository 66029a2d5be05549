/** How the site's search splits text into words and treats spellings and synonyms as equal. */
import { normalize } from '#lib/normalize.ts';

/** A word may contain hyphens: 'gstr-3b' is found as two words and as one. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+|,\p{N}+)*/gu;

/** Words so common in texts or questions that they say nothing. */
const STOP_WORDS = new Set(
  'a am an and any are as at be by can could do does for from get had has have how i if in into is it its many may me much must my need needed no not of on or our should so such than that the their them then there these they this to us want was we what when where which who will with would you your'
    .split(' ')
    .map(stem),
);

/** All words of a text in order; a word with hyphens gives its parts and, if one is short, the whole: `gstr-3b`, `e-mail`. */
function wordsOf(text: string): string[] {
  const words = normalize(text).match(WORD) ?? [];
  return words.flatMap((word) => {
    const parts = word.split('-');
    const isWhole = parts.length > 1 && parts.some((part) => part.length < 3);
    return (isWhole ? [...parts, parts.join('')] : parts).map(stem);
  });
}

/** The words by which a text is found, without stop words: `The GSTR-3B returns` → `gstr`, `3b`, `gstr3b`, `return`. */
export function indexWords(text: string): string[] {
  return wordsOf(text).filter((word) => !STOP_WORDS.has(word));
}

/** Synonyms as visitors type them, one subject a line. Add one when a search with real words finds nothing. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['pf', 'epf', 'epfo', 'provident fund'],
  ['esi', 'esic', 'employees state insurance'],
  ['wfh', 'work from home', 'working from home', 'remote work'],
  ['opc', 'one person company'],
  ['llp', 'limited liability partnership'],
  ['pvt ltd', 'private limited'],
  ['cfo', 'chief financial officer'],
  ['itr', 'income tax return'],
  ['gst', 'goods and services tax'],
  ['tds', 'tax deducted at source', '26as'],
  ['form 16', 'form 130', 'salary certificate'],
  ['posh', 'sexual harassment'],
  ['msme', 'udyam'],
  ['iec', 'import export code', 'importer exporter code'],
  ['roc', 'registrar of companies'],
  ['annual return', 'annual filing', 'mgt 7'],
  ['agm', 'annual general meeting'],
  ['ngo', 'section 8', 'non profit'],
  ['merger', 'amalgamation'],
  ['fnf', 'full and final', 'final settlement'],
  ['repatriation', 'remittance', 'send money abroad'],
  ['notice period', 'resignation'],
  ['due date', 'deadline', 'compliance calendar'],
  ['register', 'registration'],
  ['incorporation', 'incorporate'],
  ['hiring', 'recruitment', 'staffing'],
  ['salary', 'wage'],
  ['fee', 'cost', 'price'],
  ['bookkeeping', 'accounting'],
  ['ca', 'chartered accountant'],
  ['visa', 'immigration', 'nri'],
];

/** Each synonym and the term that stands for all synonyms of its line, `['provident fund', '~pf']`; the longest first. */
const SYNONYM_TERMS = SYNONYMS.flatMap((synonyms) => {
  const term = `~${synonyms[0]?.replaceAll(' ', '')}`;
  return synonyms.map((synonym) => [indexWords(synonym).join(' '), term] as const);
}).sort(([a], [b]) => b.length - a.length);

function replaceSynonyms(words: readonly string[]): string[] {
  let line = ` ${words.join(' ')} `;
  for (const [synonym, term] of SYNONYM_TERMS) line = line.replaceAll(` ${synonym} `, ` ${term} `);
  return line.split(' ').filter((word) => word !== '');
}

/** The words of a text, plus the term of each synonym in it: `PF dues` → `pf`, `due`, `~pf`. */
export function indexTerms(text: string): string[] {
  const words = indexWords(text);
  return [...words, ...replaceSynonyms(words).filter((term) => term.startsWith('~'))];
}

/**
 * The words of a query, in which a synonym becomes one term. Stop words count only if there is nothing else.
 * @param indexed the words that texts contain, so that `15 CA` and `taxaudit` become words as the texts have them
 */
export function queryTerms(query: string, indexed?: ReadonlySet<string>): string[] {
  const all = indexed ? respace(wordsOf(query), indexed) : wordsOf(query);
  const words = all.filter((word) => !STOP_WORDS.has(word));
  return replaceSynonyms(words.length > 0 ? words : all);
}

/** Joins a number and the letters after it, and splits a word that no text contains, where that gives words of texts. */
function respace(words: readonly string[], indexed: ReadonlySet<string>): string[] {
  const isWord = (word: string) =>
    indexed.has(word) || SYNONYM_TERMS.some(([name]) => name === word);
  const isBeginning = (word: string) => [...indexed].some((other) => other.startsWith(word));
  const joined: string[] = [];
  for (const word of words) {
    const pair = stem(`${joined.at(-1) ?? ''}${word}`);
    if (/^\d+[a-z]+$/.test(pair) && isWord(pair)) joined.splice(-1, 1, pair);
    else joined.push(word);
  }
  return joined.flatMap((word) => {
    if (isWord(word) || isBeginning(word)) return word;
    const cuts = Array.from(word, (_, index) => [word.slice(0, index), word.slice(index)]);
    // Two letters are too often a part of a misspelt word.
    const isCut = (part: string) => isWord(part) && (part.length > 2 || /\d/.test(word));
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
