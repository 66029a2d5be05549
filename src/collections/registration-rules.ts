/** Rules on the registrations and duties of a business: one entry per registration. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { collection, GROUP_WITHOUT_HEAD } from './collection.ts';
import { conditions, noteAndPublication } from './tool-forms.ts';
import * as field from './fields.ts';

const registrationRule = z
  .strictObject({
    id: field.id('Name of the entry in addresses and links.'),
    title: field.title('Registration or duty, such as "Goods and services tax (GST)".'),
    act: field.text('Words after "You must", such as "register for GST".'),
    group: field.choice(['Tax and trade', 'Labour', 'Karnataka', 'Committees and duties']),
    law: field.text('Act and section.'),
    rule: field.text('The rule in words: whom it concerns, with the threshold.'),
    only: conditions('The rule appears only if the answers meet all these conditions.').optional(),
    must: field.optionalGroups('Cases in which registration is compulsory. One case is enough.', {
      when: conditions(),
      why: field.text('Reason shown to the visitor: why registration is compulsory.'),
      by: field.text('Time limit in this case, if the usual limit does not apply.').optional(),
    }),
    may: field.optionalGroups('Cases in which registration is optional or has to be checked.', {
      when: conditions(),
      why: field.text('Reason for the visitor: why registration is optional or needs a check.'),
      check: field.yesNo('Yes (true): the case depends on facts that the tool does not ask for.'),
    }),
    later: field.text('When registration is compulsory or possible. No full stop.').optional(),
    until: field.text('Duties that apply even below the threshold of the registration.').optional(),
    workers: field
      .text('Note if the law counts only workers but the tool asks for all employees.')
      .optional(),
    who: field.text('Who has to act.').optional(),
    by: field.text('Time limit, such as "Within 30 days of becoming liable."'),
    fee: field.text('Government fee. Leave this empty if the fee is not certain.').optional(),
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
