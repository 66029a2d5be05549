/** When something holds of what a visitor has answered: in the questions of a tool and in its rules. */
import { z } from 'zod';
import { entry, figureOrNumber, flag, list, text } from './fields.ts';

const limit = (about: string) => figureOrNumber(about).optional();

const fields = {
  is: list('Answers, one of which is given or ticked.', text()).optional(),
  above: limit('More than this.'),
  from: limit('This or more.'),
  upTo: limit('At most this.'),
};
const ONE_WAY = 'write one of "is", "above", "from", "upTo"';
const measures = ({ is, above, from, upTo }: Partial<Record<keyof typeof fields, unknown>>) =>
  [is, above, from, upTo].filter((one) => one !== undefined).length;

const simple = entry({
  field: text('Name of the question, in content/tools/questions.json.'),
  ...fields,
}).refine((one) => measures(one) === 1, { error: ONE_WAY });

/** One condition: an answer compared, or `any` of several; `not` turns it round. */
export const condition = () =>
  entry({
    field: text('Name of the question, in content/tools/questions.json.').optional(),
    ...fields,
    any: list('Instead of a field: one of these is enough.', simple, 2).optional(),
    not: flag('Holds where it would not hold without this.'),
  }).refine(
    ({ field, any, ...one }) =>
      field === undefined ? any && measures(one) === 0 : !any && measures(one) === 1,
    { error: `write a "field" and ${ONE_WAY.slice(6)}; or "any" alone` },
  );
/** All of them have to hold. */
export const conditions = (about: string) => z.array(condition()).describe(about);
export type Condition = z.output<ReturnType<typeof condition>>;
