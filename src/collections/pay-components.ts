/** What monthly pay is made of, how the labour codes count each part, and worked examples of it: one file. */
import { z } from 'zod';
import { collection } from './collection.ts';
import { choice, entry, flag, groups, id, list, report, text, title } from './fields.ts';

const name = () => id('Name of the field in the address of the calculator.');

const component = entry({
  id: name(),
  label: text('What the part of pay is called.'),
  counts: choice(
    ['wages', 'unlisted', 'excluded', 'outside', 'kind'],
    'wages: named as wages. unlisted: named nowhere, so wages, with a note. excluded: counts up to the share that exclusions may reach. outside: left out altogether. kind: given in kind instead of wages.',
  ),
  base: flag('Part of the basic wages on which provident fund and gratuity were counted before.'),
  clause: text('Clause of the definition, such as "(f)".').optional(),
  hint: text('One sentence at the field.').optional(),
  about: text('What belongs to it, for the table.'),
  often: flag('Asked for at once; the others below "more".'),
  columns: list('Other names under which a column of an uploaded file may give it.', text()),
});

const example = entry({
  title: text('What the example shows.'),
  pay: groups('Monthly pay, part by part.', {
    id: name(),
    amount: z.number().min(0).describe('Rupees a month.'),
  }),
});

const note = entry({
  when: choice(
    ['always', 'unlisted', 'kind'],
    'Which results show it: all, those with pay that is named nowhere, or in kind.',
  ),
  text: text('What is not certain, in words that visitors read.'),
});

const schema = entry({
  title: title(),
  components: list('The parts of pay, in the order of the form.', component),
  notes: list('Shown beside a result and below the table.', note),
  examples: list('Worked examples that the page prints.', example),
}).superRefine(({ components, examples }, context) => {
  const known = new Set(components.map(({ id }) => id));
  for (const [place, { pay }] of examples.entries())
    for (const [index, { id }] of pay.entries())
      if (!known.has(id))
        report(
          context,
          ['examples', place, 'pay', index, 'id'],
          `found "${id}"; allowed: ${[...known].join(', ')}`,
        );
});

export type PayComponent = z.output<typeof component>;
export type PayNote = z.output<typeof note>;

export const payComponents = collection({
  files: 'pay-components/**/*.json',
  schema,
  label: 'Parts of pay',
});
