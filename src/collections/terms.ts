/** The glossary: a file is one field of law with its terms. */
import { z } from 'zod';
import { headingAnchor } from '#lib/heading-anchor.ts';
import { textOf } from '#lib/search-text.ts';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import { entry, formed, internalPath, order, text, title } from './fields.ts';

const term = entry({
  id: formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in lower case with hyphens').describe(
    'Its address on the page is #<id>.',
  ),
  term: title().describe('The term as it is used: "DIN".'),
  long: text().optional().describe('What it is short for, or its earlier name.'),
  meaning: text().describe('What it means, in one or two sentences.'),
  law: text().optional().describe('Act, section, rule or scheme it comes from.'),
  see: entry({
    label: text().describe('Words of the link.'),
    href: internalPath().describe('Page of this site.'),
  })
    .optional()
    .describe('Page of this site that says more.'),
});

export const terms = collection({
  folder: 'glossary',
  extension: 'json',
  schema: entry({
    order: order(),
    title: title().describe('Field of law.'),
    terms: z.array(term).min(1).describe('The terms, by alphabet.'),
  }),
  label: 'Glossary',
  address: (_id, { title }) => `${ROUTES.glossary}#${headingAnchor(title ?? '')}`,
  // One item a field: one a term would come before the services and articles that the words are about.
  search: ({ data: { title, terms } }, url) => ({
    item: {
      kind: 'page',
      title: `Glossary: ${title}`,
      url,
      summary: `${terms.length} terms in a sentence or two each.`,
    },
    text: textOf(terms.map(({ term, long = '', meaning }) => `${term} ${long} ${meaning}`)),
  }),
});
