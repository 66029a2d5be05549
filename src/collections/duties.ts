/** What a foreign-owned company has to do in a year; the day of each comes from the register. */
import { ROUTES } from '#site/routes.ts';
import { headingAnchor } from '#lib/slug.ts';
import { collection } from './collection.ts';
import { choice, entry, figure, groups, text, title } from './fields.ts';

const schema = entry({
  title: title('Heading of this part.'),
  kind: choice(
    ['after', 'on', 'monthly'],
    'Days after an event, a day of the year, or every month.',
  ),
  lead: text('One or two sentences under the heading.'),
  duties: groups('The duties, in the order of the year.', {
    by: figure(
      'Figure of the register that says the day, or the number of days; its law is the source.',
    ),
    after: text('The event the days run from: "incorporation".').optional(),
    what: text('What is done, in a few words.'),
    form: text('Form or return.').optional(),
    who: text('Who does it.'),
    fee: text('Government fee, and what being late costs.'),
    note: text('For whom it is, or what is not certain.').optional(),
  }),
});

export const duties = collection({
  files: 'tools/subsidiary-year.json',
  schema,
  label: 'Subsidiary’s year',
  address: (_id, { title }) => `${ROUTES.foreignSubsidiaryYear}#${headingAnchor(title ?? '')}`,
});
