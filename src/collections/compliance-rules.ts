/** Duties of a business: what is due, for whom and when. One entry per duty. */
import { z } from 'zod';
import { FILER_CALENDARS, DUE_LAWS, type FilerCalendarId } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import { collection, GROUP_WITHOUT_HEAD } from './collection.ts';
import { conditions, noteAndPublication } from './tool-forms.ts';
import * as field from './fields.ts';

const month = (about: string) => z.int().min(1).max(12).describe(about);

const timeSpan = field.figureId(undefined, 'days', 'months');

/** When a duty falls due. A day or period that the law sets is written as the id of a figure in content/facts/. */
const due = z.discriminatedUnion('kind', [
  /** Due after each month or quarter. Quarters end in March, June, September and December. */
  z
    .strictObject({
      kind: field.kind('month'),
      day: field
        .figureId('Figure with the due day in the next month, such as "20th".', 'text')
        .optional(),
      after: field
        .figureId('Instead of "day": number of days after the end of the month.', 'days')
        .optional(),
      quarter: field
        .choice(
          ['whole', 'first-two'],
          '"whole": for each quarter. "first-two": for the first and second month of each quarter. If left out: for every month.',
        )
        .optional(),
      march: field.figureId('Due date for March, such as "30 April".', 'text').optional(),
    })
    .refine(({ day, after }) => (day === undefined) !== (after === undefined), {
      error: 'write "day" or "after"',
    }),
  z.strictObject({
    kind: field.kind('dates'),
    dates: field.groups('Due dates of one year, in order.', {
      on: field.figureId('Day and month, such as "31 October".', 'text'),
      plus: field.figureId('Number of days to add to the day in "on".', 'days').optional(),
      from: month('First month of the period for which the duty falls due, 1 to 12.'),
      to: month('Last month of the period, 1 to 12.'),
      running: field.yesNo('Yes (true): the due date is within the period, not after it.'),
      wholePeriod: field.yesNo(
        'Yes (true): a period that began before the business was formed has no due date.',
      ),
      part: field.text('Name of this date, such as "First instalment".').optional(),
    }),
  }),
  z.strictObject({
    kind: field.kind('year-end'),
    after: field.list('Months and days to add to the end of the financial year.', timeSpan),
    meeting: field.yesNo(
      'Yes (true): the day of the general meeting replaces the first item of "after". If the visitor has not entered the day of the meeting, the last permitted day for the meeting is used.',
    ),
  }),
  z.strictObject({
    kind: field.kind('once'),
    on: field.figureId('Due date: id of a figure with the unit "date".', 'date'),
    existedOn: field.date('Due only if the business existed on this day.').optional(),
  }),
  /**
   * A fixed period after a day that the visitor enters. Without the day of the last board meeting, the last permitted
   * day of the first meeting is used. If the day of incorporation is also missing, there is no due date.
   */
  z.strictObject({
    kind: field.kind('after-day'),
    since: field.choice(['incorporated', 'board'], 'Day of incorporation, or last board meeting.'),
    after: field.list('Days and months to add to the day in "since".', timeSpan),
    repeated: field.yesNo(
      'Yes (true): the duty repeats, and each date is counted from the previous due date.',
    ),
  }),
]);

const complianceRule = z.strictObject({
  id: field.id('Name of the rule in addresses and links.'),
  title: field.title('Name of the duty with its form, such as "GSTR-3B, monthly".'),
  titles: field.optionalGroups('Titles for some answers. The first title that fits is used.', {
    when: conditions(),
    title: field.title('Title of the duty for these answers.'),
  }),
  law: field.choice(DUE_LAWS, 'Law of the duty. Visitors can filter the due dates by law.'),
  what: field.text('What has to be done, in one sentence.'),
  who: field.text('Who has to do it, in one sentence.'),
  due: due.describe('On which days the duty falls due.'),
  when: field.text('The due date in one sentence: "By the 20th of the next month."'),
  heldOn: field
    .choice(
      ['board'],
      'Only if the duty is a meeting: the question for the day of the last meeting. A period in which the meeting was held has no due date.',
    )
    .optional(),
  for: conditions('Who has the duty: all conditions must hold. An empty list means everybody.'),
  holiday: field.choice(['none', 'general-clauses'], 'Whether a holiday may move the due date.'),
  lateFee: field.reference('lateFees', 'Late fee for this duty.').optional(),
  calendars: field
    .list(
      'Ready-made calendars that contain the due dates of this rule.',
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
