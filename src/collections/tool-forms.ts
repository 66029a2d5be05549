/** What the visitors' tools ask: one entry a tool, named like its page. */
import { z } from 'zod';
import { collection } from './collection.ts';
import { conditions } from './conditions.ts';
import { choice, entry, flag, formed, groups, id, list, publication, text } from './fields.ts';

const bound = (about: string) =>
  formed(
    /^(\d+|\d{4}-\d{2}-\d{2})$/,
    'write a number, or a day as "YYYY-MM-DD" where a day is asked for',
    about,
  ).optional();

const question = entry({
  name: id(
    'Rules and addresses know the answer by it. An answer lives as long as its name, so another meaning needs another name.',
  ),
  kind: choice(
    ['amount', 'count', 'date', 'one', 'some', 'sure'],
    'Rupees, a whole number, a day, one of the choices, any of them or none, or yes / no / not sure.',
  ),
  label: text('The question.'),
  hint: text('One sentence under it.').optional(),
  optional: flag('May be left empty.'),
  default: text('Choice that counts until another is made, for the kind "one".').optional(),
  folded: flag('Behind "More", with its neighbours of the same kind.'),
  when: conditions('Asked unless one of these does not hold of the answers above it.').optional(),
  choices: groups('For "one" and "some"; left out where the rules are the choices.', {
    value: id('Rules and addresses know the choice by it.'),
    label: text('What is read beside it.'),
    group: text('Heading in a long list.').optional(),
  }).optional(),
  min: bound('Least number, or first day.'),
  max: bound('Largest number, or last day.'),
});
export type Question = z.output<typeof question>;

const schema = entry({
  subject: text('Heading on paper, and subject of the message to us.'),
  groups: groups('The form, group by group.', {
    title: text('Heading of the group.').optional(),
    questions: list('In the order in which they are asked.', question),
  }),
  notes: groups('What is said below the answer.', {
    when: conditions('All of these hold; an empty list always does.'),
    text: text('What the visitor reads.'),
  }).optional(),
  ...publication(),
});
export type ToolForm = z.output<typeof schema>;

export const toolForms = collection({
  files: 'tools/questions.json',
  schema,
  label: 'Questions of the tools',
});
