/** Services, and the subsections of one: `content/services/<family>/<service>/<subsection>.json`. */
import { z } from 'zod';
import { SERVICE_FIELD_NAMES } from '#site/service-fields.ts';
import { isFamilyId, servicePagePath } from '#site/services.ts';
import { collection } from './collection.ts';
import {
  colour,
  entry,
  icon,
  keywords,
  order,
  paragraphs,
  publication,
  questionAndAnswer,
  summary,
  text,
  title,
  today,
} from './fields.ts';

/** A list item: a line, which may open with `**bold words**`. */
const item = text()
  .transform((line) => {
    const [, title, rest = line] = /^\*\*(.+?)\*\*\s+([^]+)$/.exec(line) ?? [];
    return { title, text: rest };
  })
  .meta({ long: true });

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
  event: text()
    .optional()
    .describe(
      'Event from which "Within …" in the duration of a step counts, such as "Incorporation". With it the steps are drawn as a timeline.',
    ),
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

/** One cell of what a client asks first. */
const fact = (what: string) =>
  entry({
    value: text().describe('A few words.'),
    note: text().optional().describe('When it holds, in a few words more.'),
  })
    .optional()
    .describe(`${what} Leave out if unknown.`);

const schema = entry({
  order: order().describe('Position among its siblings.'),
  title: title().describe('Name on the card and at the top of the detail.'),
  icon: icon().describe('Small drawing on the card.'),
  color: colour().default('grey').describe("Colour of the detail's rules and numerals."),
  summary: summary().describe('On the card and in search results: 40 to 160 characters.'),
  keywords: keywords().describe('Search-engine keywords.'),
  unit: text()
    .default('service')
    .describe('What one of its subsections is, such as "form"; the cards count by it.'),
  facts: entry({
    time: fact('How long it takes.'),
    fee: fact('What the government charges.'),
    need: fact('How many people it takes; without it the list to tick is counted.'),
  })
    .default({})
    .describe('What a client asks first, shown under the opening line.'),
  sections: z.array(serviceSection).default([]).describe('The parts of the detail, in order.'),
  faqs: z.array(questionAndAnswer()).default([]).describe('Questions asked about this service.'),
  cta: entry({
    title: title().optional().describe('Heading of the closing panel.'),
    description: text().optional().describe('The sentence under it, of this service alone.'),
    action: text().optional().describe('Text of the button; it leads to the contact form.'),
  })
    .optional()
    .describe('Replaces the words of the closing panel.'),
  reviewed: today(
    'Day the text was last read through; by the reviewer of site.json, where it names one.',
  ),
  ...publication(),
});

export type ServiceData = z.infer<typeof schema>;

export const services = collection({
  files: 'services/**/*.json',
  schema,
  label: 'Services',
  address: (id) => (isFamilyId(id.split('/')[0]) ? servicePagePath(id) : undefined),
  ownPage: true,
});
