/** What the tools ask: one entry per tool. */
import type { z } from 'zod';
import { collection } from './collection.ts';
import { conditions } from './conditions.ts';
import { choice, entry, flag, formed, groups, id, list, text } from './fields.ts';

const bound = (about: string) =>
  formed(
    /^(\d+|\d{4}-\d{2}-\d{2})$/,
    'write a number, or a day as "YYYY-MM-DD" where a day is asked for',
    about,
  ).optional();

const question = entry({
  name: id(
    'Rules and links use this name. If the meaning of the question changes, give it a new name.',
  ),
  kind: choice(
    ['amount', 'count', 'date', 'one', 'some', 'sure'],
    'Rupees, a whole number, a day, one of the choices, any of them or none, or yes / no / not sure.',
  ),
  label: text('The question.'),
  hint: text('One sentence under it.').optional(),
  optional: flag('May be left empty.'),
  default: text('Choice that counts until another is made, for the kind "one".').optional(),
  folded: flag('Shown under "More", with its neighbours there.'),
  when: conditions('Asked unless one of these does not hold of the answers above it.').optional(),
  choices: groups('For "one" and "some"; left out where the rules are the choices.', {
    value: id('Rules and links use this name.'),
    label: text('Text beside the box.'),
    group: text('Heading in a long list.').optional(),
  }).optional(),
  min: bound('Least number, or first day.'),
  max: bound('Largest number, or last day.'),
});
export type Question = z.output<typeof question>;

const toolForm = entry({
  subject: text('Heading in print, and subject of the message to us.'),
  groups: groups('The form, group by group.', {
    title: text('Heading of the group.').optional(),
    questions: list('In the order in which they are asked.', question),
  }),
  notes: groups('What is said below the answer.', {
    when: conditions(),
    text: text('What the visitor reads.'),
  }).optional(),
});
export type ToolForm = z.output<typeof toolForm>;

/** One entry per tool, named like its page. */
export const toolForms = collection({
  files: 'tools/questions.json',
  isList: true,
  schema: toolForm,
  label: 'Questions of the tools',
});
