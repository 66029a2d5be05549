/** The questions of the two FAQ pages. */
import { z } from 'zod';
import { collection } from './collection.ts';
import { field } from './fields.ts';

/** A file is one category of questions, and its `page` says which of the two pages shows it. */
export const faqs = collection({
  files: 'faqs/**/*.json',
  group: {
    list: 'faqs',
    head: z.strictObject({
      order: field.order('Position on its page, from 1, no two alike.'),
      title: field.title(),
      page: field.choice(['faqs', 'faqs-india'], 'Which of the two pages shows this category.'),
      color: field.colour(),
    }),
    address: (id, { page }) => (page === 'faqs' ? `/faqs#${id}` : '/faqs-india'),
    // The two pages count their questions separately.
    entryId: ({ id }, group) => `${group}/${String(id)}`,
  },
  schema: z.strictObject({
    id: z
      .int()
      .min(1)
      .describe('Number of the question, counted through all files of a page: #faq-<id>.'),
    question: field.text('The question, as a visitor would ask it.'),
    answer: field.paragraphs('The answer: text, or a list of paragraphs.'),
    ...field.publication(),
  }),
  label: 'Questions',
  address: (_id, { id }, { page }) => `/${page}#faq-${id}`,
});
