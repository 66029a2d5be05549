/** Block pages: `content/pages/<route>.json`, one per static route. */
import { z } from 'zod';
import {
  alt,
  colour,
  entry,
  icon,
  imageFile,
  internalPath,
  keywords,
  paragraphs,
  questionAndAnswer,
  summary,
  text,
  title,
} from './fields.ts';

const heading = () => title().optional();
const link = () =>
  entry({ label: text(), href: internalPath() }).describe('A button or link inside the site.');

/** The block kinds a page may list; each has one section component. */
const block = z.discriminatedUnion(
  'block',
  [
    entry({
      block: z.literal('prose'),
      heading: heading(),
      text: paragraphs(),
      image: imageFile().optional(),
      alt: alt().optional(),
      action: link().optional(),
    }),
    entry({
      block: z.literal('cards'),
      heading: heading(),
      lead: text().optional(),
      items: z
        .array(
          entry({
            title: text(),
            text: text(),
            icon: icon().optional(),
            href: internalPath().optional(),
            color: colour().optional(),
          }),
        )
        .min(2),
    }),
    entry({
      block: z.literal('list'),
      heading: heading(),
      lead: text().optional(),
      items: z.array(text()).min(2),
    }),
    entry({
      block: z.literal('steps'),
      heading: heading(),
      lead: text().optional(),
      steps: z.array(entry({ title: text(), text: text(), duration: text().optional() })).min(2),
    }),
    entry({
      block: z.literal('stats'),
      heading: heading(),
      items: z.array(entry({ value: text(), label: text(), note: text().optional() })).min(2),
    }),
    entry({
      block: z.literal('table'),
      heading: title(),
      columns: z.array(text()).min(2).max(5),
      rows: z.array(z.array(text()).min(2).max(5)).min(1),
      note: text().optional(),
    }),
    entry({
      block: z.literal('quote'),
      text: text(),
    }),
    entry({
      block: z.literal('faqs'),
      heading: heading(),
      faqs: z.array(questionAndAnswer()).min(1),
    }),
    entry({
      block: z.literal('cta'),
      heading: title(),
      text: text().optional(),
      action: text().describe('Text of the button.'),
      subject: text().describe('Subject the contact form opens with.'),
    }),
  ],
  {
    error: (issue) =>
      issue.code === 'invalid_union'
        ? 'unknown block; allowed: prose, cards, list, steps, stats, table, quote, faqs, cta'
        : undefined,
  },
);

/** A static page: its head, its opening and its blocks in order. */
export const pageSchema = entry({
  $schema: z.string().optional(),
  title: title().describe('Title in the browser tab and search results, without the firm name.'),
  description: summary().describe('Search description.'),
  keywords: keywords(),
  eyebrow: text().optional().describe('Small line above the heading.'),
  heading: title().describe('The h1.'),
  lead: text().describe('One or two sentences under the heading.'),
  color: colour().optional(),
  action: entry({ label: text(), subject: text() })
    .optional()
    .describe('Button in the opening; leads to the contact page with this subject.'),
  blocks: z.array(block).default([]).describe('The parts of the page, in order.'),
  structuredData: z
    .enum(['advisory'])
    .optional()
    .describe('Adds the advisory service with its five offers to the structured data.'),
});

export type PageData = z.infer<typeof pageSchema>;
export type Block = PageData['blocks'][number];
