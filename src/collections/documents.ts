/** Documents to download that belong to no other collection; the body becomes the document. */
import { z } from 'zod';
import { BROCHURE_PATH } from '#site/file-paths.ts';
import { DOCUMENT_ROUTES } from '#site/routes.ts';
import { DOCUMENT_GROUPS } from '#site/vocabularies.ts';
import { textOf } from '#lib/search-text.ts';
import { collection, plainHeadings, starterText } from './collection.ts';
import { entry, isoDate, order, publication, summary, title } from './fields.ts';

/** What the search calls the documents of a group. */
const CATEGORIES: Record<(typeof DOCUMENT_GROUPS)[number], string> = {
  brochure: 'Brochure',
  'tax-updates': 'Tax Updates',
  'hr-quick-reference': 'HR Policies',
  recruitment: 'Recruitment Guides',
};

export const documents = collection({
  folder: 'documents',
  extension: 'md',
  schema: entry({
    order: order().describe('Position in its group.'),
    title: title(),
    description: summary(),
    group: z.enum(DOCUMENT_GROUPS).describe('Which page offers it.'),
    date: isoDate().describe('The as-of date printed on the document.'),
    ...publication(),
  }),
  label: 'Other documents',
  address(id, { group }) {
    const page = DOCUMENT_ROUTES[group];
    return page === undefined ? BROCHURE_PATH : `${page}#${id}`;
  },
  uniqueTitles: true,
  listOf: ({ group }) => group,
  search(document, url) {
    const { title, description: summary, group, date } = document.data;
    const category = CATEGORIES[group];
    const sections = plainHeadings(document);
    return {
      item: { kind: 'document', title, url, summary, category, date, sections },
      text: textOf(document.body ?? ''),
    };
  },
  starter: {
    word: 'document',
    about: 'another document to download',
    named: 'title',
    given: (date) => ({ date }),
    body: starterText('##', 'what this document is for.', [
      ['At a glance', 'the few lines a reader needs most.'],
      ['In detail', 'the rest, under headings of its own.'],
    ]),
  },
});
