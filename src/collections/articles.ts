/** Texts in Markdown: posts, guides, tax updates and legal pages have a page each, the others become documents. */
import { z } from 'zod';
import { BROCHURE_PATH } from '#site/file-paths.ts';
import {
  DOCUMENT_GROUPS,
  ROUTES,
  guidancePath,
  postPath,
  type DocumentGroup,
} from '#site/routes.ts';
import {
  BLOG_CATEGORIES,
  JURISDICTIONS,
  POLICY_CATEGORIES,
  PRIORITIES,
} from '#site/vocabularies.ts';
import { collection } from './collection.ts';
import {
  alt,
  choice,
  entry,
  example,
  externalUrl,
  formed,
  icon,
  imageFile,
  isoDate,
  keywords,
  order,
  publication,
  summary,
  text,
  title,
  today,
} from './fields.ts';
import { buildDay } from './reading/publication.ts';

/** The file name is the number in the address; read time is counted from the body. */
export const posts = collection({
  files: 'blog/**/*.md',
  schema: entry({
    title: title(),
    excerpt: summary(),
    date: today('Day of publication.'),
    updated: isoDate('Day of the last significant change.').optional(),
    author: text('Who is responsible for it: a team or a named person.'),
    example: example('the author is'),
    category: choice(BLOG_CATEGORIES, 'Under which heading the blog page lists it.'),
    image: imageFile(
      'A drawing gives way to the first chart of the text. At least 1600 pixels wide, or a drawing (SVG). In a file: its name under content/images/.',
    ),
    alt: alt(),
    keywords: keywords(),
    featured: z
      .boolean()
      .default(false)
      .describe('Yes (true): shown above the other posts; at most one post.'),
    listed: z
      .boolean()
      .default(true)
      .describe('No (false): out of the list of posts; its own page stays.'),
    sources: z
      .array(
        entry({
          title: text('Name of the source.'),
          url: externalUrl('Its address, when it has a stable one.').optional(),
        }),
      )
      .default([])
      .describe('Sources of the article.'),
    ...publication(),
  }),
  label: 'Blog posts',
  address: (id) => (/^[1-9]\d*$/.test(id) ? postPath(id) : undefined),
  ownPage: true,
  outline: ['What changed', 'Whom it concerns', 'What to do now', 'A worked example'],
});

/** The folder under `content/guidance/` is the page that lists it. */
export const guidance = collection({
  files: 'guidance/**/*.md',
  schema: entry({
    order: order('Position in its list.'),
    title: title(),
    summary: summary(),
    date: today('Day it was published or last changed.'),
    audience: text('Who should read it.'),
    ...publication(),
  }),
  label: 'Guidance articles',
  address: guidancePath,
  ownPage: true,
  outline: ['The rule', 'Steps', 'What to keep'],
});

/** What changes, and from which day. */
export const taxUpdates = collection({
  files: 'tax-updates/**/*.md',
  schema: entry({
    title: title(),
    description: summary(),
    date: isoDate('Day the change takes effect.'),
    jurisdiction: choice(JURISDICTIONS, 'Where the rule applies.'),
    priority: choice(PRIORITIES, 'How soon one has to act.'),
    status: choice(
      ['effective', 'upcoming', 'urgent'],
      'Left empty: "upcoming", and "effective" from its day on.',
    ).optional(),
    impact: choice(['High', 'Medium', 'Low'], 'How much it changes for those concerned.'),
    ...publication(),
  }).transform(({ status, ...update }) => ({
    ...update,
    status: status ?? (update.date <= buildDay() ? ('effective' as const) : ('upcoming' as const)),
  })),
  label: 'Tax updates',
  address: (id) => `${ROUTES.taxUpdates}/${id}`,
  ownPage: true,
  outline: ['What changed', 'Who is concerned', 'What to do now'],
});

/** Privacy policy and terms. */
export const legal = collection({
  files: 'legal/**/*.md',
  schema: entry({
    title: title(),
    description: summary(),
    keywords: keywords(),
    effective: isoDate('Day from which it applies.').optional(),
    updated: isoDate('Day of the last change.'),
    example: example('these days are'),
  }),
  label: 'Legal pages',
  address: (id) => `/${id}`,
  ownPage: true,
});

/** FAAS resources. Size and page count are measured from the document made of the body. */
export const resources = collection({
  files: 'resources/**/*.md',
  schema: entry({
    order: order(),
    title: title(),
    description: summary(),
    type: choice(['Guide', 'Toolkit', 'Whitepaper', 'Manual', 'Framework'], 'Kind of document.'),
    category: text('Subject, in one to three words.'),
    icon: icon(),
    date: today('The as-of date printed on the document.'),
    ...publication(),
  }),
  label: 'Resources',
  address: (id) => `${ROUTES.faasResources}#${id}`,
  outline: ['How to use it', 'Steps', 'Records to keep'],
});

/** HR policies. */
export const policies = collection({
  files: 'policies/**/*.md',
  schema: entry({
    order: order('Position in its category.'),
    title: title(),
    description: summary(),
    category: choice(POLICY_CATEGORIES, 'Group under which the policies page lists it.'),
    lastUpdated: today('Day of the last change.'),
    version: formed(
      /^\d+\.\d+$/,
      'write it as "2.1"',
      'Version number, such as "1.0"; raise it with every change.',
    ),
    applicability: text('To whom the policy applies.'),
    example: example('version and date are'),
    ...publication(),
  }),
  label: 'HR policies',
  address: (id) => `${ROUTES.policies}#${id}`,
  outline: ['Purpose', 'Scope', 'Rules', 'Records', 'Review'],
});

/** Documents that belong to no other collection. */
export const documents = collection({
  files: 'documents/**/*.md',
  schema: entry({
    order: order('Position in its group.'),
    title: title(),
    description: summary(),
    group: choice(Object.keys(DOCUMENT_GROUPS) as DocumentGroup[], 'Which page offers it.'),
    date: today('The as-of date printed on the document.'),
    ...publication(),
  }),
  label: 'Other documents',
  address: (id, { group }) => {
    const { route } = DOCUMENT_GROUPS[group];
    return route ? `${route}#${id}` : BROCHURE_PATH;
  },
  outline: ['At a glance', 'In detail'],
});
