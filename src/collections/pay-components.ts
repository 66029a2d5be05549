/** What monthly pay is made of, how the labour codes count each part, and worked examples of it: one file. */
import { z } from 'zod';
import { collection } from './collection.ts';
import { entry, formed, text, title } from './fields.ts';

const name = () =>
  formed(/^[a-z][a-z0-9-]*$/, 'write it in lower case with hyphens').describe(
    'Name of the field in the address of the calculator.',
  );

const component = entry({
  id: name(),
  label: text().describe('What the part of pay is called.'),
  counts: z
    .enum(['wages', 'unlisted', 'excluded', 'outside', 'kind'])
    .describe(
      'wages: named as wages. unlisted: named nowhere, so wages, with a note. excluded: counts up to the share that exclusions may reach. outside: left out altogether. kind: given in kind instead of wages.',
    ),
  base: z
    .boolean()
    .optional()
    .describe('Part of the basic wages on which provident fund and gratuity were counted before.'),
  clause: text().optional().describe('Clause of the definition, such as "(f)".'),
  hint: text().optional().describe('One sentence at the field.'),
  about: text().describe('What belongs to it, for the table.'),
  often: z.boolean().optional().describe('Asked for at once; the others below "more".'),
  columns: z
    .array(text())
    .min(1)
    .describe('Other names under which a column of an uploaded file may give it.'),
});

const example = entry({
  title: text().describe('What the example shows.'),
  pay: z
    .array(entry({ id: name(), amount: z.number().min(0).describe('Rupees a month.') }))
    .min(1)
    .describe('Monthly pay, part by part.'),
});

const note = entry({
  when: z
    .enum(['always', 'unlisted', 'kind'])
    .describe('Which results show it: all, those with pay that is named nowhere, or in kind.'),
  text: text().describe('What is not certain, in words that visitors read.'),
});

const schema = entry({
  title: title(),
  components: z.array(component).min(1).describe('The parts of pay, in the order of the form.'),
  notes: z.array(note).min(1).describe('Shown beside a result and below the table.'),
  examples: z.array(example).min(1).describe('Worked examples that the page prints.'),
}).superRefine(({ components, examples }, context) => {
  const known = new Set(components.map(({ id }) => id));
  for (const [place, { pay }] of examples.entries())
    for (const [index, { id }] of pay.entries())
      if (!known.has(id))
        context.addIssue({
          code: 'custom',
          path: ['examples', place, 'pay', index, 'id'],
          message: `found "${id}"; allowed: ${[...known].join(', ')}`,
        });
});

export type PayComponent = z.output<typeof component>;
export type PayNote = z.output<typeof note>;

export const payComponents = collection({
  folder: 'pay-components',
  extension: 'json',
  schema,
  label: 'Parts of pay',
});
