/**
 * Posts dated in the future, figures to review, amounts and rates typed in although the register has them, and pages
 * that print different values of one figure.
 */
import { printedOn } from '#collections/facts.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Entries } from '#collections/reading/read.ts';
import { formatDate } from '#lib/format.ts';
import { everyEntry, textsOf } from './texts.ts';

export const figureProblems = (entries: Entries, today: string): Problem[] => [
  ...entries.facts.flatMap(({ id, data, group, problem }) => {
    const reviewBy = data.reviewBy ?? group?.data.reviewBy ?? today;
    const message = `${id} was due for review by ${formatDate(reviewBy)}`;
    return reviewBy < today ? [problem('reviewBy', message, 'warning')] : [];
  }),
  ...typedProblems(entries, today),
  ...contradictionProblems(entries, today),
  ...entries.posts.flatMap((entry) => {
    const { date } = entry.data;
    const message = `${formatDate(date)} is still to come, but the post is published; add "publishDate: ${date}" to let it wait`;
    return date > today ? [entry.problem('date', message, 'warning')] : [];
  }),
];

/** An amount in rupees or a rate. */
const TYPED = /₹\s?[\d,.]+(?: (?:lakh|crore))?|\b\d+(?:\.\d+)?%/g;

/** A warning only where the line also describes the figure, because the same amount may mean something else. */
function typedProblems(entries: Entries, today: string): Problem[] {
  const register = entries.facts.map(({ data }) => data);
  const byText = Map.groupBy(register, (fact) => printedOn(fact, today));
  return everyEntry({ ...entries, facts: [] }).flatMap(({ raw, problem }) =>
    textsOf(raw).flatMap(({ path, value }) =>
      value.split('\n').flatMap((line, index) =>
        [...line.matchAll(TYPED)].flatMap(([typed]) => {
          const fact = byText.get(typed)?.find(({ says }) => sharedWords(says, line) >= 3);
          const message = `"${typed}" is typed in; the register has it as {{${fact?.id}}} (${fact?.says})`;
          return fact ? [problem(path, message, 'warning', index + 1)] : [];
        }),
      ),
    ),
  );
}

/** How a value is written: an amount, a rate, a span, a day of each month, a day of the year. */
const WRITTEN = [
  /₹\s?[\d,.]*\d(?: (?:lakh|crore))?/,
  /\b\d+(?:\.\d+)?%/,
  /\b\d+ (?:days|weeks|months|years|hours)\b/,
  /\b\d{1,2}(?:st|nd|rd|th)\b/,
  // Not with a year, and not the ends of the financial year, which are in every text.
  /\b(?!1 April|31 March)\d{1,2} (?:[JFASOND][a-z]{2,}|March|April|May)\b(?! 20)/,
] as const;
const TOKEN = /\{\{([a-z\d-]+)\}\}/g;

/**
 * A sentence that has a value typed in, where another prints a figure in much the same words with another value. One of
 * them is out of date, or the sentence is about something else: an editor decides.
 */
function contradictionProblems(entries: Entries, today: string): Problem[] {
  const printed = new Map(entries.facts.map(({ id, data }) => [id, printedOn(data, today) ?? '']));
  const kindOf = (value: string) => WRITTEN.find((kind) => kind.exec(value)?.[0] === value);
  const sentences = everyEntry({ ...entries, facts: [] }).flatMap((entry) =>
    textsOf(entry.raw).flatMap(({ path, value }) =>
      sentencesOf(value).map((text) => {
        const plain = text.replaceAll(TOKEN, ' ');
        return {
          entry,
          path,
          text,
          plain,
          words: new Set(plain.toLowerCase().match(/[a-z]{4,}/g)),
        };
      }),
    ),
  );
  const figures = sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(TOKEN)].map(([token, id = '']) => {
      const value = printed.get(id) ?? '';
      return { ...sentence, token, value, kind: kindOf(value) };
    }),
  );
  return sentences.flatMap(({ entry, path, plain, words }) =>
    WRITTEN.flatMap((kind) => {
      const [typed] = kind.exec(plain) ?? [];
      if (typed === undefined) return [];
      const other = figures.find(
        (figure) =>
          figure.kind === kind &&
          figure.value !== typed &&
          !figure.plain.includes(typed) &&
          isAlike(figure.words, words),
      );
      const message = `"${typed}" is typed in; ${other?.entry.file} prints ${other?.token}, ${other?.value}, in much the same words`;
      return other ? [entry.problem(path, message, 'warning')] : [];
    }),
  );
}

/** Without worked examples, whose amounts are their own. */
const sentencesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('For example'))
    .flatMap((line) => line.split(/(?<=[.;])\s/));

/** At least three words in common, and two fifths of all. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = one.intersection(other).size;
  return shared >= 3 && shared / one.union(other).size >= 0.4;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{5,}/g));
const sharedWords = (one: string, other: string) => wordsOf(one).intersection(wordsOf(other)).size;
