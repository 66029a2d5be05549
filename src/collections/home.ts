/** The home page's own data: slides, search, reasons and sections. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { FAMILY_IDS } from '#site/services.ts';
import { collection } from './collection.ts';
import {
  choice,
  entry,
  group,
  groups,
  icon,
  internalPath,
  keywords,
  list,
  paragraphs,
  summary,
  text,
} from './fields.ts';

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

const heading = () => text('Heading of the section.');
const prose = () => paragraphs('The text: one paragraph, or a list of them.');
const titledText = () =>
  entry({
    title: text('A few words.'),
    text: text('One or two sentences.'),
  });

const schema = entry({
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
    heading: heading(),
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
    heading: heading(),
    text: prose(),
    roles: list('Who does what.', titledText()),
  }),
  partners: group('The partners section.', {
    heading: heading(),
    text: prose(),
    items: list('With whom the firm works.', titledText()),
  }),
  reasons: group('Reasons to choose the firm.', {
    heading: heading(),
    items: z.array(titledText()).length(5).describe('Exactly five, in order.'),
  }),
  ethics: group('The security and ethics strip.', {
    heading: heading(),
    statements: z.array(text()).length(4).describe('Exactly four, in order.'),
  }),
  cta: group('The closing band.', {
    heading: heading(),
    text: text('One sentence under it.'),
  }),
  title: text('Title in the browser tab and search results, without the firm name.'),
  description: summary('What search results show: 40 to 160 characters.'),
  keywords: keywords(),
});
export type HomeData = z.infer<typeof schema>;

export const home = collection({
  files: 'home/**/*.json',
  schema,
  label: 'Home page',
  address: () => ROUTES.home,
});
