/** Services and their subsections: `content/services/<family>/<service>/<subsection>.json`. */
import { z } from 'zod';
import { checklistFileName } from '#site/file-paths.ts';
import { COST_COLUMNS, SERVICE_SECTIONS, SERVICE_SECTION_NAMES } from '#site/service-sections.ts';
import { isFamilyId, servicePagePath } from '#site/services.ts';
import { collection } from './collection.ts';
import * as field from './fields.ts';

/** A list item: a line, which may begin with `**bold words**`. */
const item = field.text().transform((line) => {
  const [, title, rest = line] = /^\*\*(.+?)\*\*\s+([^]+)$/.exec(line) ?? [];
  return { title, text: rest };
});

/** One section of a service. `field` is the kind of section, a key of SERVICE_SECTIONS. */
const serviceSection = z
  .strictObject({
    field: field.choice(SERVICE_SECTION_NAMES, 'Kind of section: decides heading and layout.'),
    heading: field.title('Replaces the usual heading of this kind of section.').optional(),
    text: field.paragraphs('Content of the section as paragraphs.').optional(),
    items: field.list('Content of the section as a list.', item).optional(),
    steps: field.list('Content of the section as numbered steps.', field.step()).optional(),
  })
  .refine(
    ({ text, items, steps }) =>
      [text, items, steps].filter((body) => body !== undefined).length === 1,
    'needs exactly one of text, items, steps',
  );

const fact = (what: string) =>
  field.optionalGroup(`${what} Leave out if unknown.`, {
    value: field.text('A few words.'),
    note: field.text('Condition for the value, such as "On the two quick routes".').optional(),
  });

/** A box in the drawing that shows the owners, the managers and the debts. The two lines of a box form one sentence. */
const box = (who: string) =>
  field.group(who, {
    value: field.text('First line of the box, in large type, such as "2 to 200" or "The company".'),
    says: field.text('Second line of the box, in small type, such as "shareholders own it".'),
  });

export const services = collection({
  files: 'services/**/*.json',
  schema: z.strictObject({
    order: field.order('Position of the service in its list.'),
    title: field.title('Name on the card and at the top of the service page.'),
    icon: field.icon('Small drawing on the card.'),
    color: field.colour('Colour of lines and numerals on the service page.').default('grey'),
    summary: field.summary('Text on the card and in search results: 40 to 160 characters.'),
    image: field.picture('Picture beside the title, shown at most 280 × 300 px.').optional(),
    alt: field.altText('What the picture shows. Required if there is a picture.').optional(),
    keywords: field.keywords(),
    unit: field
      .text('Noun used to count subsections on the card, such as "form".')
      .default('service'),
    facts: field
      .group('What a client asks first, shown under the opening line.', {
        time: fact('How long it takes.'),
        fee: fact('What the government charges.'),
      })
      .default({}),
    costs: field
      .optionalGroup('What the government and others charge, step by step; without our fee.', {
        rows: field.list('Row: `Name | ₹1,000 | Only if reserved first`.', field.tableRow()),
        note: field.text('Text under the table: why a sum is a range, and where to confirm it.'),
      })
      .superRefine((costs, context) => {
        if (costs) field.addIssuesForRaggedRows({ columns: COST_COLUMNS, ...costs }, context);
      }),
    ownership: field.optionalGroup(
      'Only for a form of business: drawing that shows owners, managers and debts.',
      {
        owners: box('Who owns the business.'),
        body: box('What the business is, and what it does in its own name.'),
        managers: box('Who runs the business.'),
        debts: field.text('One sentence that says who is liable for the debts of the business.'),
      },
    ),
    sections: z.array(serviceSection).default([]).describe('Sections of the service, in order.'),
    faqs: z.array(field.question()).default([]).describe('Questions asked about this service.'),
    cta: field.optionalGroup('Replaces the usual text of the panel at the end of the page.', {
      title: field.title('Heading of this panel.').optional(),
      description: field.text('Sentence under the heading, about this service only.').optional(),
      action: field.text('Text of the button; it leads to the contact form.').optional(),
    }),
    reviewed: field.datePrefilledToday('Date of the last review of this page.'),
    ...field.publication(),
  }),
  label: 'Services',
  address: (id) => {
    const [family, , , ...tooDeep] = id.split('/');
    return isFamilyId(family) && tooDeep.length === 0 ? servicePagePath(id) : undefined;
  },
  ownPage: true,
  documentName: (id, { sections }) => {
    const hasChecklist = sections.some(
      ({ field, items }) => items && SERVICE_SECTIONS[field].show === 'checklist',
    );
    return hasChecklist ? checklistFileName(id) : undefined;
  },
});
