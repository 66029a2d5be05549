/** The home page: `content/home/home.json`. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { FAMILY_IDS } from '#site/services.ts';
import { addIssueAt, collection } from './collection.ts';
import * as field from './fields.ts';
import { didYouMean, quoteValue } from './reading/error-map.ts';

const slide = {
  alt: field.text('Description of the picture for visitors who cannot see it.'),
  companyName: field.text('Name above the title of the slide.'),
  serviceType: field.text('Title of the slide.'),
  url: field.internalPath('Page that the Services button opens while this slide is shown.'),
};
const film = z.strictObject({
  type: z.literal('video').describe('The video of the current month. You need not choose a file.'),
  ...slide,
});
const picture = z.strictObject({
  type: z.literal('image').describe('A picture.'),
  src: field.text('Picture, ratio 3:2, at least 720 × 480 pixels.').meta({ picture: 'slide' }),
  avifSrc: field
    .textMatching(/\.avif$/, 'write the address of an AVIF picture', 'The picture as an AVIF file.')
    .meta({ picture: 'typed' })
    .optional(),
  ...slide,
});

const sectionHeading = () => field.text('Heading of the section.');
const sectionText = () => field.paragraphs('The text, with an empty line between paragraphs.');
const titledText = z.strictObject({
  title: field.text('A few words.'),
  text: field.text('One or two sentences.'),
});

const familyCard = z.strictObject({
  family: field.choice(FAMILY_IDS, 'Service family that the card describes.'),
  title: field.text('Title of the card.'),
  text: field.text('Text of the card: one or two sentences.'),
});

const homeSchema = z.strictObject({
  heading: field.text('Heading at the top of the page.'),
  lead: field.text('One or two sentences under the heading.'),
  slides: z.tuple([film, picture], picture).describe('Slides: first the film, then the pictures.'),
  search: field
    .group('The service search.', {
      placeholder: field.text('Text in the search box while the box is empty.'),
      suggestions: z.array(field.text()).length(3).describe('Three keywords suggested first.'),
      chips: z.array(field.text()).length(12).describe('Twelve keywords, as links below the box.'),
      entries: field
        .groups('Entries that the search finds.', {
          keyword: field.text('Word by which visitors find the entry.'),
          title: field.text('Text of the entry in the list of results.'),
          url: field.internalPath('Page of this site that the entry opens.'),
        })
        .superRefine(field.differentIn('keyword')),
    })
    .superRefine((search, context) => {
      const keywords = search.entries.map(({ keyword }) => keyword);
      for (const name of ['suggestions', 'chips'] as const)
        for (const [index, keyword] of search[name].entries()) {
          if (keywords.includes(keyword)) continue;
          const advice = `${didYouMean(keyword, keywords)}write a keyword of the entries below`;
          addIssueAt(context, [name, index], `found ${quoteValue(keyword)}; ${advice}`);
        }
    }),
  families: field.group('The three service families.', {
    heading: sectionHeading(),
    lead: field.text('One or two sentences under the heading.'),
    cards: z
      .array(familyCard)
      .length(3)
      .superRefine(field.differentIn('family'))
      .describe('One card for each family, in the order of the page.'),
  }),
  team: field.group('The team section.', {
    heading: sectionHeading(),
    text: sectionText(),
    roles: field.list('Roles in the team, and what each role does.', titledText),
  }),
  partners: field.group('The partners section.', {
    heading: sectionHeading(),
    text: sectionText(),
    items: field.list('Partners with whom the firm works.', titledText),
  }),
  reasons: field.group('Reasons to choose the firm.', {
    heading: sectionHeading(),
    items: z.array(titledText).length(5).describe('Exactly five reasons, in order.'),
  }),
  ethics: field.group('The security and ethics strip.', {
    heading: sectionHeading(),
    statements: z.array(field.text()).length(4).describe('Exactly four statements, in order.'),
  }),
  cta: field.group('The closing band.', {
    heading: sectionHeading(),
    text: field.text('One sentence under the heading.'),
  }),
  title: field.title('Title in the browser tab and search results, without the firm name.'),
  description: field.summary('Text that search results show: 40 to 160 characters.'),
  keywords: field.keywords(),
});
export type HomeData = z.infer<typeof homeSchema>;

export const home = collection({
  files: 'home/home.json',
  schema: homeSchema,
  label: 'Home page',
  address: () => ROUTES.home,
});
