/** What the tools ask: one entry per tool. */
import { z } from 'zod';
import { collection, listOfEntries } from './collection.ts';
import { conditions } from './conditions.ts';
import * as field from './fields.ts';

const bound = (about: string) =>
  field
    .textMatching(/^(\d+|\d{4}-\d{2}-\d{2})$/, 'write a number, or a day as "YYYY-MM-DD"', about)
    .optional();

const question = z.strictObject({
  name: field.id('Rules and links use it; a question with a new meaning needs a new name.'),
  kind: field.choice(
    ['amount', 'count', 'percent', 'date', 'one', 'some', 'sure'],
    'Rupees, a whole number, a rate from 0 to 100, a day, one of the choices, any of them or none, or yes / no / not sure.',
  ),
  label: field.text('The question.'),
  hint: field.text('One sentence under it.').optional(),
  optional: field.yesNo('May be left empty.'),
  default: field.text('Choice that counts until another is made, for the kind "one".').optional(),
  folded: field.yesNo('Shown under "More", with its neighbours there.'),
  when: conditions('Asked only if the answers above it meet all of these.').optional(),
  choices: field.optionalGroups('For "one" and "some"; left out where the rules are the choices.', {
    value: field.id('Rules and links use this name.'),
    label: field.text('Text beside the box.'),
    group: field.text('Heading in a long list.').optional(),
  }),
  min: bound('Least number, or first day.'),
  max: bound('Largest number, or last day.'),
});
export type Question = z.output<typeof question>;

/** A tool's questions. `id` is the name of its page. */
const toolForm = z.strictObject({
  id: field.id('Its name in addresses and links.'),
  subject: field.text('Heading in print, and subject of the message to us.'),
  minutes: z.int().min(1).describe('How long answering takes, about eight seconds a question.'),
  groups: field.groups('The form, group by group.', {
    title: field.text('Heading of the group.').optional(),
    questions: field.list('In the order in which they are asked.', question),
  }),
  usesFigures: field
    .list('Figures that it calculates with, besides those of its rules.', field.figureId())
    .optional(),
  example: field.optionalGroup('Its answer stands where that of the visitor will be.', {
    about: field.text('Whose it is, in a few words: "GSTR-3B, 41 days late".'),
    answers: field.text('What is behind # in the address of the result.'),
  }),
  examples: field.optionalGroups('Worked examples that the page prints.', {
    title: field.text('What the example shows.'),
    answers: field.text('The same as above.'),
  }),
  notes: field.optionalGroups('What is said below the answer.', {
    when: conditions(),
    text: field.text('What the visitor reads.'),
  }),
});
export type ToolForm = Omit<z.output<typeof toolForm>, 'id'>;

export const toolForms = collection({
  files: 'tools/questions.json',
  group: listOfEntries,
  schema: toolForm,
  label: 'Questions of the tools',
});
