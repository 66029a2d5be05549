/** Pages made of blocks: `content/pages/<route>.json`, one per static route. */
import { z } from 'zod';
import { block } from './blocks.ts';
import { collection } from './collection.ts';
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

export const pages = collection({
  folder: 'pages',
  extension: 'json',
  schema,
  label: 'Pages',
  address: (id) => `/${id}`,
  ownPage: true,
});
