/** Pages made of blocks: `content/pages/<route>.json`, one per static route. */
import { z } from 'zod';
import { block } from './blocks.ts';
import { collection } from './collection.ts';
import {
  choice,
  colour,
  entry,
  group,
  keywords,
  publication,
  summary,
  text,
  title,
} from './fields.ts';

/** Its head, its opening and its blocks in order. */
const schema = entry({
  title: title('Title in the browser tab and search results, without the firm name.'),
  description: summary('What search results show: 40 to 160 characters.'),
  keywords: keywords(),
  eyebrow: text('Small line above the heading.').optional(),
  heading: title('Heading at the top of the page.'),
  lead: text('One or two sentences under the heading.'),
  color: colour('Colour of rules and small titles on this page.').optional(),
  action: group('Button in the opening; leads to the contact page with this subject.', {
    label: text('Words of the button.'),
    subject: text('Subject the contact form opens with.'),
  }).optional(),
  blocks: z.array(block).default([]).describe('The parts of the page, in order.'),
  structuredData: choice(
    ['advisory'],
    'Adds the advisory service with its five offers to the structured data.',
  ).optional(),
  ...publication(),
});

export type PageData = z.infer<typeof schema>;
export type Block = PageData['blocks'][number];

export const pages = collection({
  files: 'pages/**/*.json',
  schema,
  label: 'Pages',
  address: (id) => `/${id}`,
  ownPage: true,
});
