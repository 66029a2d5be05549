/** What being late costs: one entry a return, payment or form, each figure by its key in the register. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import { entry, figureOrNumber, formed, isoDate, publication, text, title } from './fields.ts';

const figure = (what = 'Figure of the register.') =>
  formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the id of a figure in content/facts/').describe(what);
const question = (what: string) =>
  formed(
    /^[a-z]+(-[a-z]+)*$/,
    'write the name of a question of late-fees in content/tools/questions.json',
  )
    .optional()
    .describe(what);
const kind = <Kind extends string>(name: Kind, what: string) => z.literal(name).describe(what);

/** What every charge may say. */
const charge = {
  label: text().describe('What the charge is called.'),
  older: entry({
    dueBefore: isoDate().describe('For what was due before this day.'),
    label: text().describe('What the charge was called then.'),
  })
    .optional()
    .describe('Where an earlier law had another name for it.'),
  amount: question('Question with the amount that it is counted on, in rupees.'),
  size: question('Question whose answer decides the step: turnover, capital, income.'),
};
const capAtAmount = () =>
  z.boolean().optional().describe('Never more than the amount that was due.');
/** Where a step ends; the last has neither. */
const limits = {
  upTo: figureOrNumber().optional().describe('Largest size of this step.'),
  below: z
    .number()
    .optional()
    .describe('The same where the limit itself belongs to the next step.'),
};
const days = () => z.int().min(1).optional().describe('For at most so many days late.');

/** Fixed sum for each day, up to a cap. */
const daily = entry({
  kind: kind('daily', 'A sum for each day.'),
  ...charge,
  each: question('Question with a number of persons, each of whom pays it.'),
  capOf: question('Question with the sum of which the cap is a percentage.'),
  steps: z
    .array(
      entry({
        nil: z.boolean().optional().describe('For a nil return only.'),
        ...limits,
        perDay: figure().describe('Sum a day.'),
        cap: figure().optional().describe('Largest sum; with "capOf" a percentage.'),
      }),
    )
    .min(1)
    .describe('Steps; the first that fits counts.'),
  capAtAmount: capAtAmount(),
});

/** Simple interest on the amount. */
const interest = entry({
  kind: kind('interest', 'Interest on the amount.'),
  ...charge,
  rate: figure().describe('Percent a year or a month.'),
  per: z
    .enum(['year', 'month', 'calendar-month'])
    .describe('By the day of a year, by months begun, or by each month of the calendar touched.'),
  since: question('Question with the day from which it runs; the due date when left out.'),
  then: entry({
    months: z.int().min(1).describe('Months from the first day of delay.'),
    rate: figure().describe('Percent from then on.'),
  })
    .optional()
    .describe('Another rate after so many months.'),
  capAtAmount: capAtAmount(),
});

/** One sum, by size and by how late. */
const once = entry({
  kind: kind('once', 'One sum.'),
  ...charge,
  steps: z
    .array(entry({ ...limits, days: days(), sum: figure('The sum.') }))
    .min(1)
    .describe('Steps; the first that fits counts.'),
});

/** So many times the form's own fee, by how late. */
const multiple = entry({
  kind: kind('multiple', 'So many times the fee of the form.'),
  ...charge,
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

const anyCharge = z.discriminatedUnion('kind', [daily, interest, once, multiple]);
export type Charge = z.output<typeof anyCharge>;

const schema = entry({
  title: title().describe('What is late, with its form: "GST return GSTR-3B".'),
  group: z
    .enum(['GST', 'Income tax', 'Company and LLP', 'Labour', 'Foreign exchange'])
    .describe('Heading in the table and in the list of choices.'),
  due: text().describe('When it is due, in a sentence.'),
  charges: z.array(anyCharge).min(1).describe('In the order in which they are added up.'),
  ordered: z
    .boolean()
    .optional()
    .describe('A penalty that an officer may order, not a fee that the portal asks for.'),
  unless: z
    .array(
      entry({
        dueBefore: isoDate().optional().describe('Due before this day.'),
        years: figure().optional().describe('Filed more than so many years after the due date.'),
        sameYear: z
          .boolean()
          .optional()
          .describe('Filed after 31 December of the year in which it was due.'),
        says: text().describe('The answer, in place of a sum.'),
      }),
    )
    .optional()
    .describe('When no sum can be given.'),
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
