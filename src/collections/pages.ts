/** Pages made of blocks: `content/pages/<route>.json`, one per static route. */
import { z } from 'zod';
import { ROUTES, isServicePage } from '#site/routes.ts';
import { textOf } from '#lib/search-text.ts';
import { block } from './blocks.ts';
import { collection, type SearchEntry, type SearchSource } from './collection.ts';
import { colour, entry, keywords, publication, summary, text, title } from './fields.ts';

/** Its head, its opening and its blocks in order. */
const schema = entry({
  title: title().describe('Title in the browser tab and search results, without the firm name.'),
  description: summary().describe('What search results show: 40 to 160 characters.'),
  keywords: keywords(),
  eyebrow: text().optional().describe('Small line above the heading.'),
  heading: title().describe('Heading at the top of the page.'),
  lead: text().describe('One or two sentences under the heading.'),
  color: colour().optional().describe('Colour of rules and small titles on this page.'),
  action: entry({
    label: text().describe('Words of the button.'),
    subject: text().describe('Subject the contact form opens with.'),
  })
    .optional()
    .describe('Button in the opening; leads to the contact page with this subject.'),
  blocks: z.array(block).default([]).describe('The parts of the page, in order.'),
  structuredData: z
    .enum(['advisory'])
    .optional()
    .describe('Adds the advisory service with its five offers to the structured data.'),
  ...publication(),
});

export type PageData = z.infer<typeof schema>;
export type Block = PageData['blocks'][number];

/** Blocks of a new page. */
const STARTER_BLOCKS = [
  { block: 'prose', heading: 'First part', text: 'To be written: the text of this part.' },
  {
    block: 'cta',
    heading: 'Talk to us',
    action: 'Contact us',
    subject: 'General enquiry',
  },
];

export const pages = collection({
  folder: 'pages',
  extension: 'json',
  schema,
  label: 'Pages',
  address: (id) => `/${id}`,
  ownPage: { description: 'description' },
  search: (page, route) => (route === ROUTES.search ? [] : pageItem(page, route)),
  starter: {
    word: 'page',
    about: 'a page of its own',
    named: 'route',
    given: () => ({ blocks: STARTER_BLOCKS }),
  },
});

/** What the pages under /services belong to that are no entry of a family. */
const SERVICE_PAGES = 'Services in brief';

function pageItem({ data }: SearchEntry<PageData>, route: string): SearchSource {
  const isService = isServicePage(route);
  return {
    item: {
      kind: isService ? 'service' : 'page',
      title: data.title,
      url: route,
      summary: data.description,
      ...(isService && { category: SERVICE_PAGES }),
      keywords: [...data.keywords, data.heading],
      sections: data.blocks.flatMap((block) =>
        'heading' in block && block.heading !== undefined && block.block !== 'cta'
          ? [[block.heading] as const]
          : [],
      ),
    },
    text: textOf([data.lead, data.blocks]),
  };
}
