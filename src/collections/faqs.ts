/** Questions and answers: a file is one category, and its `page` says which of the two pages shows it. */
import { z } from 'zod';
import { opening, textOf } from '#lib/search-text.ts';
import { collection } from './collection.ts';
import { colour, entry, order, paragraphs, text, title } from './fields.ts';

const PAGES = ['faqs', 'faqs-india'] as const;
/** Address of a question; questions are numbered through all files of a page. */
const questionPath = (page: string, id: number | string) => `/${page}#faq-${id}`;

export const faqs = collection({
  folder: 'faqs',
  extension: 'json',
  schema: entry({
    order: order(),
    title: title(),
    page: z.enum(PAGES).describe('Which of the two pages shows this category.'),
    color: colour(),
    faqs: z
      .array(
        entry({
          id: z.int().min(1).describe('Number of the question; its address is #faq-<id>.'),
          question: text().describe('The question, as a visitor would ask it.'),
          answer: paragraphs().describe('The answer: text, or a list of paragraphs.'),
        }),
      )
      .min(1)
      .describe('The questions, in order.'),
  }),
  label: 'Questions',
  address: (id, { page }) => `/${page}#${id}`,
  listOf: ({ page }) => page,
  search: ({ data: { title: category, page, faqs: questions } }) =>
    questions.map(({ id, question, answer }) => {
      const text = textOf(answer);
      const url = questionPath(page, id);
      return {
        item: { kind: 'faq', title: question, url, summary: opening(text), category },
        text,
      };
    }),
  starter: {
    word: 'faq',
    about: 'a question on one of the FAQ pages',
    list: 'faqs',
    numberedIn: ({ page }) => page,
    itemAddress: ({ page }, id) => questionPath(page, id),
  },
});
