/** Which duties fall due, for whom and on which days: one entry per duty. */
import { z } from 'zod';
import { FILER_CALENDARS, DUE_LAWS, type FilerCalendarId } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import { collection, GROUP_WITHOUT_HEAD } from './collection.ts';
import { conditions, noteAndPublication } from './tool-forms.ts';
import * as field from './fields.ts';

const month = (about: string) => z.int().min(1).max(12).describe(about);

const timeSpan = field.figureId(undefined, 'days', 'months');

/** When a duty falls due; each day and period is the id of a figure in the register. */
const due = z.discriminatedUnion('kind', [
  /** After each month, or after each quarter that ends in March, June, September or December. */
  z
    .strictObject({
      kind: field.kind('month'),
      day: field
        .figureId('Figure with the day of the next month, such as "20th".', 'text')
        .optional(),
      after: field
        .figureId('Instead of a day: days after the end of the month.', 'days')
        .optional(),
      quarter: field
        .choice(
          ['whole', 'first-two'],
          'Once for each quarter, or for its first two months alone; left out: every month.',
        )
        .optional(),
      march: field.figureId('Day and month for March, such as "30 April".', 'text').optional(),
    })
    .refine(({ day, after }) => (day === undefined) !== (after === undefined), {
      error: 'write "day" or "after"',
    }),
  z.strictObject({
    kind: field.kind('dates'),
    dates: field.groups('The days, in the order of the year.', {
      on: field.figureId('Day and month, such as "31 October".', 'text'),
      plus: field.figureId('Days after that day.', 'days').optional(),
      from: month('First month of the period it is for, 1 to 12.'),
      to: month('Last month of that period.'),
      running: field.yesNo('Yes (true): the due date is within the period, not after it.'),
      wholePeriod: field.yesNo(
        'Yes (true): not for a period that began before the business was formed.',
      ),
      part: field.text('Name of this date among several, such as "first instalment".').optional(),
    }),
  }),
  /** A fixed period after the end of the financial year. */
  z.strictObject({
    kind: field.kind('year-end'),
    after: field.list('Months and days that are added up.', timeSpan),
    meeting: field.yesNo(
      'Yes (true): the first period ends with the general meeting, on its actual day if the visitor has entered it.',
    ),
  }),
  z.strictObject({
    kind: field.kind('once'),
    on: field.figureId('A figure of unit "date".', 'date'),
    existedOn: field.date('Not for a business that was formed after this day.').optional(),
  }),
  /** A fixed period after a day that the visitor gives; without that day there is no date. */
  z.strictObject({
    kind: field.kind('after-day'),
    since: field.choice(['incorporated', 'board'], 'Day of incorporation, or of the last meeting.'),
    after: field.list('Days and months that are added up.', timeSpan),
    repeated: field.yesNo(
      'Yes (true): the duty repeats, and each date is counted from the previous due date.',
    ),
  }),
]);

const complianceRule = z.strictObject({
  id: field.id('Its name in addresses and links.'),
  title: field.title('The duty with its form: "GSTR-3B, monthly".'),
  titles: field.optionalGroups('More exact titles for some answers; the first that fits is used.', {
    when: conditions(),
    title: field.title('Its title for these answers.'),
  }),
  law: field.choice(DUE_LAWS, 'Law by which the page filters.'),
  what: field.text('The duty, in a sentence.'),
  who: field.text('Whom it concerns, in a sentence.'),
  due: due.describe('On which days it falls due.'),
  when: field.text('The due date in a sentence: "By the 20th of the next month."'),
  heldOn: field
    .choice(
      ['board'],
      'For a meeting: the question for the day of the last one. Its period gets no date.',
    )
    .optional(),
  for: conditions('Whom it concerns: all of these hold; an empty list is everybody.'),
  holiday: field.choice(['none', 'general-clauses'], 'Whether the next open day may count.'),
  lateFee: field.reference('lateFees', 'The cost of being late.').optional(),
  calendars: field
    .list(
      'Ready-made calendars that contain it.',
      z.enum(Object.keys(FILER_CALENDARS) as FilerCalendarId[]),
    )
    .optional(),
  ...noteAndPublication,
});
export type ComplianceRule = z.output<typeof complianceRule>;

export const complianceRules = collection({
  files: 'tools/compliance-rules.json',
  group: GROUP_WITHOUT_HEAD,
  schema: complianceRule,
  label: 'Rules of due dates',
  tool: 'compliance-year',
  address: (id) => `${ROUTES.complianceYear}#${id}`,
});
