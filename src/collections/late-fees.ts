/** The cost of a delay: one entry per return, payment or form. */
import { z } from 'zod';
import { DUE_LAWS } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import { addIssueAt, collection, GROUP_WITHOUT_HEAD } from './collection.ts';
import { thresholdFields, conditions, noteAndPublication } from './tool-forms.ts';
import * as field from './fields.ts';

const questionOf = (about: string) =>
  field
    .id(about, 'write the name of a question of late-fees in content/tools/questions.json')
    .optional();

const chargeFields = {
  label: field.text('Name of the charge.'),
  when: conditions('Charged only if the answers meet all of these.').optional(),
  older: field.optionalGroup('Its name under an earlier law.', {
    dueBefore: field.date('Used if the due date is before this day.'),
    label: field.text('Name of the charge at that time.'),
  }),
  dueOn: field
    .list(
      'Charged only if the due date is one of these days of the year.',
      field.figureId(undefined, 'text'),
    )
    .optional(),
  inWords: field.list(
    'Lines in the full table: first the name and what the steps depend on, then one line per step.',
    field.text(),
    2,
  ),
  amount: questionOf('Question for the amount on which it is charged, in rupees.'),
  size: questionOf('Question whose answer decides the step: turnover, capital, income.'),
};
const capAtAmount = field.yesNo(
  'Yes (true): the charge is never more than the amount that was due.',
);
const bySize = {
  upTo: thresholdFields.upTo,
  below: z.number().optional().describe('The step applies below this amount.'),
};

const charge = z.discriminatedUnion('kind', [
  /** A fixed sum, a multiple of the form's fee, or a sum for each day, by size and delay, with or without a cap. */
  z
    .strictObject({
      kind: field.kind('fee'),
      ...chargeFields,
      each: questionOf('Question for the number of persons, each of whom pays the fee.'),
      capOf: questionOf('Question for the amount of which the cap is a percentage.'),
      fees: field.optionalGroups(
        'Fee of the form, which the steps multiply; the first one that fits is used.',
        {
          ...bySize,
          fee: field.figureId(undefined, 'inr'),
        },
      ),
      steps: field.list(
        'The first step that fits is used.',
        z
          .strictObject({
            nil: field.yesNo('Yes (true): for a nil return only.'),
            ...bySize,
            days: z.int().min(1).optional().describe('Up to this many days late.'),
            months: z.int().min(1).optional().describe('Up to this many months late.'),
            sum: field.figureId('A single sum.', 'inr').optional(),
            times: field.figureId('Multiple of the fee of the form.', 'count').optional(),
            perDay: field.figureId('Sum for each day after the previous step.', 'inr').optional(),
            cap: field
              .figureId('Largest sum; with "capOf" a percentage.', 'inr', 'percent')
              .optional(),
          })
          .refine(
            ({ sum, times, perDay }) => [sum, times, perDay].some((figure) => figure !== undefined),
            'needs "sum", "times" or "perDay"',
          ),
      ),
      capAtAmount,
    })
    .superRefine(({ fees, steps }, context) => {
      if (fees === undefined && steps.some(({ times }) => times !== undefined))
        addIssueAt(context, ['fees'], 'is missing; a step counts "times" the fee of the form');
    }),
  /** Simple interest on the amount, or a share of it. */
  z.strictObject({
    kind: field.kind('interest'),
    ...chargeFields,
    rate: field.figureId('Percent a year or a month.', 'percent'),
    per: field.choice(
      ['year', 'year-by-month', 'month', 'month-from-april', 'calendar-month', 'once'],
      'By the day of a year, by months begun as parts of a year, by months begun, by months begun from the next 1 April on, by each month of the calendar touched, or once, however late.',
    ),
    plus: field.figureId('Fixed sum that is added.', 'inr').optional(),
    less: questionOf('Question with the part of the amount that bears no interest.'),
    since: questionOf('Question with the day from which it runs; the due date when left out.'),
    then: field.optionalGroup('A different rate after some months.', {
      months: z.int().min(1).describe('Months from the first day of delay.'),
      rate: field.figureId('Percent from then on.', 'percent'),
    }),
    capAtAmount,
    roundUp: z.int().min(1).optional().describe('Rounded up to a multiple of this many rupees.'),
  }),
]);
export type LateFeeCharge = z.output<typeof charge>;

const lateFee = z.strictObject({
  id: field.id('Its name in addresses and links.'),
  title: field.title(
    'What is late. The form comes first, because visitors type its name: "GSTR-3B (GST return)".',
  ),
  group: field.choice(DUE_LAWS, 'Heading in the table and in the list of choices.'),
  due: field.text('When it is due, in a sentence.'),
  dueFrom: field.optionalGroup(
    'Only if the due date follows from another day; the tool then does not ask for it.',
    {
      since: field.id('Name of the question that asks for that day.'),
      day: field.figureId('Day of the next month, such as "7th".', 'text'),
      march: field.figureId('Day and month after a day in March, such as "30 April".', 'text'),
    },
  ),
  charges: field.list('In the order in which they are added up.', charge),
  ordered: field.yesNo(
    'Yes (true): a penalty that an officer may order, not a fee that the portal asks for.',
  ),
  unless: field
    .list(
      'When no sum can be given.',
      z
        .strictObject({
          dueBefore: field.date('Due before this day.').optional(),
          years: field
            .figureId('Filed more than this many years after the due date.', 'years')
            .optional(),
          sameYear: field.yesNo(
            'Yes (true): filed after 31 December of the year in which it was due.',
          ),
          when: conditions('The answers meet all of these.').optional(),
          says: field.text(
            'The answer in place of a sum. The table prints it too, so the text must state the case.',
          ),
        })
        .refine(
          ({ dueBefore, years, sameYear, when }) => dueBefore ?? years ?? sameYear ?? when,
          'needs "dueBefore", "years", "sameYear" or "when"',
        ),
    )
    .optional(),
  after: field.text('Further consequences: penalties, filings that are blocked.').optional(),
  ...noteAndPublication,
});
export type LateFee = z.output<typeof lateFee>;

export const lateFees = collection({
  files: 'tools/late-fees.json',
  group: GROUP_WITHOUT_HEAD,
  schema: lateFee,
  label: 'Late fees',
  address: (id) => `${ROUTES.lateFees}#${id}`,
});
