/** Legal pages: privacy policy and terms. */
import { LEGAL_ROUTES } from '#site/routes.ts';
import { textOf } from '#lib/search-text.ts';
import { collection, linkedHeadings } from './collection.ts';
import { entry, example, isoDate, keywords, summary, title } from './fields.ts';

export const legal = collection({
  folder: 'legal',
  extension: 'md',
  schema: entry({
    title: title(),
    description: summary(),
    keywords: keywords(),
    effective: isoDate().optional().describe('Day from which it applies.'),
    updated: isoDate().describe('Day of the last change.'),
    example: example('these days are'),
  }),
  label: 'Legal pages',
  invented: 'the days on which it applies and was last changed',
  address: (id) => LEGAL_ROUTES[id],
  ownPage: { description: 'description' },
  printsBody: true,
  wrongName: (id) =>
    id in LEGAL_ROUTES
      ? undefined
      : `has no page; allowed names: ${Object.keys(LEGAL_ROUTES).join(', ')}. Other pages are entries of content/pages/`,
  search(page, url) {
    const { title, description: summary, keywords } = page.data;
    return {
      item: { kind: 'page', title, url, summary, keywords, sections: linkedHeadings(page) },
      text: textOf(page.body ?? ''),
    };
  },
});
