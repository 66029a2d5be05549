/** Guides, each a page of its own; the folder under `content/guidance/` is the page that lists them. */
import { guidancePath } from '#site/routes.ts';
import { GUIDANCE_PAGES } from '#site/vocabularies.ts';
import { textOf } from '#lib/search-text.ts';
import { collection, linkedHeadings, starterText } from './collection.ts';
import { entry, isoDate, order, publication, summary, text, title } from './fields.ts';

export const guidance = collection({
  folder: 'guidance',
  extension: 'md',
  schema: entry({
    order: order().describe('Position in its list.'),
    title: title(),
    summary: summary(),
    date: isoDate().describe('Day it was published or last changed.'),
    audience: text().describe('Who should read it.'),
    ...publication(),
  }),
  label: 'Guidance articles',
  address: guidancePath,
  ownPage: { description: 'summary' },
  printsBody: true,
  search(article, url) {
    const { title, summary, date, audience } = article.data;
    return {
      item: { kind: 'guide', title, url, summary, date, sections: linkedHeadings(article) },
      text: textOf([audience, article.body ?? '']),
    };
  },
  wrongName: (id) =>
    (GUIDANCE_PAGES as readonly string[]).includes(id.split('/')[0] ?? '')
      ? undefined
      : `lies in no known page folder; allowed: ${GUIDANCE_PAGES.join(', ')}`,
  starter: {
    word: 'guidance',
    about: 'a guide, which a resource page lists',
    named: 'title',
    folders: () => GUIDANCE_PAGES,
    given: (date) => ({ date }),
    body: starterText('##', 'the question that brings a reader here.', [
      ['The rule', 'what the law asks, and of whom.'],
      ['Steps', 'what to do, in order.'],
      ['What to keep', 'the records that show it was done.'],
    ]),
  },
});
