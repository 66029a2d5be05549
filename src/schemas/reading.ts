/** Entries whose body is prose: posts, guidance, policies, resources, documents, legal pages. */
import { z } from 'zod';
import {
  BLOG_CATEGORIES,
  DOCUMENT_GROUPS,
  POLICY_CATEGORIES,
  RESOURCE_TYPES,
} from '#config/vocabularies.ts';
import {
  alt,
  entry,
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
} from './fields.ts';

const source = entry({
  title: text().describe('Name of the source.'),
  url: externalUrl().optional().describe('Its address, when it has a stable one.'),
});

/** Blog post (spec section 3). The file name is the id; read time is counted from the body. */
export const postSchema = entry({
  title: title(),
  excerpt: summary(),
  date: isoDate().describe('Day of publication.'),
  updated: isoDate().optional().describe('Day of the last change of substance.'),
  author: text().describe('Who answers for it: a team or a named person.'),
  category: z.enum(BLOG_CATEGORIES).describe('Filter of the blog list it falls under.'),
  image: imageFile(),
  alt: alt().describe('What the picture shows.'),
  keywords: keywords(),
  featured: z.boolean().default(false).describe('Stands above the grid; at most one post.'),
  listed: z.boolean().default(true).describe('false keeps the post out of the list.'),
  sources: z.array(source).default([]).describe('What the article rests on.'),
  ...publication(),
});

/** Short article on a resource page; its folder under `content/guidance/` is the page. */
export const guidanceSchema = entry({
  title: title(),
  summary: summary(),
  order: order().describe('Position on its page.'),
  date: isoDate().describe('Day it was published or last reviewed.'),
  audience: text().describe('Who should read it.'),
  ...publication(),
});

/** FAAS resource (spec section 3). Size and page count are measured from the document made of the body. */
export const resourceSchema = entry({
  title: title(),
  description: summary(),
  order: order(),
  type: z.enum(RESOURCE_TYPES).describe('Kind of document.'),
  category: text().describe('Subject, in one to three words.'),
  icon: icon(),
  date: isoDate().describe('The as-of date printed on the document.'),
  ...publication(),
});

/** HR policy (spec section 3); the body becomes the document. */
export const policySchema = entry({
  title: title(),
  description: summary(),
  order: order().describe('Position in its category.'),
  category: z.enum(POLICY_CATEGORIES).describe('Group of the policies page it stands in.'),
  lastUpdated: isoDate().describe('Day of the last change.'),
  version: formed(/^\d+\.\d+$/, 'write it as "2.1"').describe(
    'Version number, such as "1.0"; raise it with every change.',
  ),
  applicability: text().describe('To whom the policy applies.'),
  ...publication(),
});

/** Any other document to download; the body becomes the document. */
export const documentSchema = entry({
  title: title(),
  description: summary(),
  order: order().describe('Position in its group.'),
  group: z.enum(DOCUMENT_GROUPS).describe('Which page offers it.'),
  date: isoDate().describe('The as-of date printed on the document.'),
  ...publication(),
});

/** Privacy policy and terms. */
export const legalSchema = entry({
  title: title(),
  description: summary(),
  keywords: keywords(),
  effective: isoDate().optional().describe('Day from which it applies.'),
  updated: isoDate().describe('Day of the last change.'),
});
