/** What a foreign-owned company has to do in a year; the day of each comes from the register. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { headingAnchor } from '#lib/slug.ts';
import { collection } from './collection.ts';
import { entry, formed, text, title } from './fields.ts';

const schema = entry({
  title: title().describe('Heading of this part.'),
  kind: z
    .enum(['after', 'on', 'monthly'])
    .describe('Days after an event, a day of the year, or every month.'),
  lead: text().describe('One or two sentences under the heading.'),
  duties: z
    .array(
      entry({
        by: formed(
          /^[a-z0-9]+(-[a-z0-9]+)*$/,
          'write the id of a figure in content/facts/',
        ).describe(
          'Figure of the register that says the day, or the number of days; its law is the source.',
        ),
        after: text().optional().describe('The event the days run from: "incorporation".'),
        what: text().describe('What is done, in a few words.'),
        form: text().optional().describe('Form or return.'),
        who: text().describe('Who does it.'),
        fee: text().describe('Government fee, and what being late costs.'),
        note: text().optional().describe('For whom it is, or what is not certain.'),
      }),
    )
    .min(1)
    .describe('The duties, in the order of the year.'),
});

export const duties = collection({
  folder: 'tools',
  list: 'tools/subsidiary-year.json',
  extension: 'json',
  schema,
  label: 'Subsidiary’s year',
  address: (_id, { title }) => `${ROUTES.foreignSubsidiaryYear}#${headingAnchor(title ?? '')}`,
});
