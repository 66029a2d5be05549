/** The forms a business or charity can take: one file a form, for the comparison and the six questions. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import { entry, formed, internalPath, publication, text, title } from './fields.ts';

const figure = () =>
  formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the id of a figure in content/facts/');

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
  z
    .enum(FITS)
    .describe('"work" fits with more yearly work; "conditions" is possible with conditions.');
const says = () => text().describe('Why, in a sentence that visitors read.');

/** Where a number decides; each step goes up to its limit, the last has none. */
const steps = (about: string) =>
  z
    .array(
      entry({
        upTo: figure().optional().describe('Figure up to which this step applies.'),
        below: figure().optional().describe('The same where the figure belongs to the next step.'),
        fit: fit(),
        says: says(),
      }),
    )
    .min(1)
    .describe(about);

const schema = entry({
  title: title().describe('Name of the form in full.'),
  short: text().describe('Name for the head of a column.'),
  service: internalPath().describe('Page of the service that sets it up.'),
  facts: entry({
    owners: text().describe('Who may own it and how many, least and most.'),
    managers: text().describe('Who runs it.'),
    capital: text().describe('Least capital.'),
    liability: text().describe('Who is liable for its debts.'),
    audit: text().describe('When accounts are audited.'),
    filings: text().describe('Yearly filings, with form numbers and days.'),
    foreign: text().describe('Owners from abroad.'),
    money: text().describe('How it raises money.'),
    cost: text().describe('What the government charges to set it up.'),
    tax: text().describe('Income tax rate.'),
    changes: text().describe('What it can be changed into later.'),
    law: text().describe('The law it rests on.'),
  }).describe('The rows of the comparison.'),
  note: text().optional().describe('What is not certain, in words that visitors read.'),
  picture: entry({
    owners: text().describe('Who owns it, in a few words.'),
    managers: text().describe('Who runs it, in a few words.'),
    liable: text().describe('Who is liable for its debts, in a few words.'),
    fewestOwners: figure().optional().describe('How many owners are drawn; one when left out.'),
    ownerless: z.boolean().optional().describe('Nobody owns it.'),
    fewestManagers: figure().optional().describe('How many managers are drawn; one when left out.'),
    ownersRun: z.boolean().optional().describe('The owners run it themselves.'),
    ownPerson: z.boolean().optional().describe('It is a person in law, apart from its owners.'),
    claim: z
      .enum(['owners', 'managers', 'business'])
      .describe('How far a creditor may go: to the owners, to the managers, or no further.'),
  }).describe('What its diagram shows.'),
  owners: steps('How the number of owners decides.'),
  turnover: steps('What the expected turnover changes.'),
  reasons: z
    .array(
      entry({
        answers: z
          .array(z.enum(ALL_ANSWERS))
          .min(1)
          .describe('Answers to which this is the reply.'),
        fit: fit(),
        says: says(),
      }),
    )
    .min(1)
    .describe('What each answer means for this form.'),
  ...publication(),
}).superRefine(({ reasons, owners, turnover }, context) => {
  for (const answer of ALL_ANSWERS) {
    const found = reasons.filter(({ answers }) => answers.includes(answer)).length;
    if (found > 1 || (found === 0 && !WITHOUT_REMARK.includes(answer)))
      context.addIssue({
        code: 'custom',
        path: ['reasons'],
        message: `has ${found} replies to "${answer}"; write one`,
      });
  }
  for (const [name, list] of Object.entries({ owners, turnover }))
    for (const [place, step] of list.entries()) {
      const limits = [step.upTo, step.below].filter((limit) => limit !== undefined).length;
      if (limits !== (place === list.length - 1 ? 0 : 1))
        context.addIssue({
          code: 'custom',
          path: [name, place],
          message: 'expected one limit in each step, and none in the last',
        });
    }
});
export type CompanyForm = z.output<typeof schema>;

export const companyForms = collection({
  folder: 'tools',
  list: 'tools/company-forms.json',
  extension: 'json',
  schema,
  label: 'Company forms',
  address: (id) => `${ROUTES.companyForms}#${id}`,
  // Searched through the page of the comparison, which has them all.
});
