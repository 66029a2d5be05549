/** Entries in Markdown. Posts, guides, tax updates and legal texts become pages; other entries become PDF documents. */
import { z } from 'zod';
import { BROCHURE_PATH } from '#site/file-paths.ts';
import { DOCUMENT_GROUPS, ROUTES, guidePath, postPath, type DocumentGroup } from '#site/routes.ts';
import {
  BLOG_CATEGORIES,
  JURISDICTIONS,
  POLICY_CATEGORIES,
  PRIORITIES,
} from '#site/vocabularies.ts';
import { addIssueAt, collection } from './collection.ts';
import * as field from './fields.ts';

const source = z.strictObject({
  title: field.text('Name of the source.'),
  url: field.httpsAddress('Address of the source, if the address is permanent.').optional(),
});

/** The file name is the number in the address: `7.md` becomes `/blog/7`. */
export const posts = collection({
  files: 'blog/**/*.md',
  schema: z
    .strictObject({
      title: field.title(),
      excerpt: field.summary(),
      date: field.datePrefilledToday('Day of publication.'),
      updated: field.pastDate('Day of the last significant change.').optional(),
      author: field.text('Team or person responsible for the article.'),
      example: field.exampleFlag('the author is'),
      category: field.choice(BLOG_CATEGORIES, 'Category of the post on the blog page.'),
      image: field.picture(
        'Picture at the head of the article, at least 720 px wide. If `figure` is given, it replaces an SVG picture.',
      ),
      alt: field.altText(),
      figure: field.optionalGroup('Key number that the card shows instead of the picture.', {
        value: field.text('A figure from the article, such as "₹5 crore" or "50% of pay".'),
        says: field.text('Meaning of the figure, in a few words.'),
      }),
      keywords: field.keywords(),
      featured: field.yesNo('Yes (true): the post comes first. Only one post can be first.'),
      listed: z.boolean().default(true).describe('No (false): no list shows the post.'),
      sources: z.array(source).default([]).describe('Sources of the article.'),
      ...field.publication(),
    })
    .superRefine(({ date, updated }, context) => {
      if (updated !== undefined && updated < date)
        addIssueAt(context, ['updated'], `is before ${date}, the day of publication`);
    }),
  label: 'Blog posts',
  address: (id) => (/^[1-9]\d*$/.test(id) ? postPath(id) : undefined),
  ownPage: true,
});

const closing = field.optionalGroup('Call to action at the end. If empty, as on the list page.', {
  heading: field.title('Heading of the call to action.'),
  text: field.text('One sentence: what the reader sends us, and what we do with it.'),
});

/** The folder of a guide under `content/guidance/` has the name of the page that lists the guide. */
export const guides = collection({
  files: 'guidance/**/*.md',
  schema: z.strictObject({
    order: field.order('Position of the guide in its list.'),
    title: field.title(),
    summary: field.summary(),
    date: field.datePrefilledToday('Day on which the guide was published or last changed.'),
    audience: field.text('Who should read the guide.'),
    closing,
    ...field.publication(),
  }),
  label: 'Guidance articles',
  address: guidePath,
  ownPage: true,
});

export const taxUpdates = collection({
  files: 'tax-updates/**/*.md',
  schema: z.strictObject({
    title: field.title(),
    description: field.summary(),
    date: field.date('Day on which the change takes effect.'),
    published: field.datePrefilledToday('Day on which this text was published or last changed.'),
    jurisdiction: field.choice(JURISDICTIONS, 'Where the rule applies.'),
    priority: field.choice(PRIORITIES, 'How soon the reader has to act.'),
    status: field
      .choice(
        ['effective', 'upcoming', 'urgent'],
        'If left empty: "upcoming" before the date, "effective" from that day on.',
      )
      .default('upcoming'),
    impact: field.choice(['High', 'Medium', 'Low'], 'How much changes for those concerned.'),
    closing,
    ...field.publication(),
  }),
  statusOn: (date, today) => (date <= today ? 'effective' : 'upcoming'),
  label: 'Tax updates',
  address: (id) => (id.includes('/') ? undefined : `${ROUTES.taxUpdates}/${id}`),
  ownPage: true,
});

export const legal = collection({
  files: 'legal/**/*.md',
  schema: z.strictObject({
    title: field.title(),
    description: field.summary(),
    keywords: field.keywords(),
    effective: field.date('Day from which the text applies.').optional(),
    updated: field.pastDate('Day of the last change.'),
    example: field.exampleFlag('these days are'),
  }),
  label: 'Legal pages',
  address: (id) => (id.includes('/') ? undefined : `/${id}`),
  ownPage: true,
});

export const resources = collection({
  files: 'resources/**/*.md',
  schema: z.strictObject({
    order: field.order(),
    title: field.title(),
    description: field.summary(),
    type: field.choice(
      ['Guide', 'Toolkit', 'Whitepaper', 'Manual', 'Framework'],
      'Kind of document.',
    ),
    category: field.text('Subject, in one to three words.'),
    icon: field.icon(),
    date: field.datePrefilledToday(
      'Date printed on the document. The content must be correct on this day.',
    ),
    ...field.publication(),
  }),
  label: 'Resources',
  address: (id) => `${ROUTES.faasResources}#${id}`,
  documentName: (id) => id,
});

export const policies = collection({
  files: 'policies/**/*.md',
  schema: z.strictObject({
    order: field.order('Position of the policy in its category.'),
    title: field.title(),
    description: field.summary(),
    category: field.choice(POLICY_CATEGORIES, 'Heading on the policies page.'),
    lastUpdated: field.datePrefilledToday('Day of the last change.'),
    version: field.textMatching(/^\d+\.\d+$/, 'write it as "2.1"', 'Increase with each change.'),
    applicability: field.text('To whom the policy applies.'),
    example: field.exampleFlag('version and date are'),
    ...field.publication(),
  }),
  label: 'HR policies',
  address: (id) => `${ROUTES.policies}#${id}`,
  documentName: (id) => id,
  orderScope: (_id, { category }) => category,
});

export const documents = collection({
  files: 'documents/**/*.md',
  schema: z.strictObject({
    order: field.order('Position of the document in its group.'),
    title: field.title(),
    description: field.summary(),
    group: field.choice(Object.keys(DOCUMENT_GROUPS) as DocumentGroup[], 'Page with the document.'),
    date: field.datePrefilledToday('Printed date. The content must be correct on this day.'),
    ...field.publication(),
  }),
  label: 'Other documents',
  address: (id, { group }) =>
    group === 'brochure' ? BROCHURE_PATH : `${DOCUMENT_GROUPS[group].route}#${id}`,
  documentName: (id, { group }) => (group === 'brochure' ? undefined : id),
  orderScope: (_id, { group }) => group,
});
