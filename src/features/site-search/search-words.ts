/** How the site's search cuts text into words, and makes equal what visitors take for equal. */
import { SYNONYMS } from '#site/site-search.ts';
import { comparable } from '#lib/text-match.ts';

/** A word of a text, at its place. */
interface Word {
  /** Comparable form: lower case, singular, without accents. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+|,\p{N}+)*/gu;
const HYPHEN = /[-\u2010-\u2013]/;

/** Words that occur in every text, or in every question, and tell nothing. */
const STOP_WORDS = new Set(
  'a am an and any are as at be by can could do does for from get had has have how i if in into is it its many may me much must my need needed no not of on or our should so such than that the their them then there these they this to us want was we what when where which who will with would you your'
    .split(' ')
    .map(makeForm),
);

const isTelling = (form: string) => !STOP_WORDS.has(form);

/** All words of a text in order. */
export function wordsAt(text: string): Word[] {
  return Array.from(comparable(text).matchAll(WORD), ({ 0: found, index }) => ({
    form: makeForm(found),
    start: index,
    end: index + found.length,
  }));
}

/** The words a text is found by: none of the stop words, and 'gstr-3b' also as one word. */
export function indexWords(text: string): string[] {
  const words = wordsAt(text);
  const joined = words.flatMap(({ form, end }, place) => {
    const next = words[place + 1];
    return next?.start === end + 1 && HYPHEN.test(text.charAt(end)) ? [form + next.form] : [];
  });
  return [...words.map(({ form }) => form).filter(isTelling), ...joined];
}

/** Names of one thing, each as its words; the longest name of a thing comes first. */
const GROUPS = SYNONYMS.map((names) =>
  names
    .map((name) => indexWords(name))
    .filter((words) => words.length > 0)
    .sort((one, other) => other.length - one.length),
);
/** Stands for all names of a group; a text cannot have it as a word. */
const termOf = (group: number) => `~${group}`;

/** The words a query asks for; a name that has others becomes one term. Stop words count only alone. */
export function queryTerms(query: string): string[] {
  const telling = indexWords(query);
  const words = telling.length > 0 ? telling : wordsAt(query).map(({ form }) => form);
  const terms: string[] = [];
  for (let at = 0; at < words.length;) {
    const known = namesAt(words, at).sort((one, other) => other.length - one.length)[0];
    terms.push(known ? termOf(known.group) : (words[at] ?? ''));
    at += known?.length ?? 1;
  }
  return terms;
}

/** The words of a text, and a term for each thing it names. */
export function indexTerms(text: string): string[] {
  const words = indexWords(text);
  return [
    ...words,
    ...words.flatMap((_, at) => namesAt(words, at).map(({ group }) => termOf(group))),
  ];
}

/** The words that show what a term matched: of the names of a thing those that are one word. */
export function wordsOfTerm(term: string): string[] {
  if (!term.startsWith('~')) return [term];
  return (GROUPS[Number(term.slice(1))] ?? []).filter((name) => name.length === 1).flat();
}

function namesAt(words: readonly string[], at: number) {
  return GROUPS.flatMap((names, group) => {
    const name = names.find((one) => one.every((word, offset) => words[at + offset] === word));
    return name ? [{ group, length: name.length }] : [];
  });
}

/** `Employees’` and `employee`, `taxes` and `tax` are one word. */
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
