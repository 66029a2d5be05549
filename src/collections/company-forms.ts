/** The forms a business or charity can take: one file a form, for the comparison and the six questions. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import {
  choice,
  entry,
  figure,
  flag,
  group,
  groups,
  internalPath,
  list,
  publication,
  report,
  text,
  title,
} from './fields.ts';

/** `work`: it fits, at the price of more yearly work. */
const FITS = ['fits', 'work', 'conditions', 'no'] as const;
export type Fit = (typeof FITS)[number];

/** Answers to the questions that offer a choice. Those that need no remark come last. */
export const ANSWERS = {
  foreign: ['nri', 'oci', 'foreign-person', 'foreign-company', 'no-foreigner'],
  investors: ['investor-later', 'investor', 'no-investor'],
  purpose: ['profit', 'producers', 'non-profit'],
  liability: ['protected', 'unprotected'],
} as const;
const WITHOUT_REMARK: readonly Answer[] = ['no-foreigner', 'no-investor', 'unprotected'];
const ALL_ANSWERS = Object.values(ANSWERS).flat();
export type Answer = (typeof ALL_ANSWERS)[number];

const fit = () =>
  choice(FITS, '"work" fits with more yearly work; "conditions" is possible with conditions.');
const says = () => text('Why, in a sentence that visitors read.');

/** Where a number decides; each step goes up to its limit, the last has none. */
const steps = (about: string) =>
  groups(about, {
    upTo: figure('Figure up to which this step applies.').optional(),
    below: figure('The same where the figure belongs to the next step.').optional(),
    fit: fit(),
    says: says(),
  });

const schema = entry({
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
    law: text('The law it rests on.'),
  }),
  note: text('What is not certain, in words that visitors read.').optional(),
  picture: group('What its diagram shows.', {
    owners: text('Who owns it, in a few words.'),
    managers: text('Who runs it, in a few words.'),
    liable: text('Who is liable for its debts, in a few words.'),
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
  owners: steps('How the number of owners decides.'),
  turnover: steps('What the expected turnover changes.'),
  reasons: groups('What each answer means for this form.', {
    answers: list('Answers to which this is the reply.', z.enum(ALL_ANSWERS)),
    fit: fit(),
    says: says(),
  }),
  ...publication(),
}).superRefine(({ reasons, owners, turnover }, context) => {
  for (const answer of ALL_ANSWERS) {
    const found = reasons.filter(({ answers }) => answers.includes(answer)).length;
    if (found > 1 || (found === 0 && !WITHOUT_REMARK.includes(answer)))
      report(context, ['reasons'], `has ${found} replies to "${answer}"; write one`);
  }
  for (const [name, list] of Object.entries({ owners, turnover }))
    for (const [place, step] of list.entries()) {
      const limits = [step.upTo, step.below].filter((limit) => limit !== undefined).length;
      if (limits !== (place === list.length - 1 ? 0 : 1))
        report(context, [name, place], 'expected one limit in each step, and none in the last');
    }
});
export type CompanyForm = z.output<typeof schema>;

export const companyForms = collection({
  files: 'tools/company-forms.json',
  schema,
  label: 'Company forms',
  address: (id) => `${ROUTES.companyForms}#${id}`,
});
