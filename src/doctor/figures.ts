/** Posts dated in the future, figures to review, and amounts and rates typed in although the register has them. */
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

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{5,}/g));
const sharedWords = (one: string, other: string) => wordsOf(one).intersection(wordsOf(other)).size;
