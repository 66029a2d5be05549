/** Pages made of blocks: `content/pages/<route>.json`, one file for each static route. */
import { z } from 'zod';
import { checklistFileName } from '#site/file-paths.ts';
import { GUIDE_SITUATIONS } from '#site/vocabularies.ts';
import { chart } from './chart.ts';
import { addIssueAt, collection } from './collection.ts';
import * as field from './fields.ts';

const heading = field.title('Heading of this part.').optional();
const opening = { heading, lead: field.text('One or two sentences under the heading.').optional() };
const linkInside = () =>
  field.group('A button or link to a page of this site.', {
    label: field.text('Text of the link.'),
    href: field.internalPath('Page of this site to which the link leads.'),
  });

const prose = z
  .strictObject({
    block: field.kind('prose'),
    heading,
    text: field.paragraphs('The text, with an empty line between paragraphs.'),
    image: field.picture().optional(),
    alt: field
      .altText("What the picture shows; '' if it is only decoration. Required with a picture.")
      .optional(),
    action: linkInside().optional(),
  })
  .superRefine(({ image, alt }, context) => {
    if (image !== undefined && alt === undefined)
      addIssueAt(context, ['alt'], 'is missing; say what the picture shows');
  });

const card = z.strictObject({
  title: field.text('Title of the card.'),
  text: field.text('One or two sentences.'),
  href: field.internalPath('Page of this site to which the card leads.').optional(),
  color: field.colour().optional(),
});

const figure = z.strictObject({
  value: field.text('The figure as the page shows it, such as "15+".'),
  label: field.text('Name of the figure, such as "years of experience".'),
  note: field.text('Note on the figure: its source, or what it counts.').optional(),
});

const BLOCKS = [
  prose,
  z.strictObject({
    block: field.kind('cards'),
    ...opening,
    large: field.yesNo('Yes (true): large letters, for example for a vision or a principle.'),
    items: field.list('The cards, in order.', card, 2),
  }),
  z.strictObject({
    block: field.kind('list'),
    ...opening,
    folded: field.yesNo('Yes (true): the list is closed until a visitor clicks the heading.'),
    items: field.list('The lines of the list, in order.', field.text(), 2),
  }),
  z.strictObject({
    block: field.kind('checklist'),
    heading: field.title('Heading of the list, such as "Keep these ready".'),
    items: field.list('Documents to tick. The list is also offered as a PDF.', field.text(), 2),
    reviewed: field.datePrefilledToday('Day of the last check of the list, printed in the PDF.'),
  }),
  z.strictObject({
    block: field.kind('steps'),
    ...opening,
    steps: field.list('The steps, in order.', field.step(), 2),
  }),
  z.strictObject({
    block: field.kind('stats'),
    heading,
    example: field.exampleFlag('the figures are'),
    items: field.list('The figures, in order.', figure, 2),
  }),
  z
    .strictObject({
      block: field.kind('table'),
      id: field.id('Anchor for links to this part, such as "how-we-charge".').optional(),
      heading: field.title('Heading of this part, and caption of the table.'),
      columns: field.list('Names of the columns.', field.text(), 2).max(5),
      rows: field.list('The rows, with a text for each column: `7 June | 15%`.', field.tableRow()),
      note: field.text('Note below the table.').optional(),
    })
    .superRefine(field.addIssuesForRaggedRows),
  z.strictObject({
    block: field.kind('chart'),
    ...opening,
    chart: chart.describe('The chart: a drawing, a sentence and a table that show the same facts.'),
  }),
  z.strictObject({
    block: field.kind('faqs'),
    heading,
    faqs: field.list('Questions with their answers.', field.question()),
  }),
  z.strictObject({
    block: field.kind('cta'),
    stone: field.yesNo('Yes (true): large band with a picture, for a page about the firm.'),
    heading: field.title('Heading of the band at the end of the page.'),
    text: field.text('One sentence under the heading.').optional(),
    action: field.text('Text of the button.'),
    subject: field.text('Subject that is filled in when the contact form opens.'),
  }),
] as const;

const SECOND_CHECKLIST =
  'is the second checklist of the page, whose PDF has room for one; put both lists into one';

const schema = z.strictObject({
  title: field.title('Title in the browser tab and search results, without the firm name.'),
  description: field.summary('What search results show: 40 to 160 characters.'),
  keywords: field.keywords(),
  eyebrow: field.text('Short text in small letters above the heading.').optional(),
  heading: field.title('Heading at the top of the page; in a guide, the question.'),
  lead: field.text('One or two sentences under the heading; in a guide, the whole answer.'),
  color: field.colour('Colour of lines and small titles on this page.').optional(),
  action: field.optionalGroup('Button at the top that opens the contact form with this subject.', {
    label: field.text('Text of the button.'),
    subject: field.text('Subject that is filled in when the contact form opens.'),
  }),
  blocks: z
    .array(z.discriminatedUnion('block', BLOCKS))
    .superRefine((blocks, context) => {
      const [, second] = [...blocks.entries()].filter(([, { block }]) => block === 'checklist');
      if (second) addIssueAt(context, [second[0], 'block'], SECOND_CHECKLIST);
    })
    .default([])
    .describe('Parts of the page.'),
  offers: field
    .list('Only on a service page: what the service includes, for search engines.', field.text(), 2)
    .optional(),
  tool: field.optionalGroup('Only if the page is a tool, or a guide that contains a tool.', {
    order: field.order('Position in the list of tools.'),
    audience: field.text('Visitors for whom the tool is meant, such as "Founders".'),
    services: field.list(
      'Services whose pages link to the tool. "faas/registrations" includes its subsections.',
      field.reference('services'),
    ),
  }),
  guide: field.optionalGroup('Only if the page answers one question; /guides lists such a page.', {
    situation: field.choice(GUIDE_SITUATIONS, 'Heading under which /guides lists the page.'),
    order: field.order('Position of the page under its heading on /guides.'),
    phrases: field.list('Words that visitors search for, such as "asmt 10".', field.text()),
    services: field
      .list('Services that link to the guide; subsections do too.', field.reference('services'))
      .optional(),
    next: field
      .list('Links after the text: to the tool and to the service.', linkInside())
      .optional(),
  }),
  synonyms: field
    .list('Only for the search page: names of one subject, such as "pf, epf, epfo".', field.text())
    .optional(),
  ...field.publication(),
});

export type Block = z.infer<typeof schema>['blocks'][number];

export const pages = collection({
  files: 'pages/**/*.json',
  schema,
  label: 'Pages',
  address: (id) => `/${id}`,
  ownPage: true,
  documentName: (id, { blocks }) =>
    blocks.some(({ block }) => block === 'checklist') ? checklistFileName(id) : undefined,
});
