/** HR policies; the body becomes the document. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { POLICY_CATEGORIES } from '#site/vocabularies.ts';
import { textOf } from '#lib/search-text.ts';
import { collection, plainHeadings, starterText } from './collection.ts';
import {
  entry,
  example,
  formed,
  isoDate,
  order,
  publication,
  summary,
  text,
  title,
} from './fields.ts';

export const policies = collection({
  folder: 'policies',
  extension: 'md',
  schema: entry({
    order: order().describe('Position in its category.'),
    title: title(),
    description: summary(),
    category: z.enum(POLICY_CATEGORIES).describe('Group under which the policies page lists it.'),
    lastUpdated: isoDate().describe('Day of the last change.'),
    version: formed(/^\d+\.\d+$/, 'write it as "2.1"').describe(
      'Version number, such as "1.0"; raise it with every change.',
    ),
    applicability: text().describe('To whom the policy applies.'),
    example: example('version and date are'),
    ...publication(),
  }),
  label: 'HR policies',
  invented: 'version and date',
  address: (id) => `${ROUTES.policies}#${id}`,
  uniqueTitles: true,
  listOf: ({ category }) => category,
  search(policy, url) {
    const { title, description: summary, category, lastUpdated: date, applicability } = policy.data;
    const sections = plainHeadings(policy);
    return {
      item: { kind: 'policy', title, url, summary, category, date, sections },
      text: textOf([applicability, policy.body ?? '']),
    };
  },
  starter: {
    word: 'policy',
    about: 'an HR policy to download',
    named: 'title',
    given: (lastUpdated) => ({ lastUpdated, version: '1.0' }),
    body: starterText('##', 'one sentence on what this policy is for.', [
      ['Purpose', 'what the policy settles.'],
      ['Scope', 'to whom it applies, and to whom it does not.'],
      ['Rules', 'what is expected, in order.'],
      ['Records', 'what is kept, where and for how long.'],
      ['Review', 'who reviews it, and when.'],
    ]),
  },
});
