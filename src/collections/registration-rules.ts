/** What a business registers for, and the duties that come with its size: one entry each. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { expectedServiceIds } from '#site/services.ts';
import { collection } from './collection.ts';
import { conditions } from './conditions.ts';
import { choice, entry, flag, groups, publication, text, title } from './fields.ts';

const schema = entry({
  title: title('Registration or duty: "Goods and services tax (GST)".'),
  act: text('What the reader does, after "You must": "register for GST".'),
  group: choice(
    ['Tax and trade', 'Labour', 'Karnataka', 'Committees and duties'],
    'Heading in the table of all.',
  ),
  law: text('Act and section.'),
  rule: text('Who comes under it, in words, with its threshold.'),
  only: conditions(
    'Left out of the answer unless all of these hold, such as a law of one State.',
  ).optional(),
  must: groups('Cases in which it is compulsory; one is enough.', {
    when: conditions('All of these hold.'),
    why: text('What the visitor reads: why it is compulsory.'),
  }).optional(),
  may: groups('Cases in which it is a choice, or has to be checked.', {
    when: conditions('All of these hold; an empty list always does.'),
    why: text('What the visitor reads.'),
    check: flag('Not a choice: whether it is compulsory depends on what the tool does not ask.'),
  }).optional(),
  later: text('What would make it compulsory, where that is more than one number.').optional(),
  workers: flag('The law counts workers, the tool all employees; the page says so.'),
  who: text('Who acts.').optional(),
  by: text('By when.'),
  fee: text('Government fee, where it is certain.').optional(),
  service: choice(expectedServiceIds(), 'The service whose page it leads to.').optional(),
  note: text('What is not certain, in words that visitors read.').optional(),
  ...publication(),
});
export type RegistrationRule = z.output<typeof schema>;

export const registrationRules = collection({
  files: 'tools/registrations.json',
  schema,
  label: 'Registrations',
  address: (id) => `${ROUTES.registrations}#${id}`,
});
