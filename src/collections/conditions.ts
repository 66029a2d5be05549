/** What the rules of several tools share: conditions on a visitor's answers, a note, and the day of publication. */
import { z } from 'zod';
import * as field from './fields.ts';

export const comparedNumber = {
  above: field.figureOrNumber('More than this.').optional(),
  from: field.figureOrNumber('This or more.').optional(),
  upTo: field.figureOrNumber('At most this.').optional(),
};
const comparison = {
  is: field.list('Answers, one of which is given or ticked.', field.text()).optional(),
  ...comparedNumber,
};
const ONE_COMPARISON = 'write one of "is", "above", "from", "upTo"';
const countComparisons = (compared: Partial<Record<keyof typeof comparison, unknown>>) =>
  [compared.is, compared.above, compared.from, compared.upTo].filter((limit) => limit !== undefined)
    .length;

const questionName = field.text('Name of the question, in content/tools/questions.json.');
const negated = field.yesNo('Negates the condition.');

/** One condition on a visitor's answers: one answer compared, or `any` of several; `not` negates it. */
const condition = z
  .strictObject({
    field: questionName.optional(),
    ...comparison,
    any: field
      .list(
        'Instead of a field: one of these is enough.',
        z
          .strictObject({ field: questionName, ...comparison, not: negated })
          .refine((alternative) => countComparisons(alternative) === 1, { error: ONE_COMPARISON }),
        2,
      )
      .optional(),
    not: negated,
  })
  .refine(
    ({ field, any, ...compared }) =>
      field === undefined
        ? any && countComparisons(compared) === 0
        : !any && countComparisons(compared) === 1,
    { error: `write a "field" and ${ONE_COMPARISON.slice('write '.length)}; or "any" alone` },
  );
export type Condition = z.output<typeof condition>;

export const conditions = (about = 'All of these hold; an empty list always does.') =>
  z.array(condition).describe(about);

export const noteAndPublication = {
  note: field.text('What is not certain, in words that visitors read.').optional(),
  ...field.publication(),
};
