/** Legal forms of a business or charity, one entry per form. */
import { z } from 'zod';
import type { Unit } from '#lib/dated-values.ts';
import { ROUTES } from '#site/routes.ts';
import { collection, GROUP_WITHOUT_HEAD } from './collection.ts';
import { noteAndPublication } from './tool-forms.ts';
import * as field from './fields.ts';

/** Verdicts on a legal form. `work`: the form suits the business, but causes more work each year. */
const FITS = ['fits', 'work', 'conditions', 'no'] as const;
export type CompanyFormFit = (typeof FITS)[number];

/** The questions that offer choices, and the possible answers to each question. */
const ANSWERS = {
  foreign: ['nri', 'oci', 'foreign-person', 'foreign-company', 'no-foreigner'],
  investors: ['investor-later', 'investor', 'no-investor'],
  purpose: ['profit', 'producers', 'non-profit'],
  liability: ['protected', 'unprotected'],
} as const;
const companyFormAnswer = z.enum(Object.values(ANSWERS).flat());
export type CompanyFormAnswer = z.output<typeof companyFormAnswer>;

const verdict = {
  fit: field.choice(FITS, '"work": fits, but needs more work; "conditions": fits on conditions.'),
  says: field.text('Reason for the verdict, in one sentence for visitors.'),
};
/** Verdicts that depend on a number. Each verdict applies up to a limit; the last verdict has no limit. */
const fitSteps = (about: string, unit: Unit) =>
  field.groups(about, {
    upTo: field.figureId('The verdict applies up to and including this figure.', unit).optional(),
    below: field
      .figureId('This verdict applies below this figure, but not at the figure.', unit)
      .optional(),
    ...verdict,
  });

const companyForm = z.strictObject({
  id: field.id('Name of the form in addresses and links.'),
  title: field.title('Name of the form in full.'),
  short: field.text('Short name, for the heading of a column.'),
  service: field.internalPath('Page of the service that sets up this form of business.'),
  facts: field.group('Texts in the rows of the comparison.', {
    owners: field.text('Who may be an owner, and the smallest and largest number of owners.'),
    managers: field.text('Who manages the business.'),
    capital: field.text('Minimum capital.'),
    liability: field.text('Who is liable for the debts.'),
    audit: field.text('When accounts are audited.'),
    filings: field.list('Yearly filings, with form numbers and due dates.', field.text()),
    foreign: field.text('Whether persons from abroad may be owners.'),
    money: field.text('How the business raises money.'),
    cost: field.text('Government fees to set up the business.'),
    tax: field.text('Income tax rate.'),
    changes: field.text('Forms into which this form can be converted.'),
    law: field.text('The law under which the business is formed.'),
  }),
  ownPerson: field.yesNo('Yes (true): in law, the business is a person separate from its owners.'),
  owners: fitSteps('Verdict for each number of owners.', 'count'),
  turnover: fitSteps('Verdict for each expected turnover.', 'inr'),
  reasons: field.groups('Verdicts for certain answers, such as "nri".', {
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
