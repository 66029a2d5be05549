/** The parts of monthly pay and how the labour codes treat each of them; all are in one file. */
import { z } from 'zod';
import { collection } from './collection.ts';
import * as field from './fields.ts';

const payComponent = z.strictObject({
  id: field.id('Name of the field in the address of the calculator.'),
  label: field.text('Name of this part of pay.'),
  counts: field.choice(
    ['wages', 'unlisted', 'excluded', 'outside', 'kind'],
    'wages: named as wages. unlisted: named nowhere, so wages, with a note. excluded: counts up to the share that exclusions may reach. outside: left out altogether. kind: given in kind instead of wages.',
  ),
  base: field.yesNo('Yes (true): basic wages, the base of provident fund before the codes.'),
  clause: field.text('Clause of the definition, such as "(f)".').optional(),
  hint: field.text('One sentence of help, shown at the field.').optional(),
  about: field.text('Payments that belong to this part of pay, shown in the table.'),
  often: field.yesNo('Yes (true): asked for at once; the others are under "more".'),
  columns: field.list('Other names that a column of an uploaded file may have.', field.text()),
});
export type PayComponent = z.output<typeof payComponent>;

export const payComponents = collection({
  files: 'pay-components/monthly.json',
  schema: z.strictObject({
    title: field.title(),
    components: field
      .list('The parts of pay, in the order of the form.', payComponent)
      .superRefine(field.differentIn('id')),
  }),
  label: 'Parts of pay',
});
