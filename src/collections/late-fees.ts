/** What being late costs: one file a return, payment or form, each figure by its key in the register. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import { entry, figureOrNumber, formed, publication, text, title } from './fields.ts';

const figure = (what = 'Figure of the register.') =>
  formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the id of a figure in content/facts/').describe(what);
const kind = <Kind extends string>(name: Kind, what: string) => z.literal(name).describe(what);
const capAtAmount = () =>
  z.boolean().optional().describe('Never more than the amount that was due.');
const label = () => text().describe('What the charge is called.');
/** Where a step ends; the last has neither. */
const limits = {
  upTo: figureOrNumber()
    .optional()
    .describe('Largest size (turnover, capital, income …) of this step.'),
  below: z
    .number()
    .optional()
    .describe('The same where the limit itself belongs to the next step.'),
};
const days = () => z.int().min(1).optional().describe('For at most so many days late.');

/** Fixed sum for each day, up to a cap. */
const daily = entry({
  kind: kind('daily', 'A sum for each day.'),
  label: label(),
  steps: z
    .array(
      entry({
        nil: z.boolean().optional().describe('For a nil return only.'),
        ...limits,
        perDay: figure().describe('Sum a day.'),
        cap: figure().optional().describe('Largest sum, or percentage of the size.'),
        capOfSize: z.boolean().optional().describe('The cap is a percentage of the size.'),
      }),
    )
    .min(1)
    .describe('Steps; the first that fits counts.'),
  capAtAmount: capAtAmount(),
});

/** Interest on the amount: simple, by days of a year or by months begun. */
const interest = entry({
  kind: kind('interest', 'Interest on the amount.'),
  label: label(),
  rate: figure().describe('Percent a year or a month.'),
  per: z.enum(['year', 'month']).describe('By the day of a year, or by months begun.'),
  capAtAmount: capAtAmount(),
});

/** One sum, by size and by how late. */
const once = entry({
  kind: kind('once', 'One sum.'),
  label: label(),
  steps: z
    .array(
      entry({
        ...limits,
        days: days(),
        sum: figure('The sum.'),
      }),
    )
    .min(1)
    .describe('Steps; the first that fits counts.'),
});

/** So many times the form's own fee, by how late. */
const multiple = entry({
  kind: kind('multiple', 'So many times the fee of the form.'),
  label: label(),
  fees: z
    .array(entry({ ...limits, fee: figure('Fee of the form.') }))
    .min(1)
    .describe('Steps; the first that fits counts.'),
  times: z
    .array(
      entry({
        days: days(),
        times: figure('How many times the fee.'),
        perDay: figure().optional().describe('Added for each day beyond the step before.'),
      }),
    )
    .min(1)
    .describe('Steps; the first that fits counts.'),
});

const charge = z.discriminatedUnion('kind', [daily, interest, once, multiple]);
export type Charge = z.output<typeof charge>;

const schema = entry({
  title: title().describe('What is late, with its form: "GST return GSTR-3B".'),
  group: z
    .enum(['GST', 'Income tax', 'Company and LLP', 'Labour', 'Foreign exchange'])
    .describe('Heading in the table.'),
  due: text().describe('When it is due, in a sentence.'),
  amount: text()
    .optional()
    .describe('Label of the amount that charges are counted on; left out where none is asked for.'),
  size: text()
    .optional()
    .describe('Label of the size that decides the step: turnover, capital, income.'),
  nil: z.boolean().optional().describe('Asks whether it is a nil return.'),
  charges: z.array(charge).min(1).describe('In the order in which they are added up.'),
  after: text().optional().describe('What else follows: penalties, what is blocked.'),
  note: text().optional().describe('What is not certain, in words that visitors read.'),
  ...publication(),
});
export type LateFee = z.output<typeof schema>;

export const lateFees = collection({
  folder: 'tools',
  list: 'tools/late-fees.json',
  extension: 'json',
  schema,
  label: 'Late fees',
  address: (id) => `${ROUTES.lateFees}#${id}`,
  // Searched through the page of the calculator, which has them all.
});
