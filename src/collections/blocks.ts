/** The parts a page may list, each with one section component. */
import { z } from 'zod';
import { chart } from './chart.ts';
import { allowedText, quote } from './reading/error-map.ts';
import {
  alt,
  colour,
  entry,
  example,
  formed,
  icon,
  imageFile,
  internalPath,
  paragraphs,
  questionAndAnswer,
  row,
  text,
  title,
} from './fields.ts';

const heading = () => title().optional().describe('Heading of this part.');
const lead = () => text().optional().describe('One or two sentences under the heading.');
const kind = <Name extends string>(name: Name) =>
  z.literal(name).describe('Which kind of part this is; it decides the other fields.');
const link = () =>
  entry({
    label: text().describe('Words of the link.'),
    href: internalPath().describe('Where it leads, inside the site.'),
  }).describe('A button or link inside the site.');

const prose = entry({
  block: kind('prose'),
  heading: heading(),
  text: paragraphs().describe('The text: one paragraph, or a list of them.'),
  image: imageFile().optional(),
  alt: alt()
    .optional()
    .describe("What the picture shows; '' when it only decorates. Required with a picture."),
  action: link().optional(),
}).superRefine(({ image, alt: words }, context) => {
  if (image === undefined || words !== undefined) return;
  context.addIssue({
    code: 'custom',
    path: ['alt'],
    message: 'is missing; say what the picture shows',
  });
});

const card = entry({
  title: text().describe('Title of the card.'),
  text: text().describe('One or two sentences.'),
  icon: icon().optional(),
  href: internalPath().optional().describe('Where the card leads, inside the site.'),
  color: colour().optional(),
});

const step = entry({
  title: text().describe('What happens, in a few words.'),
  text: text().describe('One or two sentences.'),
  duration: text().optional().describe('Usual time, such as "3 working days".'),
});

const figure = entry({
  value: text().describe('The figure, as it is printed.'),
  label: text().describe('What it counts.'),
  note: text().optional().describe('Where it comes from, or what limits it.'),
});

const BLOCKS = [
  prose,
  entry({
    block: kind('cards'),
    heading: heading(),
    lead: lead(),
    items: z.array(card).min(2).describe('The cards, in order.'),
  }),
  entry({
    block: kind('list'),
    heading: heading(),
    lead: lead(),
    items: z.array(text()).min(2).describe('The lines of the list, in order.'),
  }),
  entry({
    block: kind('steps'),
    heading: heading(),
    lead: lead(),
    steps: z.array(step).min(2).describe('The steps, in order.'),
  }),
  entry({
    block: kind('stats'),
    heading: heading(),
    example: example('the figures are'),
    items: z.array(figure).min(2).describe('The figures, in order.'),
  }),
  entry({
    block: kind('table'),
    id: formed(/^[a-z]+(-[a-z]+)*$/, 'write it in lower case with hyphens')
      .optional()
      .describe('Anchor that links to this part name, such as "how-we-charge".'),
    heading: title().describe('Heading, also the caption of the table.'),
    columns: z.array(text()).min(2).max(5).describe('Names of the columns.'),
    rows: z.array(row()).min(1).describe('The rows: each a list with one text for every column.'),
    note: text().optional().describe('Line under the table.'),
  }).superRefine(({ columns, rows }, context) => {
    for (const [index, { length }] of rows.entries())
      if (length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `has ${length} cells; write ${columns.length}, one for every column`,
        });
  }),
  entry({
    block: kind('chart'),
    heading: heading(),
    lead: lead(),
    chart: chart.describe('The chart: a drawing, its sentence and its table.'),
  }),
  entry({
    block: kind('quote'),
    text: text().describe('The sentence that is set large.'),
  }),
  entry({
    block: kind('faqs'),
    heading: heading(),
    faqs: z.array(questionAndAnswer()).min(1).describe('Questions with their answers.'),
  }),
  entry({
    block: kind('cta'),
    heading: title().describe('Heading of the closing band.'),
    text: text().optional().describe('One sentence under it.'),
    action: text().describe('Text of the button.'),
    subject: text().describe('Subject the contact form opens with.'),
  }),
] as const;

const BLOCK_NAMES = BLOCKS.map(({ shape }) => shape.block.value);

export const block = z.discriminatedUnion('block', BLOCKS, {
  error: (issue) => {
    if (issue.code !== 'invalid_union') return undefined;
    const found = (issue.input as { block?: unknown } | null | undefined)?.block;
    return `found ${quote(found)}; ${allowedText(found, BLOCK_NAMES)}`;
  },
});
