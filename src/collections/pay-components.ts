/** The parts of monthly pay, how the labour codes count each, and worked examples, in one file. */
import { z } from 'zod';
import { collection } from './collection.ts';
import { choice, entry, flag, groups, id, list, text, title } from './fields.ts';

const payField = id('Name of the field in the address of the calculator.');

const payComponent = entry({
  id: payField,
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
export type PayComponent = z.output<typeof payComponent>;

const payNote = entry({
  when: choice(
    ['always', 'unlisted', 'kind'],
    'Which results show it: all, those with pay that is named nowhere, or in kind.',
  ),
  text: text('What is not certain, in words that visitors read.'),
});
export type PayNote = z.output<typeof payNote>;

export const payComponents = collection({
  files: 'pay-components/**/*.json',
  schema: entry({
    title: title(),
    components: list('The parts of pay, in the order of the form.', payComponent),
    notes: list('Shown beside a result and below the table.', payNote),
    examples: groups('Worked examples that the page prints.', {
      title: text('What the example shows.'),
      pay: groups('Monthly pay, part by part.', {
        id: payField,
        amount: z.number().min(0).describe('Rupees a month.'),
      }),
    }),
  }),
  label: 'Parts of pay',
});
