/** The forms that a business or charity can take, for the comparison and the six questions: one entry per form. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import { noteAndPublication } from './conditions.ts';
import {
  choice,
  entry,
  figure,
  flag,
  group,
  groups,
  internalPath,
  list,
  report,
  text,
  title,
} from './fields.ts';

/** `work`: it fits, but with more yearly work. */
const FITS = ['fits', 'work', 'conditions', 'no'] as const;
export type Fit = (typeof FITS)[number];

/** Answers to the questions that offer a choice, by the name of the question. */
export const COMPANY_FORM_ANSWERS = {
  foreign: ['nri', 'oci', 'foreign-person', 'foreign-company', 'no-foreigner'],
  investors: ['investor-later', 'investor', 'no-investor'],
  purpose: ['profit', 'producers', 'non-profit'],
  liability: ['protected', 'unprotected'],
} as const;
/** Answers that need no reply. */
const WITHOUT_REPLY: readonly CompanyFormAnswer[] = ['no-foreigner', 'no-investor', 'unprotected'];
const ALL_ANSWERS = Object.values(COMPANY_FORM_ANSWERS).flat();
export type CompanyFormAnswer = (typeof ALL_ANSWERS)[number];

const verdict = {
  fit: choice(FITS, '"work" fits with more yearly work; "conditions" is possible with conditions.'),
  says: text('Why, in a sentence that visitors read.'),
};
/** Verdicts that depend on a number; each step applies up to its limit, and the last has none. */
const fitSteps = (about: string) =>
  groups(about, {
    upTo: figure('Figure up to which this step applies.').optional(),
    below: figure('The same where the figure belongs to the next step.').optional(),
    ...verdict,
  });

const companyForm = entry({
  title: title('Name of the form in full.'),
  short: text('Name for the head of a column.'),
  service: internalPath('Page of the service that sets it up.'),
  facts: group('The rows of the comparison.', {
    owners: text('Who may own it and how many, least and most.'),
    managers: text('Who runs it.'),
    capital: text('Least capital.'),
    liability: text('Who is liable for its debts.'),
    audit: text('When accounts are audited.'),
    filings: text('Yearly filings, with form numbers and days.'),
    foreign: text('Owners from abroad.'),
    money: text('How it raises money.'),
    cost: text('What the government charges to set it up.'),
    tax: text('Income tax rate.'),
    changes: text('What it can be changed into later.'),
    law: text('The law under which it is formed.'),
  }),
  picture: group('What its diagram shows, in a few words.', {
    owners: text('Who owns it.'),
    managers: text('Who runs it.'),
    liable: text('Who is liable for its debts.'),
    fewestOwners: figure('How many owners are drawn; one when left out.').optional(),
    ownerless: flag('Nobody owns it.'),
    fewestManagers: figure('How many managers are drawn; one when left out.').optional(),
    ownersRun: flag('The owners run it themselves.'),
    ownPerson: flag('It is a person in law, apart from its owners.'),
    claim: choice(
      ['owners', 'managers', 'business'],
      'How far a creditor may go: to the owners, to the managers, or no further.',
    ),
  }),
  owners: fitSteps('How the number of owners decides.'),
  turnover: fitSteps('What the expected turnover changes.'),
  reasons: groups('What each answer means for this form.', {
    answers: list('Answers to which this is the reply.', z.enum(ALL_ANSWERS)),
    ...verdict,
  }),
  ...noteAndPublication,
}).superRefine(({ reasons, owners, turnover }, context) => {
  for (const answer of ALL_ANSWERS) {
    const replies = reasons.filter(({ answers }) => answers.includes(answer)).length;
    if (replies > 1 || (replies === 0 && !WITHOUT_REPLY.includes(answer)))
      report(context, ['reasons'], `has ${replies} replies to "${answer}"; write one`);
  }
  for (const [name, steps] of Object.entries({ owners, turnover }))
    for (const [index, step] of steps.entries()) {
      const limits = [step.upTo, step.below].filter((limit) => limit !== undefined).length;
      if (limits !== (index === steps.length - 1 ? 0 : 1))
        report(context, [name, index], 'expected one limit in each step, and none in the last');
    }
});
export type CompanyForm = z.output<typeof companyForm>;

export const companyForms = collection({
  files: 'tools/company-forms.json',
  isList: true,
  schema: companyForm,
  label: 'Company forms',
  address: (id) => `${ROUTES.companyForms}#${id}`,
});
