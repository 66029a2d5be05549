/**
 * What makes copy hard to read. Tried and left: retext-readability takes short sentences with words like
 * "authentication" for hard ones, and retext-passive knows only irregular participles.
 */
import { countWords } from '#lib/format.ts';
import { sentences } from './copy-rules.ts';
import { PLAIN_WORDS } from './plain-words.ts';

/** Longer ones are read twice. The error path warns from 36 words on. */
const LONG_SENTENCE_WORDS = 30;
/** Law is told in the passive where nobody in particular acts; above this share nobody acts at all. */
const PASSIVE_MAX_SHARE = 0.4;
/** Shares of fewer sentences say nothing. */
const FEWEST_SENTENCES = 10;
/** Sentences in a row with the same first word, and the average length below which they sound clipped. */
const SAME_BEGINNINGS = 4;
const CLIPPED_SENTENCES = 4;
const CLIPPED_AVERAGE_WORDS = 6;
/** Shorter lines are labels. */
const SENTENCE_MIN_WORDS = 4;

const IRREGULAR =
  'born|bought|brought|built|chosen|cut|dealt|done|drawn|driven|felt|found|given|held|kept|known|laid|led|left|lent|lost|made|meant|met|paid|put|read|run|said|seen|sent|set|shown|sold|spent|split|spoken|struck|taken|taught|told|thought|understood|withdrawn|withheld|won|written';
const PASSIVE = new RegExp(
  `\\b(?:am|is|are|was|were|be|been|being)\\s+(?:(?:not|also|then|only|already|always|still|\\w+ly)\\s+)*(?:\\w{2,}ed|${IRREGULAR})\\b`,
  'i',
);
const DOUBLED = /\b(\p{L}+)\s+\1\b/iu;
/** Half of all sentences begin with one. */
const ARTICLE = /^(the|an?)$/i;
const DOUBLED_AND_RIGHT = /^(that|had) /i;

const PHRASES = PLAIN_WORDS.map((word) => ({
  ...word,
  pattern: new RegExp(`\\b(?:${word.avoid})\\b`, 'i'),
}));

/** Hints on one paragraph. */
export function paragraphHints(paragraph: string): string[] {
  const text = plain(paragraph);
  const all = proseOf(text);
  const long = all.filter((sentence) => countWords(sentence) > LONG_SENTENCE_WORDS);
  const doubled = DOUBLED.exec(text)?.[0];
  return [
    ...phraseHints(text),
    ...long.map(
      (one) => `a sentence of ${countWords(one)} words; split it: "${one.slice(0, 50)}…"`,
    ),
    ...(doubled === undefined || DOUBLED_AND_RIGHT.test(doubled) ? [] : [`"${doubled}" twice`]),
    ...beginningHints(all),
    ...(isClipped(sentences(text))
      ? ['the sentences are very short; join those that belong together']
      : []),
  ];
}

/** The hint on a whole text that hardly says who acts; undefined when it does. */
export function passiveHint(paragraphs: readonly string[]): string | undefined {
  const all = paragraphs.flatMap((paragraph) => proseOf(plain(paragraph)));
  const passive = all.filter((sentence) => PASSIVE.test(sentence)).length;
  if (all.length < FEWEST_SENTENCES || passive <= PASSIVE_MAX_SHARE * all.length) return undefined;
  return `${passive} of ${all.length} sentences are in the passive; say who does it`;
}

function phraseHints(text: string): string[] {
  return PHRASES.flatMap(({ pattern, write, except }) => {
    const found = pattern.exec(except === undefined ? text : text.replace(except, ''))?.[0];
    return found === undefined ? [] : [`"${found}": write ${write}`];
  });
}

function beginningHints(all: readonly string[]): string[] {
  const first = all.map((sentence) => sentence.split(' ')[0] ?? '');
  const at = first.findIndex(
    (word, index) =>
      !ARTICLE.test(word) &&
      Array.from({ length: SAME_BEGINNINGS }, (_, next) => first[index + next]).every(
        (next) => next === word,
      ),
  );
  return at === -1 ? [] : [`${SAME_BEGINNINGS} sentences in a row begin with "${first[at]}"`];
}

function isClipped(all: readonly string[]): boolean {
  const words = all.reduce((sum, sentence) => sum + countWords(sentence), 0);
  return all.length >= CLIPPED_SENTENCES && words < CLIPPED_AVERAGE_WORDS * all.length;
}

const proseOf = (text: string) =>
  sentences(text).filter((sentence) => countWords(sentence) >= SENTENCE_MIN_WORDS);

/** Without the marks of Markdown and the targets of links. */
const plain = (text: string) =>
  text.replace(/\[([^\]]*)\]\((?:<[^>]*>|[^)]*)\)/g, '$1').replace(/[*_`]/g, '');
