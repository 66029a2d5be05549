/** What the visitors' tools ask: one entry a tool, named like its page. */
import { z } from 'zod';
import { collection } from './collection.ts';
import { conditions } from './conditions.ts';
import { entry, formed, publication, text } from './fields.ts';

const bound = (about: string) =>
  formed(
    /^(\d+|\d{4}-\d{2}-\d{2})$/,
    'write a number, or a day as "YYYY-MM-DD" where a day is asked for',
  )
    .optional()
    .describe(about);

const question = entry({
  name: formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in lower case with hyphens').describe(
    'Rules and addresses know the answer by it. An answer lives as long as its name, so another meaning needs another name.',
  ),
  kind: z
    .enum(['amount', 'count', 'date', 'one', 'some', 'sure'])
    .describe(
      'Rupees, a whole number, a day, one of the choices, any of them or none, or yes / no / not sure.',
    ),
  label: text().describe('The question.'),
  hint: text().optional().describe('One sentence under it.'),
  optional: z.boolean().optional().describe('May be left empty.'),
  default: text()
    .optional()
    .describe('Choice that counts until another is made, for the kind "one".'),
  folded: z.boolean().optional().describe('Behind "More", with its neighbours of the same kind.'),
  when: conditions()
    .optional()
    .describe('Asked unless one of these does not hold of the answers above it.'),
  choices: z
    .array(
      entry({
        value: formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in lower case with hyphens').describe(
          'Rules and addresses know the choice by it.',
        ),
        label: text().describe('What is read beside it.'),
        group: text().optional().describe('Heading in a long list.'),
      }),
    )
    .optional()
    .describe('For "one" and "some"; left out where the rules are the choices.'),
  min: bound('Least number, or first day.'),
  max: bound('Largest number, or last day.'),
});
export type Question = z.output<typeof question>;

const schema = entry({
  subject: text().describe('Heading on paper, and subject of the message to us.'),
  groups: z
    .array(
      entry({
        title: text().optional().describe('Heading of the group.'),
        questions: z.array(question).min(1).describe('In the order in which they are asked.'),
      }),
    )
    .min(1)
    .describe('The form, group by group.'),
  ...publication(),
});
export type ToolForm = z.output<typeof schema>;

export const toolForms = collection({
  folder: 'tools',
  list: 'tools/questions.json',
  extension: 'json',
  schema,
  label: 'Questions of the tools',
});
