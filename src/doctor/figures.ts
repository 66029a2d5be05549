/** Posts dated in the future, figures to review, and values typed in although the register has them. */
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
  ...entries.posts.flatMap(({ data: { date }, problem }) => {
    const message = `${formatDate(date)} is still to come, but the post is published; add "publishDate: ${date}" to let it wait`;
    return date > today ? [problem('date', message, 'warning')] : [];
  }),
];

/** An amount in rupees, a rate or a period. */
const TYPED =
  /₹\s?[\d,.]+(?: (?:lakh|crore))?|\b\d+(?:\.\d+)?%|\b\d+ (?:days|weeks|months|years|hours)\b/g;

/** A warning only where the line also describes the figure, because the same value may mean something else. */
function typedProblems(entries: Entries, today: string): Problem[] {
  const byText = Map.groupBy(entries.facts, ({ data }) => printedOn(data, today));
  const problems: Problem[] = [];
  for (const { raw, problem } of everyEntry({ ...entries, facts: [] }))
    for (const { path, value } of textsOf(raw))
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

const longWords = (text: string) => new Set(text.toLowerCase().match(/[a-z]{5,}/g));
const countSharedWords = (a: string, b: string) => longWords(a).intersection(longWords(b)).size;
