/** Charges for late filing and late payment: one entry for each return, payment or form. */
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
  when: conditions('Charged only if the answers meet all these conditions.').optional(),
  older: field.optionalGroup('Name of the charge under an earlier law.', {
    dueBefore: field.date('The earlier name is used if the due date is before this day.'),
    label: field.text('Name of the charge under the earlier law.'),
  }),
  dueOn: field
    .list(
      'Charged only if the due date is one of these days of the year.',
      field.figureId(undefined, 'text'),
    )
    .optional(),
  inWords: field.list(
    'Text of the charge in the table of rules. First line: the name of the charge and, if the charge has steps, what decides the step: "Late fee, by turnover". Then one line for each step or rate.',
    field.text(),
    2,
  ),
  amount: questionOf('Question that asks for the amount, in rupees, that is late.'),
  size: questionOf('Question whose answer decides which step applies, such as turnover or income.'),
};
const capAtAmount = field.yesNo(
  'Yes (true): the charge is never more than the amount that was due.',
);
const bySize = {
  upTo: thresholdFields.upTo,
  below: z.number().optional().describe('Used if the answer to "size" is less than this amount.'),
};

const charge = z.discriminatedUnion('kind', [
  /**
   * A charge with one or more steps. Each step is a fixed sum, a multiple of the form's fee, or a sum for each day, and
   * may have a cap. The delay and an answer, such as the turnover, decide which step applies.
   */
  z
    .strictObject({
      kind: field.kind('fee'),
      ...chargeFields,
      each: questionOf('Question that asks for the number of persons. Each person pays the fee.'),
      capOf: questionOf('If the cap is a percentage of an amount: question for this amount.'),
      fees: field.optionalGroups(
        'Filing fees of the form, by the answer to "size". The first fee that fits the answer is used. A step with "times" multiplies this fee.',
        {
          ...bySize,
          fee: field.figureId(undefined, 'inr'),
        },
      ),
      steps: field.list(
        'Steps of the charge. The first step that fits the answers is used.',
        z
          .strictObject({
            nil: field.yesNo('Yes (true): the step applies only to a nil return.'),
            ...bySize,
            days: z.int().min(1).optional().describe('Longest delay, in days, for this step.'),
            months: z.int().min(1).optional().describe('Longest delay, in months, for this step.'),
            sum: field.figureId('Fixed sum in rupees.', 'inr').optional(),
            times: field.figureId('Factor for the filing fee of the form.', 'count').optional(),
            perDay: field
              .figureId('Sum for each day of delay after the "days" of the previous step.', 'inr')
              .optional(),
            cap: field
              .figureId('Highest sum, or a percentage of the amount in "capOf".', 'inr', 'percent')
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
  /** Simple interest on the amount, or a percentage that is charged once. */
  z.strictObject({
    kind: field.kind('interest'),
    ...chargeFields,
    rate: field.figureId('Rate in percent, for the period in "per".', 'percent'),
    per: field.choice(
      ['year', 'year-by-month', 'month', 'month-from-april', 'calendar-month', 'once'],
      'year: a yearly rate, counted in days. year-by-month: a yearly rate, counted in months. month: a monthly rate. month-from-april: a monthly rate from the next 1 April. calendar-month: a rate for each calendar month that the delay touches. once: one percentage, however late. A part of a month counts as a month.',
    ),
    plus: field.figureId('Fixed sum that is added to the interest.', 'inr').optional(),
    less: questionOf('Question that asks for the part of the amount that bears no interest.'),
    since: questionOf('Question for the day from which interest runs. By default, the due date.'),
    then: field.optionalGroup('A different rate after a number of months.', {
      months: z.int().min(1).describe('Number of months for which the first rate applies.'),
      rate: field.figureId('Rate in percent after the number of months in "months".', 'percent'),
    }),
    capAtAmount,
    roundUp: z.int().min(1).optional().describe('100 rounds the sum up to the next ₹100.'),
  }),
]);
export type LateFeeCharge = z.output<typeof charge>;

const lateFee = z.strictObject({
  id: field.id('Name of the entry in addresses and links.'),
  title: field.title(
    'Return, payment or form. Begin with the name of the form, because visitors type this name: "GSTR-3B (GST return)".',
  ),
  group: field.choice(DUE_LAWS, 'Heading in the table and in the list of choices.'),
  due: field.text('One sentence that states the due date.'),
  dueFrom: field.optionalGroup(
    'Fill this in only if the due date depends on another day. The tool then asks for that day, not for the due date.',
    {
      since: field.id('Question that asks for the day from which the due date is calculated.'),
      day: field.figureId('Due day, in the month after the entered day, such as "7th".', 'text'),
      march: field.figureId('Due day if the entered day is in March, such as "30 April".', 'text'),
    },
  ),
  charges: field.list('Charges, in the order in which they are added up.', charge),
  ordered: field.yesNo(
    'Yes (true): the charge is a penalty that an officer may order, not a fee that the portal asks for.',
  ),
  unless: field
    .list(
      'Cases in which the tool shows a text in place of a sum.',
      z
        .strictObject({
          dueBefore: field.date('The due date is before this day.').optional(),
          years: field
            .figureId('The filing is more than this number of years after the due date.', 'years')
            .optional(),
          sameYear: field.yesNo(
            'Yes (true): the filing is after 31 December of the year of the due date.',
          ),
          when: conditions('The answers meet all these conditions.').optional(),
          says: field.text(
            'Text that replaces the sum. Repeat the conditions in the text, because the table of rules prints only the text.',
          ),
        })
        .refine(
          ({ dueBefore, years, sameYear, when }) => dueBefore ?? years ?? sameYear ?? when,
          'needs "dueBefore", "years", "sameYear" or "when"',
        ),
    )
    .optional(),
  after: field.text('Other consequences of the delay, such as blocked filings.').optional(),
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
