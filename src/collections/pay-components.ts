/** The parts of monthly pay, all in one file, and how the labour codes treat each part. */
import { z } from 'zod';
import { collection } from './collection.ts';
import * as field from './fields.ts';

const payComponent = z.strictObject({
  id: field.id('Id of this part of pay, used in links to the calculator.'),
  label: field.text('Name of this part of pay.'),
  counts: field.choice(
    ['wages', 'unlisted', 'excluded', 'outside', 'kind'],
    'wages: the definition names it as wages. unlisted: the definition does not mention it; it counts as wages, with a note. excluded: not wages, except what exceeds the permitted share of exclusions. outside: never counted. kind: given in kind in place of wages.',
  ),
  base: field.yesNo('Yes (true): provident fund was due on this pay before the labour codes.'),
  clause: field.text('Clause of the definition, such as "(f)".').optional(),
  hint: field.text('One sentence of help, shown at the field.').optional(),
  about: field.text('Payments that belong to this part of pay, shown in the table of all parts.'),
  often: field.yesNo('Yes (true): the field is always visible. No: it is under "More".'),
  columns: field.list('Other headings of this part of pay in an uploaded file.', field.text()),
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
