import { z } from 'zod';
import { SERVICE_FIELD_NAMES } from '#config/service-fields.ts';
import {
  alt,
  colour,
  entry,
  icon,
  imageFile,
  isoDate,
  keywords,
  order,
  paragraphs,
  publication,
  questionAndAnswer,
  schemaLink,
  summary,
  text,
  title,
} from './fields.ts';

/** A list item: a line, or a title with a line under it. */
const item = z.union(
  [
    text().transform((line) => ({ title: undefined, text: line })),
    entry({
      title: text().describe('Bold opening words.'),
      text: text().describe('The rest of the item.'),
    }),
  ],
  { error: 'expected text, or {"title", "text"}' },
);

const step = entry({
  title: text().describe('What happens, in a few words.'),
  text: text().describe('One or two sentences.'),
  duration: text()
    .optional()
    .describe('Usual time, such as "3 working days". Leave out if unknown.'),
});

/** One headed part of a service's detail: a field of the vocabulary and exactly one body. */
const serviceSection = entry({
  field: z
    .enum(SERVICE_FIELD_NAMES)
    .describe('Which section this is; it decides the heading and the layout.'),
  heading: title().optional().describe("Replaces the field's own heading."),
  text: paragraphs().optional().describe('Body as paragraphs.'),
  items: z.array(item).min(1).optional().describe('Body as a list.'),
  steps: z.array(step).min(1).optional().describe('Body as numbered steps.'),
}).superRefine((section, context) => {
  const bodies = (['text', 'items', 'steps'] as const).filter(
    (body) => section[body] !== undefined,
  );
  if (bodies.length === 1) return;
  const found = bodies.length === 0 ? 'none' : bodies.join(' and ');
  context.addIssue({
    code: 'custom',
    message: `section "${section.field}" needs exactly one of text, items, steps; found ${found}`,
  });
});

/** A service, or a subsection of one (spec section 3, service group and subsection). */
export const serviceSchema = entry({
  $schema: schemaLink(),
  title: title().describe('Name on the card and at the top of the detail.'),
  order: order().describe('Position among its siblings.'),
  icon: icon().describe('Small drawing on the card.'),
  color: colour().default('grey').describe("Colour of the detail's rules and numerals."),
  summary: summary().describe('On the card and in search results: 40 to 160 characters.'),
  keywords: keywords().describe('Search-engine keywords.'),
  image: imageFile().optional().describe('Picture beside the first section.'),
  imageAlt: alt().optional().describe('What the picture shows. Required with a picture.'),
  sections: z.array(serviceSection).default([]).describe('The parts of the detail, in order.'),
  faqs: z.array(questionAndAnswer()).default([]).describe('Questions asked about this service.'),
  cta: entry({
    title: title().describe('Heading of the closing panel.'),
    description: text().optional().describe('One sentence under it.'),
    action: text().describe('Text of the button; it leads to the contact form.'),
  })
    .optional()
    .describe('Replaces the words of the closing panel.'),
  reviewed: isoDate().describe('Day a qualified person last read the facts.'),
  ...publication(),
}).superRefine((service, context) => {
  if (service.image !== undefined && service.imageAlt === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['imageAlt'],
      message: 'is missing; say what the picture shows',
    });
  }
});

export type ServiceData = z.infer<typeof serviceSchema>;
