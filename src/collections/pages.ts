/**
 * Pages made of blocks: `content/pages/<route>.json`, one per static route; the pages of services; and the home page,
 * which has sections of its own.
 */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { SERVICE_FIELD_NAMES } from '#site/service-fields.ts';
import { FAMILY_IDS, isFamilyId, servicePagePath } from '#site/services.ts';
import { chart } from './chart.ts';
import { collection } from './collection.ts';
import {
  alt,
  choice,
  colour,
  entry,
  example,
  group,
  groups,
  icon,
  id,
  imageFile,
  internalPath,
  keywords,
  kind,
  list,
  order,
  paragraphs,
  publication,
  questionAndAnswer,
  report,
  reportRaggedRows,
  row,
  step,
  summary,
  text,
  title,
  today,
} from './fields.ts';

const heading = title('Heading of this part.').optional();
const opening = { heading, lead: text('One or two sentences under the heading.').optional() };
const link = () =>
  group('A button or link inside the site.', {
    label: text('Text of the link.'),
    href: internalPath('Where it leads, inside the site.'),
  });

const prose = entry({
  block: kind('prose'),
  heading,
  text: paragraphs('The text: one paragraph, or a list of them.'),
  image: imageFile().optional(),
  alt: alt(
    "What the picture shows; '' when it only decorates. Required with a picture.",
  ).optional(),
  action: link().optional(),
}).superRefine(({ image, alt: words }, context) => {
  if (image !== undefined && words === undefined)
    report(context, ['alt'], 'is missing; say what the picture shows');
});

const card = entry({
  title: text('Title of the card.'),
  text: text('One or two sentences.'),
  icon: icon().optional(),
  href: internalPath('Where the card leads, inside the site.').optional(),
  color: colour().optional(),
});

const figure = entry({
  value: text('The figure, as it is printed.'),
  label: text('What it counts.'),
  note: text('Where it comes from, or what limits it.').optional(),
});

const BLOCKS = [
  prose,
  entry({
    block: kind('cards'),
    ...opening,
    items: list('The cards, in order.', card, 2),
  }),
  entry({
    block: kind('list'),
    ...opening,
    items: list('The lines of the list, in order.', text(), 2),
  }),
  entry({
    block: kind('steps'),
    ...opening,
    steps: list('The steps, in order.', step(), 2),
  }),
  entry({
    block: kind('stats'),
    heading,
    example: example('the figures are'),
    items: list('The figures, in order.', figure, 2),
  }),
  entry({
    block: kind('table'),
    id: id('Anchor that links to this part name, such as "how-we-charge".').optional(),
    heading: title('Heading, also the caption of the table.'),
    columns: list('Names of the columns.', text(), 2).max(5),
    rows: list('The rows: each a list with one text for every column.', row()),
    note: text('Line under the table.').optional(),
  }).superRefine(reportRaggedRows),
  entry({
    block: kind('chart'),
    ...opening,
    chart: chart.describe('The chart: a drawing, its sentence and its table.'),
  }),
  entry({
    block: kind('faqs'),
    heading,
    faqs: list('Questions with their answers.', questionAndAnswer()),
  }),
  entry({
    block: kind('cta'),
    heading: title('Heading of the closing band.'),
    text: text('One sentence under it.').optional(),
    action: text('Text of the button.'),
    subject: text('Subject the contact form opens with.'),
  }),
] as const;

/** A page: its metadata, its opening and its blocks in order. */
const schema = entry({
  title: title('Title in the browser tab and search results, without the firm name.'),
  description: summary('What search results show: 40 to 160 characters.'),
  keywords: keywords(),
  eyebrow: text('Small line above the heading.').optional(),
  heading: title('Heading at the top of the page.'),
  lead: text('One or two sentences under the heading.'),
  color: colour('Colour of rules and small titles on this page.').optional(),
  action: group('Button in the opening; leads to the contact page with this subject.', {
    label: text('Text of the button.'),
    subject: text('Subject the contact form opens with.'),
  }).optional(),
  blocks: z
    .array(z.discriminatedUnion('block', BLOCKS))
    .default([])
    .describe('The parts of the page, in order.'),
  tool: group('Where the page is a tool, or a guide with one in it.', {
    order: order('Position in the list of tools.'),
    audience: text('For whom it is, such as "Founders".'),
    services: list(
      'Services whose pages lead to it, such as "faas/registrations"; what lies below them is meant too.',
      text(),
    ),
  }).optional(),
  ...publication(),
});

export type Block = z.infer<typeof schema>['blocks'][number];

export const pages = collection({
  files: 'pages/**/*.json',
  schema,
  label: 'Pages',
  address: (id) => `/${id}`,
  ownPage: true,
});

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

/** Services, and the subsections of one: `content/services/<family>/<service>/<subsection>.json`. */
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

const film = entry({
  type: z.literal('video').describe('A film.'),
  src: text('Film for 768 px and wider, under public/: MP4 (H.264).'),
  av1Src: text('The same as WebM (AV1), smaller.').optional(),
  mobileSrc: text('Film for narrower screens, upright: MP4.'),
  mobileAv1Src: text('The same as WebM (AV1).').optional(),
  poster: text('Still of the film, JPEG; also shown for a picture that does not load.'),
  avifPoster: text('The same as AVIF, smaller.').optional(),
  mobilePoster: text('Still of the upright film, JPEG.'),
  mobileAvifPoster: text('The same as AVIF.').optional(),
  alt: text('What the film shows, for those who cannot see it.'),
});

const picture = entry({
  type: z.literal('image').describe('A picture.'),
  src: text().meta({ picture: 'slide' }).describe('Square picture, at least 1080 × 1080 pixels.'),
  alt: text('What the picture shows, for those who cannot see it.'),
  companyName: text('Name above the title of the slide.'),
  serviceType: text('Title of the slide.'),
  url: internalPath('Where the Services button leads on this slide.'),
});

const sectionHeading = () => text('Heading of the section.');
const sectionText = () => paragraphs('The text: one paragraph, or a list of them.');
const titledText = () =>
  entry({
    title: text('A few words.'),
    text: text('One or two sentences.'),
  });

/** The home page: slides, search, reasons and sections. */
const homeSchema = entry({
  heading: text('Heading at the top of the page.'),
  lead: text('One or two sentences under the heading.'),
  slides: z.tuple([film, picture], picture).describe('The film first, then the pictures.'),
  search: group('The service search.', {
    placeholder: text('Words in the empty search box.'),
    suggestions: z.array(text()).length(3).describe('Keywords of three entries, shown first.'),
    chips: z.array(text()).length(12).describe('Keywords of twelve entries, shown as chips.'),
    entries: groups('What the search knows.', {
      keyword: text('Word that finds it.'),
      title: text('What the list shows.'),
      url: internalPath('Where it leads, inside the site.'),
    }),
  }),
  families: group('The three service families.', {
    heading: sectionHeading(),
    lead: text('One or two sentences under the heading.'),
    cards: z
      .array(
        entry({
          family: choice(FAMILY_IDS, 'Which family the card is about.'),
          icon: icon(),
          title: text('Title of the card.'),
          text: text('One or two sentences.'),
          services: list('Values of ?service= that the card links.', text()),
        }),
      )
      .length(3)
      .describe('One card for each family, in order.'),
  }),
  team: group('The team section.', {
    heading: sectionHeading(),
    text: sectionText(),
    roles: list('Who does what.', titledText()),
  }),
  partners: group('The partners section.', {
    heading: sectionHeading(),
    text: sectionText(),
    items: list('With whom the firm works.', titledText()),
  }),
  reasons: group('Reasons to choose the firm.', {
    heading: sectionHeading(),
    items: z.array(titledText()).length(5).describe('Exactly five, in order.'),
  }),
  ethics: group('The security and ethics strip.', {
    heading: sectionHeading(),
    statements: z.array(text()).length(4).describe('Exactly four, in order.'),
  }),
  cta: group('The closing band.', {
    heading: sectionHeading(),
    text: text('One sentence under it.'),
  }),
  title: text('Title in the browser tab and search results, without the firm name.'),
  description: summary('What search results show: 40 to 160 characters.'),
  keywords: keywords(),
});
export type HomeData = z.infer<typeof homeSchema>;

export const home = collection({
  files: 'home/**/*.json',
  schema: homeSchema,
  label: 'Home page',
  address: () => ROUTES.home,
});
