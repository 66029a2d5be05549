/**
 * The questions of the tools, one entry per tool; and conditions on the answers, which the rules of several tools use.
 */
import { z } from 'zod';
import { addIssueAt, collection, GROUP_WITHOUT_HEAD } from './collection.ts';
import * as field from './fields.ts';
import { quoteValue } from './reading/error-map.ts';

export const thresholdFields = {
  above: field.figureOrNumber('More than this.').optional(),
  from: field.figureOrNumber('This or more.').optional(),
  upTo: field.figureOrNumber('At most this.').optional(),
};
const comparison = {
  field: field.text('Name of the question, in content/tools/questions.json.'),
  is: field.list('At least one of these answers is given or ticked.', field.text()).optional(),
  ...thresholdFields,
  not: field.yesNo('Negates the condition.'),
};
const INCOMPLETE =
  'write a "field" and one of "is", "above", "from", "upTo"; or "any" without a field';
const isComplete = (compared: Partial<Record<keyof typeof comparison, unknown>>) =>
  [compared.is, compared.above, compared.from, compared.upTo].filter((limit) => limit !== undefined)
    .length === 1;

/**
 * One condition on a visitor's answers: it compares one answer, or `any` contains several conditions of which one is
 * enough; `not` negates it.
 */
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
  note: field.text('Uncertain points, in words for visitors.').optional(),
  ...field.publication(),
};

const bound = (about: string) =>
  field
    .textMatching(/^(\d+|\d{4}-\d{2}-\d{2})$/, 'write a number, or a day as "YYYY-MM-DD"', about)
    .optional();

const question = z
  .strictObject({
    name: field.id('Rules and links use it; if the meaning changes, give a new name.'),
    kind: field.choice(
      ['amount', 'count', 'percent', 'date', 'one', 'some', 'sure'],
      'Rupees, a whole number, a rate from 0 to 100, a day, one of the choices, any of them or none, or yes / no / not sure.',
    ),
    label: field.text('The question.'),
    hint: field.text('One sentence under it.').optional(),
    optional: field.yesNo('May be left empty.'),
    default: field.text('The choice that applies at first, for the kind "one".').optional(),
    folded: field.yesNo('Yes (true): shown under "More".'),
    when: conditions('Asked only if the answers above it meet all of these.').optional(),
    choices: field
      .optionalGroups('For "one" and "some"; left out where the rules are the choices.', {
        value: field.id('Rules and links use this name.'),
        label: field.text('Text beside the box.'),
        group: field.text('Heading in a long list.').optional(),
      })
      .superRefine((choices, context) => field.differentIn('value')(choices ?? [], context)),
    columns: field
      .list('Other names that a column of a pasted table may have.', field.text())
      .optional(),
    min: bound('Least number, or first day.'),
    max: bound('Largest number, or last day.'),
  })
  .superRefine(({ default: usual, choices, min = '', max = '' }, context) => {
    if (usual !== undefined && choices?.every(({ value }) => value !== usual))
      addIssueAt(context, ['default'], `found ${quoteValue(usual)}; write the value of a choice`);
    const isAbove = max.includes('-') ? min > max : Number(min) > Number(max);
    if (max !== '' && isAbove) addIssueAt(context, ['max'], `is below "min", ${min}`);
  });
export type Question = z.output<typeof question>;

/** A tool's questions. `id` is the name of its page. */
const toolForm = z.strictObject({
  id: field.id('Its name in addresses and links.'),
  subject: field.text('Heading in print, and subject of the message to us.'),
  minutes: z.int().min(1).describe('Minutes needed, at about 8 s per question.'),
  groups: field
    .groups('The form, group by group.', {
      title: field.text('Heading of the group.').optional(),
      questions: field.list('In the order in which they are asked.', question),
    })
    .superRefine((groups, context) => {
      const names = groups.flatMap(({ questions }) => questions.map(({ name }) => name));
      const twice = names.find((name, index) => names.indexOf(name) < index);
      if (twice !== undefined)
        context.addIssue(
          `has two questions with the name "${twice}"; choose another for one of them`,
        );
    }),
  usesFigures: field
    .list('Figures that it calculates with, besides those of its rules.', field.figureId(undefined))
    .optional(),
  example: field.optionalGroup('Worked example, shown until the visitor has answered.', {
    about: field.text('The case, in a few words: "GSTR-3B, 41 days late".'),
    answers: field.text('The answers as in the address of the result, after the #.'),
  }),
  examples: field.optionalGroups('Worked examples that the page prints.', {
    title: field.text('What the example shows.'),
    answers: field.text('The answers as in the address, after the #.'),
  }),
  notes: field.optionalGroups('Notes below the answer.', {
    when: conditions(),
    text: field.text('Text for the visitor.'),
  }),
});
export type ToolForm = Omit<z.output<typeof toolForm>, 'id'>;

export const toolForms = collection({
  files: 'tools/questions.json',
  group: GROUP_WITHOUT_HEAD,
  schema: toolForm,
  label: 'Questions of the tools',
});
