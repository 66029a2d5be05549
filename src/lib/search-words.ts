/** How the site's search cuts text into words, and makes equal what visitors take for equal. */
import { comparable } from './text-match.ts';

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

export function isTelling(form: string): boolean {
  return !STOP_WORDS.has(form);
}

/** All words of a text in order. */
export function wordsAt(text: string): Word[] {
  return Array.from(comparable(text).matchAll(WORD), ({ 0: found, index }) => ({
    form: formOf(found),
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

/** Forms of the words met so far: texts say the same ones again and again. */
const forms = new Map<string, string>();

function formOf(word: string): string {
  const known = forms.get(word);
  if (known !== undefined) return known;
  const made = makeForm(word);
  forms.set(word, made);
  return made;
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
