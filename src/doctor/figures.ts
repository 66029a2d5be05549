/** Days and figures: posts dated in the future, figures to review, and amounts and rates that copy types although the register has them. */
import { printedOn } from '#collections/facts.ts';
import { COLLECTION_NAMES } from '#collections/index.ts';
import type { Problem } from '#collections/reading/problem.ts';
import {
  problemIn,
  problemInBody,
  type Entries,
  type ReadEntry,
} from '#collections/reading/read.ts';
import { strings } from '#collections/reading/strings.ts';
import { formatDate } from '#lib/format.ts';

/** An amount in rupees or a rate. */
const TYPED = /₹\s?[\d,.]+(?: (?:lakh|crore))?|\b\d+(?:\.\d+)?%/g;

export function figureProblems(entries: Entries, today: string): Problem[] {
  return [
    ...reviewProblems(entries.facts, today),
    ...typedProblems(entries, today),
    ...entries.posts
      .filter(({ data }) => data.date > today)
      .map((entry) =>
        problemIn(
          entry,
          'date',
          `${formatDate(entry.data.date)} is still to come, but the post is published; add "publishDate: ${entry.data.date}" to let it wait`,
          'warning',
        ),
      ),
  ];
}

const reviewProblems = (facts: Entries['facts'], today: string) =>
  facts.flatMap((entry) =>
    entry.data.facts.flatMap(({ id, reviewBy }, index) =>
      reviewBy < today
        ? [
            problemIn(
              entry,
              `facts[${index}].reviewBy`,
              `${id} was to be reviewed by ${formatDate(reviewBy)}`,
              'warning',
            ),
          ]
        : [],
    ),
  );

/** A warning only: the same amount may be something else, so it counts where the words are about the figure. */
function typedProblems(entries: Entries, today: string): Problem[] {
  const register = entries.facts.flatMap(({ data }) => data.facts);
  const byText = Map.groupBy(register, (fact) => printedOn(fact, today));
  const inText = (text: string) =>
    [...text.matchAll(TYPED)].flatMap(([typed]) => {
      const fact = byText.get(typed)?.find(({ says }) => sharedWords(says, text) >= 3);
      return fact
        ? [`"${typed}" is typed in; the register has it as {{${fact.id}}} (${fact.says})`]
        : [];
    });
  return COLLECTION_NAMES.filter((name) => name !== 'facts').flatMap((name) =>
    (entries[name] as ReadEntry[]).flatMap((entry) => [
      ...[...strings(entry.raw.data)].flatMap(({ path, value }) =>
        inText(value).map((message) => problemIn(entry, path, message, 'warning')),
      ),
      ...entry.raw.body
        .split('\n')
        .flatMap((line, index) =>
          inText(line).map((message) => problemInBody(entry, index + 1, message, 'warning')),
        ),
    ]),
  );
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{5,}/g));
const sharedWords = (one: string, other: string) => wordsOf(one).intersection(wordsOf(other)).size;
