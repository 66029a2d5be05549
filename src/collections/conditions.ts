/** What the rules of several tools share: conditions on a visitor's answers, a note, and the day of publication. */
import { z } from 'zod';
import { entry, figureOrNumber, flag, list, publication, text } from './fields.ts';

/** How a number is compared. */
export const comparedNumber = {
  above: figureOrNumber('More than this.').optional(),
  from: figureOrNumber('This or more.').optional(),
  upTo: figureOrNumber('At most this.').optional(),
};
const comparison = {
  is: list('Answers, one of which is given or ticked.', text()).optional(),
  ...comparedNumber,
};
const ONE_COMPARISON = 'write one of "is", "above", "from", "upTo"';
const countComparisons = (compared: Partial<Record<keyof typeof comparison, unknown>>) =>
  [compared.is, compared.above, compared.from, compared.upTo].filter((limit) => limit !== undefined)
    .length;

const questionName = text('Name of the question, in content/tools/questions.json.');
const negated = flag('Negates the condition.');

/** One condition on a visitor's answers: one answer compared, or `any` of several; `not` negates it. */
const condition = entry({
  field: questionName.optional(),
  ...comparison,
  any: list(
    'Instead of a field: one of these is enough.',
    entry({ field: questionName, ...comparison, not: negated }).refine(
      (alternative) => countComparisons(alternative) === 1,
      { error: ONE_COMPARISON },
    ),
    2,
  ).optional(),
  not: negated,
}).refine(
  ({ field, any, ...compared }) =>
    field === undefined
      ? any && countComparisons(compared) === 0
      : !any && countComparisons(compared) === 1,
  { error: `write a "field" and ${ONE_COMPARISON.slice('write '.length)}; or "any" alone` },
);
export type Condition = z.output<typeof condition>;

export const conditions = (about = 'All of these hold; an empty list always does.') =>
  z.array(condition).describe(about);

/** Fields that rules have besides their conditions. */
export const noteAndPublication = {
  note: text('What is not certain, in words that visitors read.').optional(),
  ...publication(),
};
