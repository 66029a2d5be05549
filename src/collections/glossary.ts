/** The glossary. */
import { z } from 'zod';
import { headingAnchor } from '#lib/slug.ts';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import { field } from './fields.ts';

/** A file is one field of law with its terms. */
export const terms = collection({
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
    id: field.id('Its address on the page is #<id>.'),
    term: field.title('The term as it is used: "DIN".'),
    long: field.text('What it is short for, or its earlier name.').optional(),
    meaning: field.text('What it means, in one or two sentences.'),
    law: field.text('Act, section, rule or scheme it comes from.').optional(),
    see: field
      .group('Page of this site that says more.', {
        label: field.text('Text of the link.'),
        href: field.internalPath('Page of this site.'),
      })
      .optional(),
    ...field.publication(),
  }),
  label: 'Glossary',
  address: (id) => `${ROUTES.glossary}#${id}`,
});
