/** Legal forms of a business or charity, for the comparison and the six questions: one entry per form. */
import { z } from 'zod';
import type { Unit } from '#lib/dated-values.ts';
import { ROUTES } from '#site/routes.ts';
import { collection, GROUP_WITHOUT_HEAD } from './collection.ts';
import { noteAndPublication } from './tool-forms.ts';
import * as field from './fields.ts';

/** `work`: it fits, but with more yearly work. */
const FITS = ['fits', 'work', 'conditions', 'no'] as const;
export type CompanyFormFit = (typeof FITS)[number];

/** Answers to the questions that offer a choice, by the name of the question. */
const ANSWERS = {
  foreign: ['nri', 'oci', 'foreign-person', 'foreign-company', 'no-foreigner'],
  investors: ['investor-later', 'investor', 'no-investor'],
  purpose: ['profit', 'producers', 'non-profit'],
  liability: ['protected', 'unprotected'],
} as const;
const companyFormAnswer = z.enum(Object.values(ANSWERS).flat());
export type CompanyFormAnswer = z.output<typeof companyFormAnswer>;

const verdict = {
  fit: field.choice(FITS, '"work": with more yearly work; "conditions": possible with conditions.'),
  says: field.text('Why, in a sentence that visitors read.'),
};
/** Verdicts that depend on a number; each step applies up to its limit, and the last step has no limit. */
const fitSteps = (about: string, unit: Unit) =>
  field.groups(about, {
    upTo: field.figureId('Figure up to which this step applies.', unit).optional(),
    below: field
      .figureId('Exclusive limit: this figure belongs to the next step.', unit)
      .optional(),
    ...verdict,
  });

const companyForm = z.strictObject({
  id: field.id('Name of the form in addresses and links.'),
  title: field.title('Name of the form in full.'),
  short: field.text('Short name, for the heading of a column.'),
  service: field.internalPath('Page of the service that sets it up.'),
  facts: field.group('The rows of the comparison.', {
    owners: field.text('Who may own it, and the smallest and largest number of owners.'),
    managers: field.text('Who runs it.'),
    capital: field.text('Least capital.'),
    liability: field.text('Who is liable for its debts.'),
    audit: field.text('When accounts are audited.'),
    filings: field.list('Yearly filings, with form numbers and days.', field.text()),
    foreign: field.text('Owners from abroad.'),
    money: field.text('How it raises money.'),
    cost: field.text('Government fees to set it up.'),
    tax: field.text('Income tax rate.'),
    changes: field.text('Forms into which it can be converted.'),
    law: field.text('The law under which it is formed.'),
  }),
  ownPerson: field.yesNo('Yes (true): it is a person in law, apart from its owners.'),
  owners: fitSteps('How the number of owners decides.', 'count'),
  turnover: fitSteps('What the expected turnover changes.', 'inr'),
  reasons: field.groups('Consequence of each answer for this form.', {
    answers: field.list('Answers to which this verdict applies.', companyFormAnswer),
    ...verdict,
  }),
  ...noteAndPublication,
});
export type CompanyForm = z.output<typeof companyForm>;

export const companyForms = collection({
  files: 'tools/company-forms.json',
  group: GROUP_WITHOUT_HEAD,
  schema: companyForm,
  label: 'Company forms',
  address: (id) => `${ROUTES.companyForms}#${id}`,
});
