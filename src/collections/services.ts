/** Services, and the subsections of one: `content/services/<family>/<service>/<subsection>.json`. */
import { z } from 'zod';
import { SERVICE_FIELD_NAMES } from '#site/service-fields.ts';
import { isFamilyId, servicePagePath } from '#site/services.ts';
import { collection } from './collection.ts';
import {
  choice,
  colour,
  entry,
  group,
  icon,
  keywords,
  list,
  order,
  paragraphs,
  publication,
  questionAndAnswer,
  report,
  step,
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

/** One section of a service's detail: a field of the vocabulary with exactly one body. */
const serviceSection = entry({
  field: choice(
    SERVICE_FIELD_NAMES,
    'Which section this is; it decides the heading and the layout.',
  ),
  heading: title("Replaces the field's own heading.").optional(),
  text: paragraphs('Body as paragraphs.').optional(),
  items: list('Body as a list.', item).optional(),
  steps: list('Body as numbered steps.', step()).optional(),
}).superRefine((section, context) => {
  const bodies = (['text', 'items', 'steps'] as const).filter(
    (body) => section[body] !== undefined,
  );
  if (bodies.length === 1) return;
  const found = bodies.length === 0 ? 'none' : bodies.join(' and ');
  const message = `section "${section.field}" needs exactly one of text, items, steps; found ${found}`;
  report(context, [], message);
});

/** One of the facts that a client asks for first. */
const fact = (what: string) =>
  group(`${what} Leave out if unknown.`, {
    value: text('A few words.'),
    note: text('When it holds, in a few words more.').optional(),
  }).optional();

export const services = collection({
  files: 'services/**/*.json',
  schema: entry({
    order: order('Position among its siblings.'),
    title: title('Name on the card and at the top of the detail.'),
    icon: icon('Small drawing on the card.'),
    color: colour("Colour of the detail's rules and numerals.").default('grey'),
    summary: summary('On the card and in search results: 40 to 160 characters.'),
    keywords: keywords(),
    unit: text('What one of its subsections is, such as "form"; the cards count by it.').default(
      'service',
    ),
    facts: group('What a client asks first, shown under the opening line.', {
      time: fact('How long it takes.'),
      fee: fact('What the government charges.'),
      need: fact('How many people it takes; without it the list to tick is counted.'),
    }).default({}),
    sections: z.array(serviceSection).default([]).describe('The parts of the detail, in order.'),
    faqs: z.array(questionAndAnswer()).default([]).describe('Questions asked about this service.'),
    cta: group('Replaces the words of the closing panel.', {
      title: title('Heading of the closing panel.').optional(),
      description: text('The sentence under it, of this service alone.').optional(),
      action: text('Text of the button; it leads to the contact form.').optional(),
    }).optional(),
    reviewed: today(
      'Day the text was last read through; by the reviewer of site.json, where it names one.',
    ),
    ...publication(),
  }),
  label: 'Services',
  address: (id) => (isFamilyId(id.split('/')[0]) ? servicePagePath(id) : undefined),
  ownPage: true,
});
