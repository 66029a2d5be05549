/** Which duties fall due, for whom and on which days: one entry per duty. */
import { z } from 'zod';
import { DUE_CALENDARS, DUE_LAWS, type DueCalendar } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import { conditions, noteAndPublication } from './conditions.ts';
import { choice, entry, figure, flag, groups, isoDate, kind, list, text, title } from './fields.ts';

const month = (about: string) => z.int().min(1).max(12).describe(about);

/** When a duty falls due; each day and period is the id of a figure in the register. */
const due = z.discriminatedUnion('kind', [
  /** On a day of the month after each month, or after each quarter that ends in March, June, September or December. */
  entry({
    kind: kind('month'),
    day: figure('Figure with the day of the next month, such as "20th".'),
    quarter: choice(
      ['whole', 'first-two'],
      'Once for each quarter, or for its first two months alone; left out: every month.',
    ).optional(),
    march: figure('Day and month for March, such as "30 April".').optional(),
  }),
  /** On fixed days of the year. */
  entry({
    kind: kind('dates'),
    dates: groups('The days, in the order of the year.', {
      on: figure('Day and month, such as "31 October".'),
      plus: figure('Days after that day.').optional(),
      from: month('First month of the period it is for, 1 to 12.'),
      to: month('Last month of that period.'),
      running: flag('The period is still running on the day.'),
      part: text('Which of several it is, such as "first instalment".').optional(),
    }),
  }),
  /** A fixed period after the end of the financial year. */
  entry({
    kind: kind('year-end'),
    after: list('Months and days that are added up.', figure()),
    meeting: flag(
      'The first ends with the general meeting; its true day is used where it is known.',
    ),
  }),
  /** Once, on one day. */
  entry({
    kind: kind('once'),
    on: figure('A figure of unit "date".'),
    existedOn: isoDate('Not for a business that was formed after this day.').optional(),
  }),
  /** A fixed period after a day that the visitor gives; without that day there is no date. */
  entry({
    kind: kind('after-day'),
    since: choice(
      ['incorporated', 'board'],
      'Question with the day: of incorporation, or of the last board meeting.',
    ),
    after: list('Days and months that are added up.', figure()),
  }),
]);

const complianceRule = entry({
  title: title('The duty with its form: "GSTR-3B, monthly".'),
  law: choice(DUE_LAWS, 'Law by which the page filters.'),
  what: text('What is done, in a sentence.'),
  who: text('Whom it concerns, in a sentence.'),
  due: due.describe('On which days it falls due.'),
  for: conditions('Whom it concerns: all of these hold; an empty list is everybody.'),
  holiday: choice(
    ['none', 'general-clauses'],
    '"general-clauses" where section 10 of the General Clauses Act may give the next open day.',
  ),
  lateFee: figure('Entry in content/tools/late-fees.json with the cost of being late.').optional(),
  calendars: list(
    'Ready-made calendars that hold it.',
    z.enum(Object.keys(DUE_CALENDARS) as DueCalendar[]),
  ).optional(),
  ...noteAndPublication,
});
export type ComplianceRule = z.output<typeof complianceRule>;

export const complianceRules = collection({
  files: 'tools/compliance-rules.json',
  isList: true,
  schema: complianceRule,
  label: 'Rules of due dates',
  address: (id) => `${ROUTES.complianceYear}#${id}`,
});
