/** What being late costs: one entry a return, payment or form, each figure by its key in the register. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import {
  choice,
  entry,
  figure,
  figureOrNumber,
  flag,
  group,
  groups,
  id,
  isoDate,
  list,
  oneOf,
  publication,
  text,
  title,
} from './fields.ts';

const question = (about: string) =>
  id(about, 'write the name of a question of late-fees in content/tools/questions.json').optional();
const kind = <Kind extends string>(name: Kind, about: string) => z.literal(name).describe(about);

/** What every charge may say. */
const charge = {
  label: text('What the charge is called.'),
  older: group('Where an earlier law had another name for it.', {
    dueBefore: isoDate('For what was due before this day.'),
    label: text('What the charge was called then.'),
  }).optional(),
  amount: question('Question with the amount that it is counted on, in rupees.'),
  size: question('Question whose answer decides the step: turnover, capital, income.'),
};
const capAtAmount = () => flag('Never more than the amount that was due.');
/** Where a step ends; the last has neither. */
const limits = {
  upTo: figureOrNumber('Largest size of this step.').optional(),
  below: z.number().optional().describe('The same where the limit is of the next step.'),
};
const days = () => z.int().min(1).optional().describe('For at most so many days late.');

/** Fixed sum for each day, up to a cap. */
const daily = entry({
  kind: kind('daily', 'A sum for each day.'),
  ...charge,
  each: question('Question with a number of persons, each of whom pays it.'),
  capOf: question('Question with the sum of which the cap is a percentage.'),
  steps: groups('Steps; the first that fits counts.', {
    nil: flag('For a nil return only.'),
    ...limits,
    perDay: figure('Sum a day.'),
    cap: figure('Largest sum; with "capOf" a percentage.').optional(),
  }),
  capAtAmount: capAtAmount(),
});

/** Simple interest on the amount, or a share of it. */
const interest = entry({
  kind: kind('interest', 'Interest on the amount.'),
  ...charge,
  rate: figure('Percent a year or a month.'),
  per: choice(
    ['year', 'month', 'calendar-month', 'once'],
    'By the day of a year, by months begun, by each month of the calendar touched, or once, however late.',
  ),
  since: question('Question with the day from which it runs; the due date when left out.'),
  then: group('Another rate after so many months.', {
    months: z.int().min(1).describe('Months from the first day of delay.'),
    rate: figure('Percent from then on.'),
  }).optional(),
  capAtAmount: capAtAmount(),
});

/** One sum, by size and by how late. */
const once = entry({
  kind: kind('once', 'One sum.'),
  ...charge,
  steps: groups('Steps; the first that fits counts.', {
    ...limits,
    days: days(),
    sum: figure('The sum.'),
  }),
});

/** So many times the form's own fee, by how late. */
const multiple = entry({
  kind: kind('multiple', 'So many times the fee of the form.'),
  ...charge,
  fees: groups('Steps; the first that fits counts.', {
    ...limits,
    fee: figure('Fee of the form.'),
  }),
  times: groups('Steps; the first that fits counts.', {
    days: days(),
    times: figure('How many times the fee.'),
    perDay: figure('Added for each day beyond the step before.').optional(),
  }),
});

const anyCharge = oneOf('kind', [daily, interest, once, multiple]);
export type Charge = z.output<typeof anyCharge>;

const schema = entry({
  title: title('What is late, with its form: "GST return GSTR-3B".'),
  group: choice(
    ['GST', 'Income tax', 'Company and LLP', 'Labour', 'Foreign exchange'],
    'Heading in the table and in the list of choices.',
  ),
  due: text('When it is due, in a sentence.'),
  charges: list('In the order in which they are added up.', anyCharge),
  ordered: flag('A penalty that an officer may order, not a fee that the portal asks for.'),
  unless: groups('When no sum can be given.', {
    dueBefore: isoDate('Due before this day.').optional(),
    years: figure('Filed more than so many years after the due date.').optional(),
    sameYear: flag('Filed after 31 December of the year in which it was due.'),
    says: text('The answer, in place of a sum.'),
  }).optional(),
  after: text('What else follows: penalties, what is blocked.').optional(),
  note: text('What is not certain, in words that visitors read.').optional(),
  ...publication(),
});
export type LateFee = z.output<typeof schema>;

export const lateFees = collection({
  files: 'tools/late-fees.json',
  schema,
  label: 'Late fees',
  address: (id) => `${ROUTES.lateFees}#${id}`,
});
