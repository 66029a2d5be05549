/** The questions of the two FAQ pages, and the terms of the glossary. */
import { z } from 'zod';
import { headingAnchor } from '#lib/slug.ts';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import * as field from './fields.ts';

/** Each file is a category of questions; its `page` states which of the two pages shows the category. */
export const faqs = collection({
  files: 'faqs/**/*.json',
  group: {
    list: 'faqs',
    head: z.strictObject({
      order: field.order('Position on the page, from 1. No two categories share a position.'),
      title: field.title(),
      page: field.choice(['faqs', 'faqs-india'], 'Which of the two pages shows this category.'),
      color: field.colour(),
    }),
    address: (id, { page }) => (page === 'faqs' ? `/faqs#${id}` : '/faqs-india'),
    // The two pages number their questions separately, so the number alone is not unique.
    entryId: ({ id }, group) => `${group}/${String(id)}`,
  },
  schema: z.strictObject({
    id: z.int().min(1).describe('Number in the anchor #faq-<id>, unique on its page.'),
    question: field.text('The question, as a visitor would ask it.'),
    answer: field.paragraphs('The answer, with an empty line between paragraphs.'),
    ...field.publication(),
  }),
  label: 'Questions',
  address: (_id, { id }, { page }) => `/${page}#faq-${id}`,
});

/** Each file contains the terms of one field of law. */
export const glossaryTerms = collection({
  files: 'glossary/**/*.json',
  group: {
    list: 'terms',
    head: z.strictObject({
      order: field.order(),
      title: field.title('Field of law.'),
    }),
    address: (_id, { title }) => `${ROUTES.glossary}#${headingAnchor(title)}`,
  },
  schema: z.strictObject({
    id: field.id('Anchor of the term: the link #<id> opens it.'),
    term: field.title('The term in its usual form, such as "DIN".'),
    long: field.text('Full form of the abbreviation, or the earlier name.').optional(),
    meaning: field.text('What the term means, in one or two sentences.'),
    law: field.text('Act, section, rule or scheme from which the term comes.').optional(),
    see: field.optionalGroup('Page of this site with more information.', {
      label: field.text('Text of the link.'),
      href: field.internalPath('Page of this site.'),
    }),
    ...field.publication(),
  }),
  label: 'Glossary',
  address: (id) => `${ROUTES.glossary}#${id}`,
});
