/**
 * Reports statutory figures that are overdue for review, or whose start date is before the start of their law. Warns
 * of figures that are typed in a text although the register contains them.
 */
import { formatFigureOn } from '#collections/legal-figures.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { formatDate } from '#lib/format.ts';
import { rememberResults } from '#lib/remember.ts';
import { everyEntry, textsOfEntry } from './entries.ts';

export const checkFigures = (entries: Entries, today: string): Problem[] => [
  ...entries.legalFigures.flatMap(({ id, data, group, problem }) => {
    const reviewBy = data.reviewBy ?? group?.data.reviewBy ?? today;
    const message = `${id} was due for review by ${formatDate(reviewBy)}`;
    return reviewBy < today ? [problem('reviewBy', message, 'warning')] : [];
  }),
  ...entries.legalFigures.flatMap(valuesBeforeLaw),
  ...typedProblems(entries, today),
];

/** Reports a value whose first day (`from`) is before the day on which its law began (`lawFrom` of the file). */
function valuesBeforeLaw({ id, data, group, problem }: ReadEntry<'legalFigures'>): Problem[] {
  const lawFrom = group?.data.lawFrom;
  if (lawFrom === undefined) return [];
  return data.values.flatMap(({ from }, index) => {
    const message = `${id} cannot apply from ${from}: the law of this file began on ${lawFrom}`;
    return from !== undefined && from < lawFrom ? [problem(`values[${index}].from`, message)] : [];
  });
}

/** Patterns of printed values: an amount in rupees, a rate, a period. */
const KINDS = [
  /₹\s?[\d,.]*\d(?: (?:lakh|crore))?/,
  /\b\d+(?:\.\d+)?%/,
  /\b\d+ (?:days|weeks|months|years|hours)\b/,
];
const FIGURE_PLACEHOLDER = /\{\{[a-z\d-]+\}\}/g;

/**
 * Warns of a typed value, such as `30 days`, if the register has the same value and describes it in similar words. Also
 * warns of a typed value if a similar sentence prints another value with `{{…}}`: the typed value may be outdated.
 */
function typedProblems(entries: Entries, today: string): Problem[] {
  const registered = entries.legalFigures.map(({ id, data }) => ({
    placeholder: `{{${id}}}`,
    value: formatFigureOn(data, today) ?? '',
    says: data.says,
    words: longWords(data.says),
  }));
  const byPlaceholder = new Map(registered.map((figure) => [figure.placeholder, figure]));
  const sentences = everyEntry({ ...entries, legalFigures: [] }).flatMap(sentencesOf);
  const sentencesWithFigure = sentences.flatMap((sentence) =>
    [...new Set(sentence.text.match(FIGURE_PLACEHOLDER))].flatMap((placeholder) => {
      const { value } = byPlaceholder.get(placeholder) ?? {};
      return value === undefined ? [] : [{ ...sentence, placeholder, value }];
    }),
  );
  return KINDS.flatMap((kind) => {
    const ofKind = sentencesWithFigure.filter(({ value }) => kind.exec(value)?.[0] === value);
    const alikeTo = findAlike(ofKind);
    return sentences.flatMap(({ entry, path, line, plain, words, wordsOfLine }) => {
      const typed = kind.exec(plain)?.[0];
      if (typed === undefined) return [];
      const warn = (where: string) => [
        entry.problem(path, `"${typed}" is typed in; ${where}`, 'warning', line),
      ];
      const figure = registered.find(
        ({ value, words: ofFigure }) =>
          value === typed && ofFigure.intersection(wordsOfLine).size >= SHARED_WORDS_MIN,
      );
      if (figure) return warn(`the register has it as ${figure.placeholder} (${figure.says})`);
      const alike = alikeTo(words).find(
        (other) => other.value !== typed && !other.plain.includes(typed),
      );
      if (alike === undefined) return [];
      const { entry: other, placeholder, value } = alike;
      return warn(`${other.file} prints ${placeholder}, ${value}, in much the same words`);
    });
  });
}

/** Returns the sentences of lines that contain a digit or `{{`, except worked examples, whose amounts are invented. */
const sentencesOf = rememberResults((entry: ReadEntry) =>
  textsOfEntry(entry.raw).flatMap(({ path, value }) =>
    value.split('\n').flatMap((text, index) => {
      if (text.startsWith('For example') || !/\d|\{\{/.test(text)) return [];
      const wordsOfLine = longWords(text);
      return text.split(/(?<=[.;])\s/).map((sentence) => {
        const plain = sentence.replaceAll(FIGURE_PLACEHOLDER, ' ');
        const words = longWords(plain);
        return { entry, path, line: index + 1, text: sentence, plain, words, wordsOfLine };
      });
    }),
  ),
);

const SHARED_WORDS_MIN = 3;

/**
 * Returns a function that takes the long words of a sentence and finds similar sentences in `list`. Two sentences are
 * similar if they share at least three long words, and at least 40% of all long words in the two are shared.
 */
function findAlike<Sentence extends { words: ReadonlySet<string> }>(list: readonly Sentence[]) {
  const byWord = Map.groupBy(
    list.flatMap((sentence) => [...sentence.words].map((word) => ({ word, sentence }))),
    ({ word }) => word,
  );
  return (words: ReadonlySet<string>): Sentence[] => {
    const shared = new Map<Sentence, number>();
    for (const word of words)
      for (const { sentence } of byWord.get(word) ?? [])
        shared.set(sentence, (shared.get(sentence) ?? 0) + 1);
    return [...shared].flatMap(([sentence, count]) =>
      count >= SHARED_WORDS_MIN && count / (words.size + sentence.words.size - count) >= 0.4
        ? [sentence]
        : [],
    );
  };
}

const longWords = (text: string) => new Set(text.toLowerCase().match(/[a-z]{5,}/g));
