/** Rules on the registrations and duties of a business: one entry per registration. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { collection, GROUP_WITHOUT_HEAD } from './collection.ts';
import { conditions, noteAndPublication } from './tool-forms.ts';
import * as field from './fields.ts';

const registrationRule = z
  .strictObject({
    id: field.id('Its name in addresses and links.'),
    title: field.title('Registration or duty: "Goods and services tax (GST)".'),
    act: field.text('Words after "You must", such as "register for GST".'),
    group: field.choice(['Tax and trade', 'Labour', 'Karnataka', 'Committees and duties']),
    law: field.text('Act and section.'),
    rule: field.text('Whom it concerns, in words, with the threshold.'),
    only: conditions('Left out unless all of these hold, such as a law of one State.').optional(),
    must: field.optionalGroups('Cases in which it is compulsory; one is enough.', {
      when: conditions(),
      why: field.text('Reason for the visitor: why it is compulsory.'),
      by: field.text('By when, if this case has another day.').optional(),
    }),
    may: field.optionalGroups('Cases in which it is a choice, or has to be checked.', {
      when: conditions(),
      why: field.text('Reason for the visitor.'),
      check: field.yesNo('Not optional: it depends on facts the tool does not ask for.'),
    }),
    later: field.text('Event that would make it compulsory, without a full stop.').optional(),
    until: field.text('Duties that apply even below its threshold.').optional(),
    workers: field
      .text('Note if the law counts only workers but the tool asks for all employees.')
      .optional(),
    who: field.text('Who acts.').optional(),
    by: field.text('By when.'),
    fee: field.text('Government fee, where it is certain.').optional(),
    service: field.internalPath('Page of the related service.').optional(),
    ...noteAndPublication,
  })
  .refine(({ must, may }) => must ?? may, {
    error: 'is missing; write the cases of "must", of "may", or both',
    path: ['must'],
  });
export type RegistrationRule = z.output<typeof registrationRule>;

export const registrationRules = collection({
  files: 'tools/registrations.json',
  group: GROUP_WITHOUT_HEAD,
  schema: registrationRule,
  label: 'Registrations',
  tool: 'registrations',
  address: (id) => `${ROUTES.registrations}#${id}`,
});
