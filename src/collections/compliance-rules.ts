/** Rules from which due dates are counted: one file a duty, each day and limit by its key in the register. */
import { z } from 'zod';
import { DUE_CALENDARS, DUE_LAWS, type DueCalendar } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import { conditions } from './conditions.ts';
import { entry, formed, publication, text, title } from './fields.ts';

const figure = () =>
  formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the id of a figure in content/facts/');
const kind = <Name extends string>(name: Name) =>
  z.literal(name).describe('How the days are counted; it decides the other fields.');
const month = () => z.int().min(1).max(12);
const names = <Name extends string>(object: Readonly<Record<Name, string>>) =>
  z.enum(Object.keys(object) as [Name, ...Name[]]);

/** On a day of the month after each month. */
const monthly = entry({
  kind: kind('month'),
  day: figure().describe('Figure with the day of the next month, such as "20th".'),
  months: z.array(month()).min(1).optional().describe('Months it is for, 1 to 12; left out: all.'),
  except: entry({
    month: month().describe('The month, 1 to 12.'),
    on: figure().describe('Day and month, such as "30 April".'),
  })
    .optional()
    .describe('A month with a date of its own.'),
});

/** On a day of the month after each quarter that ends in March, June, September or December. */
const quarterly = entry({
  kind: kind('quarter'),
  day: figure().describe('Figure with the day of the next month, such as "13th".'),
});

/** On fixed days of the year. */
const dates = entry({
  kind: kind('dates'),
  dates: z
    .array(
      entry({
        on: figure().describe('Day and month, such as "31 October".'),
        plus: figure().optional().describe('So many days later.'),
        from: month().describe('First month of the period it is for.'),
        to: month().describe('Last month of that period.'),
        running: z.boolean().optional().describe('The period is still running on the day.'),
        part: text().optional().describe('Which of several it is, such as "first instalment".'),
      }),
    )
    .min(1)
    .describe('The days, in the order of the year.'),
});

/** So long after the end of the financial year. */
const afterYearEnd = entry({
  kind: kind('year-end'),
  after: z.array(figure()).min(1).describe('Months and days that are added up.'),
  meeting: z
    .boolean()
    .optional()
    .describe('The first ends with the general meeting; its true day is used where it is known.'),
});

/** On one day and never again. */
const once = entry({ kind: kind('once'), on: figure().describe('A figure of unit "date".') });

const due = z.discriminatedUnion('kind', [monthly, quarterly, dates, afterYearEnd, once]);

const schema = entry({
  title: title().describe('The duty with its form: "GSTR-3B, monthly".'),
  law: z.enum(DUE_LAWS).describe('Law by which the page filters.'),
  what: text().describe('What is done, in a sentence.'),
  who: text().describe('Whom it concerns, in a sentence.'),
  due: due.describe('On which days it falls due.'),
  for: conditions().describe('Whom it concerns: all of these hold; an empty list is everybody.'),
  holiday: z
    .enum(['none', 'general-clauses'])
    .describe(
      '"general-clauses" where section 10 of the General Clauses Act may give the next open day.',
    ),
  lateFee: figure()
    .optional()
    .describe('Entry in content/tools/late-fees.json that says what late costs.'),
  calendars: z
    .array(names<DueCalendar>(DUE_CALENDARS))
    .min(1)
    .optional()
    .describe('Ready-made calendars that hold it.'),
  note: text().optional().describe('What is not certain, in words that visitors read.'),
  ...publication(),
});
export type ComplianceRule = z.output<typeof schema>;

export const complianceRules = collection({
  folder: 'tools',
  list: 'tools/compliance-rules.json',
  extension: 'json',
  schema,
  label: 'Rules of due dates',
  address: (id) => `${ROUTES.complianceYear}#${id}`,
  // The search finds the page of all rules; one result a rule would push everything else down.
});
