/** The questions that each tool asks, and the conditions with which the tools' rules test the answers. */
import { z } from 'zod';
import { addIssueAt, collection, GROUP_WITHOUT_HEAD } from './collection.ts';
import * as field from './fields.ts';
import { quoteValue } from './reading/error-map.ts';

export const thresholdFields = {
  above: field.figureOrNumber('The answer is more than this number.').optional(),
  from: field.figureOrNumber('The answer is this number or more.').optional(),
  upTo: field.figureOrNumber('The answer is at most this number.').optional(),
};
const comparison = {
  field: field.text('Name of the question, in content/tools/questions.json.'),
  is: field.list('At least one of these answers is given or ticked.', field.text()).optional(),
  ...thresholdFields,
  not: field.yesNo('Yes (true): reverses the condition. "from" 10 then means "less than 10".'),
};
const INCOMPLETE =
  'write a "field" and one of "is", "above", "from", "upTo"; or "any" without a field';
const isComplete = (compared: Partial<Record<keyof typeof comparison, unknown>>) =>
  [compared.is, compared.above, compared.from, compared.upTo].filter((limit) => limit !== undefined)
    .length === 1;

/**
 * A condition on a visitor's answers: a comparison of one answer, or `any`, a list of comparisons of which at least one
 * must be true. `not` negates the condition.
 */
const condition = z
  .strictObject({
    ...comparison,
    field: comparison.field.optional(),
    any: field
      .list(
        'Several conditions, in place of a field. One of them is enough.',
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

export const conditions = (about = 'Conditions that must all hold. An empty list always holds.') =>
  z.array(condition).describe(about);

export const noteAndPublication = {
  note: field.text('What visitors should know, such as a point that is not certain.').optional(),
  ...field.publication(),
};

const bound = (about: string) =>
  field
    .textMatching(/^(\d+|\d{4}-\d{2}-\d{2})$/, 'write a number, or a day as "YYYY-MM-DD"', about)
    .optional();

const question = z
  .strictObject({
    name: field.id('Name in rules and links. Choose a new name if the meaning changes.'),
    kind: field.choice(
      ['amount', 'count', 'percent', 'date', 'one', 'some', 'sure'],
      'amount: rupees. count: a whole number. percent: a rate from 0 to 100. date: a day. one: one choice. some: any number of choices. sure: yes, no or not sure.',
    ),
    label: field.text('The question.'),
    hint: field.text('One sentence under the question.').optional(),
    optional: field.yesNo('Yes (true): visitors may leave the answer empty.'),
    default: field.text('For the kind "one": the choice that is preselected.').optional(),
    folded: field.yesNo('Yes (true): the question is under "More".'),
    when: conditions('Asked only if earlier answers meet all these conditions.').optional(),
    choices: field
      .optionalGroups('For "one" and "some". Leave out if the choices are the rules of the tool.', {
        value: field.id('Name of the choice in rules and links.'),
        label: field.text('Text beside the box.'),
        group: field.text('Heading above this choice in a select list.').optional(),
      })
      .superRefine((choices, context) => field.differentIn('value')(choices ?? [], context)),
    columns: field
      .list('Other headings that the column may have in a pasted table.', field.text())
      .optional(),
    min: bound('Lowest number or first day that the form accepts.'),
    max: bound('Highest number or last day that the form accepts.'),
  })
  .superRefine(({ default: usual, choices, min = '', max = '' }, context) => {
    if (usual !== undefined && choices?.every(({ value }) => value !== usual))
      addIssueAt(context, ['default'], `found ${quoteValue(usual)}; write the value of a choice`);
    const isAbove = max.includes('-') ? min > max : Number(min) > Number(max);
    if (max !== '' && isAbove) addIssueAt(context, ['max'], `is below "min", ${min}`);
  });
export type Question = z.output<typeof question>;

const toolForm = z.strictObject({
  id: field.id('Name of the tool in addresses and links.'),
  subject: field.text('Heading of a printed result, and subject of a message about the result.'),
  minutes: z.int().min(1).describe('Minutes that the tool takes, at about 8 seconds a question.'),
  groups: field
    .groups('The form, group by group.', {
      title: field.text('Heading of the group.').optional(),
      questions: field.list('Questions, in the order of the form.', question),
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
    .list('Figures that the tool uses besides the figures in its rules.', field.figureId(undefined))
    .optional(),
  example: field.optionalGroup('Worked example, shown until the visitor has answered.', {
    about: field.text('The case, in a few words: "GSTR-3B, 41 days late".'),
    answers: field.text('Answers of the example: the part of the page’s address after the #.'),
  }),
  examples: field.optionalGroups('Worked examples that the page prints.', {
    title: field.text('What the example shows.'),
    answers: field.text('Answers of the example: the part of the page’s address after the #.'),
  }),
  notes: field.optionalGroups('Notes below the answer.', {
    when: conditions(),
    text: field.text('Text of the note.'),
  }),
});
export type ToolForm = Omit<z.output<typeof toolForm>, 'id'>;

export const toolForms = collection({
  files: 'tools/questions.json',
  group: GROUP_WITHOUT_HEAD,
  schema: toolForm,
  label: 'Questions of the tools',
});
