/** Which registrations and duties a business has: one entry per registration. */
import type { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import { conditions, noteAndPublication } from './conditions.ts';
import { choice, entry, flag, groups, internalPath, text, title } from './fields.ts';

const registrationRule = entry({
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
    when: conditions(),
    why: text('What the visitor reads: why it is compulsory.'),
    by: text('By when, where this case has a day of its own.').optional(),
  }).optional(),
  may: groups('Cases in which it is a choice, or has to be checked.', {
    when: conditions(),
    why: text('What the visitor reads.'),
    check: flag('Not a choice: whether it is compulsory depends on what the tool does not ask.'),
  }).optional(),
  later: text('What would make it compulsory, where that is more than one number.').optional(),
  workers: flag('The law counts workers, the tool all employees; the page says so.'),
  who: text('Who acts.').optional(),
  by: text('By when.'),
  fee: text('Government fee, where it is certain.').optional(),
  service: internalPath('Page of the service that it leads to.').optional(),
  ...noteAndPublication,
});
export type RegistrationRule = z.output<typeof registrationRule>;

export const registrationRules = collection({
  files: 'tools/registrations.json',
  isList: true,
  schema: registrationRule,
  label: 'Registrations',
  address: (id) => `${ROUTES.registrations}#${id}`,
});
