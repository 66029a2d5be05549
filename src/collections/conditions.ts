/** What the rules of several tools share: conditions on a visitor's answers, a note, and the day of publication. */
import { z } from 'zod';
import * as field from './fields.ts';

export const comparedNumber = {
  above: field.figureOrNumber('More than this.').optional(),
  from: field.figureOrNumber('This or more.').optional(),
  upTo: field.figureOrNumber('At most this.').optional(),
};
const comparison = {
  field: field.text('Name of the question, in content/tools/questions.json.'),
  is: field.list('Answers, one of which is given or ticked.', field.text()).optional(),
  ...comparedNumber,
  not: field.yesNo('Negates the condition.'),
};
const INCOMPLETE =
  'write a "field" and one of "is", "above", "from", "upTo"; or "any" without a field';
const isComplete = (compared: Partial<Record<keyof typeof comparison, unknown>>) =>
  [compared.is, compared.above, compared.from, compared.upTo].filter((limit) => limit !== undefined)
    .length === 1;

/** One condition on a visitor's answers: one answer compared, or `any` of several; `not` negates it. */
const condition = z
  .strictObject({
    ...comparison,
    field: comparison.field.optional(),
    any: field
      .list(
        'Instead of a field: one of these is enough.',
        z.strictObject(comparison).refine(isComplete, INCOMPLETE),
        2,
      )
      .optional(),
  })
  .refine(
    (value) =>
      value.any ? value.field === undefined : value.field !== undefined && isComplete(value),
    INCOMPLETE,
  );
export type Condition = z.output<typeof condition>;

export const conditions = (about = 'All of these hold; an empty list always does.') =>
  z.array(condition).describe(about);

export const noteAndPublication = {
  note: field.text('What is not certain, in words that visitors read.').optional(),
  ...field.publication(),
};
