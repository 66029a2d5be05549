/** FAAS resources. Size and page count are measured from the document made of the body. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { RESOURCE_TYPES } from '#site/vocabularies.ts';
import { textOf } from '#lib/search-text.ts';
import { collection, plainHeadings, starterText } from './collection.ts';
import { entry, icon, isoDate, order, publication, summary, text, title } from './fields.ts';

export const resources = collection({
  folder: 'resources',
  extension: 'md',
  schema: entry({
    order: order(),
    title: title(),
    description: summary(),
    type: z.enum(RESOURCE_TYPES).describe('Kind of document.'),
    category: text().describe('Subject, in one to three words.'),
    icon: icon(),
    date: isoDate().describe('The as-of date printed on the document.'),
    ...publication(),
  }),
  label: 'Resources',
  address: (id) => `${ROUTES.faasResources}#${id}`,
  uniqueTitles: true,
  search(resource, url) {
    const { title, description: summary, type, date } = resource.data;
    const category = `${type} · ${resource.data.category}`;
    const sections = plainHeadings(resource);
    return {
      item: { kind: 'document', title, url, summary, category, date, sections },
      text: textOf(resource.body ?? ''),
    };
  },
  starter: {
    word: 'resource',
    about: 'a FAAS resource to download',
    named: 'title',
    given: (date) => ({ date }),
    body: starterText('##', 'what this document is for.', [
      ['How to use it', 'who fills it in, and when.'],
      ['Steps', 'the work in order.'],
      ['Records to keep', 'what shows that it was done.'],
    ]),
  },
});
