/**
 * Posts dated in the future, figures to review, values typed in although the register has them, and pages that print
 * different values of one figure.
 */
import { formatFigureOn } from '#collections/facts.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Entries } from '#collections/reading/read.ts';
import { formatDate } from '#lib/format.ts';
import { everyEntry, textsOfEntry } from './entries.ts';

export const checkFigures = (entries: Entries, today: string): Problem[] => [
  ...entries.facts.flatMap(({ id, data, group, problem }) => {
    const reviewBy = data.reviewBy ?? group?.data.reviewBy ?? today;
    const message = `${id} was due for review by ${formatDate(reviewBy)}`;
    return reviewBy < today ? [problem('reviewBy', message, 'warning')] : [];
  }),
  ...typedProblems(entries, today),
  ...contradictionProblems(entries, today),
  ...entries.posts.flatMap(({ data: { date }, problem }) => {
    const message = `${formatDate(date)} is still to come, but the post is published; add "publishDate: ${date}" to let it wait`;
    return date > today ? [problem('date', message, 'warning')] : [];
  }),
];

/** How a value is written: an amount in rupees, a rate, a period. */
const KINDS = [
  /₹\s?[\d,.]*\d(?: (?:lakh|crore))?/,
  /\b\d+(?:\.\d+)?%/,
  /\b\d+ (?:days|weeks|months|years|hours)\b/,
];
const TYPED = new RegExp(KINDS.map(({ source }) => source).join('|'), 'g');
const TOKEN = /\{\{([a-z\d-]+)\}\}/g;

/** A warning only where the line also describes the figure, because the same value may mean something else. */
function typedProblems(entries: Entries, today: string): Problem[] {
  const byText = Map.groupBy(entries.facts, ({ data }) => formatFigureOn(data, today));
  const problems: Problem[] = [];
  for (const { raw, problem } of everyEntry({ ...entries, facts: [] }))
    for (const { path, value } of textsOfEntry(raw))
      for (const [index, line] of value.split('\n').entries())
        for (const [typed] of line.matchAll(TYPED)) {
          const fact = byText
            .get(typed)
            ?.find(({ data }) => countSharedWords(data.says, line) >= 3);
          if (fact === undefined) continue;
          const message = `"${typed}" is typed in; the register has it as {{${fact.id}}} (${fact.data.says})`;
          problems.push(problem(path, message, 'warning', index + 1));
        }
  return problems;
}

/**
 * A sentence with a typed value, where another prints a figure in much the same words with another value of its kind. One
 * of them is out of date, or it is about something else: an editor decides.
 */
function contradictionProblems(entries: Entries, today: string): Problem[] {
  const printed = new Map(
    entries.facts.map(({ id, data }) => [id, formatFigureOn(data, today) ?? '']),
  );
  const sentences = everyEntry({ ...entries, facts: [] }).flatMap((entry) =>
    textsOfEntry(entry.raw).flatMap(({ path, value }) =>
      sentencesOf(value).map((text) => {
        const plain = text.replaceAll(TOKEN, ' ');
        return { entry, path, text, plain, words: longWords(plain) };
      }),
    ),
  );
  const figures = sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(TOKEN)].map(([token, id = '']) => ({
      ...sentence,
      token,
      value: printed.get(id) ?? '',
    })),
  );
  const problems: Problem[] = [];
  for (const kind of KINDS) {
    const ofKind = figures.filter(({ value }) => kind.exec(value)?.[0] === value);
    for (const { entry, path, plain, words } of sentences) {
      const typed = kind.exec(plain)?.[0];
      if (typed === undefined) continue;
      const other = ofKind.find(
        (figure) =>
          figure.value !== typed && !figure.plain.includes(typed) && areAlike(figure.words, words),
      );
      if (other === undefined) continue;
      const message = `"${typed}" is typed in; ${other.entry.file} prints ${other.token}, ${other.value}, in much the same words`;
      problems.push(entry.problem(path, message, 'warning'));
    }
  }
  return problems;
}

/** Without worked examples, whose amounts are their own. */
const sentencesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('For example'))
    .flatMap((line) => line.split(/(?<=[.;])\s/));

/** At least three long words in common, and two fifths of all. */
function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = a.intersection(b).size;
  return shared >= 3 && shared / a.union(b).size >= 0.4;
}

const longWords = (text: string) => new Set(text.toLowerCase().match(/[a-z]{5,}/g));
const countSharedWords = (a: string, b: string) => longWords(a).intersection(longWords(b)).size;
