/** What a delay costs: one entry per return, payment or form. */
import { z } from 'zod';
import { DUE_LAWS } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import { comparedNumber, noteAndPublication } from './conditions.ts';
import {
  choice,
  entry,
  figure,
  flag,
  group,
  groups,
  id,
  isoDate,
  kind,
  list,
  text,
  title,
} from './fields.ts';

const questionOf = (about: string) =>
  id(about, 'write the name of a question of late-fees in content/tools/questions.json').optional();

/** Fields that every charge may have. */
const chargeFields = {
  label: text('What the charge is called.'),
  older: group('Where an earlier law had another name for it.', {
    dueBefore: isoDate('For what was due before this day.'),
    label: text('What the charge was called then.'),
  }).optional(),
  amount: questionOf('Question with the amount that it is counted on, in rupees.'),
  size: questionOf('Question whose answer decides the step: turnover, capital, income.'),
};
const capAtAmount = flag('Never more than the amount that was due.');
const days = z.int().min(1).optional().describe('Up to this many days late.');
/** Steps by size; the first that fits applies. */
const steps = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  groups('The first that fits counts.', {
    upTo: comparedNumber.upTo,
    below: z.number().optional().describe('The same where the limit is of the next step.'),
    ...shape,
  });

const charge = z.discriminatedUnion('kind', [
  /** Fixed sum for each day, up to a cap. */
  entry({
    kind: kind('daily'),
    ...chargeFields,
    each: questionOf('Question with a number of persons, each of whom pays it.'),
    capOf: questionOf('Question with the sum of which the cap is a percentage.'),
    steps: steps({
      nil: flag('For a nil return only.'),
      perDay: figure('Sum a day.'),
      cap: figure('Largest sum; with "capOf" a percentage.').optional(),
    }),
    capAtAmount,
  }),
  /** Simple interest on the amount, or a share of it. */
  entry({
    kind: kind('interest'),
    ...chargeFields,
    rate: figure('Percent a year or a month.'),
    per: choice(
      ['year', 'year-by-month', 'month', 'month-from-april', 'calendar-month', 'once'],
      'By the day of a year, by months begun as parts of a year, by months begun, by months begun from the next 1 April on, by each month of the calendar touched, or once, however late.',
    ),
    plus: figure('Fixed sum that is added.').optional(),
    since: questionOf('Question with the day from which it runs; the due date when left out.'),
    then: group('A different rate after some months.', {
      months: z.int().min(1).describe('Months from the first day of delay.'),
      rate: figure('Percent from then on.'),
    }).optional(),
    capAtAmount,
    roundUp: z
      .int()
      .min(1)
      .optional()
      .describe('The sum is rounded up to a multiple of this many rupees.'),
  }),
  /** A single sum, by size and by length of delay. */
  entry({ kind: kind('once'), ...chargeFields, steps: steps({ days, sum: figure('The sum.') }) }),
  /** A multiple of the form's own fee, by length of delay. */
  entry({
    kind: kind('multiple'),
    ...chargeFields,
    fees: steps({ fee: figure('Fee of the form.') }),
    times: groups('The first that fits counts.', {
      days,
      times: figure('How many times the fee.'),
      perDay: figure('Added for each day beyond the step before.').optional(),
    }),
  }),
]);
export type Charge = z.output<typeof charge>;

const lateFee = entry({
  title: title('What is late, with its form: "GST return GSTR-3B".'),
  group: choice(DUE_LAWS, 'Heading in the table and in the list of choices.'),
  due: text('When it is due, in a sentence.'),
  charges: list('In the order in which they are added up.', charge),
  ordered: flag('A penalty that an officer may order, not a fee that the portal asks for.'),
  unless: groups('When no sum can be given.', {
    dueBefore: isoDate('Due before this day.').optional(),
    years: figure('Filed more than this many years after the due date.').optional(),
    sameYear: flag('Filed after 31 December of the year in which it was due.'),
    says: text('The answer, in place of a sum.'),
  }).optional(),
  after: text('What else follows: penalties, what is blocked.').optional(),
  ...noteAndPublication,
});
export type LateFee = z.output<typeof lateFee>;

export const lateFees = collection({
  files: 'tools/late-fees.json',
  isList: true,
  schema: lateFee,
  label: 'Late fees',
  address: (id) => `${ROUTES.lateFees}#${id}`,
});
