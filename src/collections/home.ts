/** The home page's own data: slides, search, reasons and sections. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { FAMILY_IDS } from '#site/services.ts';
import { collection } from './collection.ts';
import { entry, icon, internalPath, keywords, paragraphs, summary, text } from './fields.ts';

const film = entry({
  type: z.literal('video').describe('A film.'),
  src: text().describe('Film for 768 px and wider, under public/: MP4 (H.264).'),
  av1Src: text().optional().describe('The same as WebM (AV1), smaller.'),
  mobileSrc: text().describe('Film for narrower screens, upright: MP4.'),
  mobileAv1Src: text().optional().describe('The same as WebM (AV1).'),
  poster: text().describe('Still of the film, JPEG; also shown for a picture that does not load.'),
  avifPoster: text().optional().describe('The same as AVIF, smaller.'),
  mobilePoster: text().describe('Still of the upright film, JPEG.'),
  mobileAvifPoster: text().optional().describe('The same as AVIF.'),
  alt: text().describe('What the film shows, for those who cannot see it.'),
});

const picture = entry({
  type: z.literal('image').describe('A picture.'),
  src: text().meta({ picture: 'slide' }).describe('Square picture, at least 1080 × 1080 pixels.'),
  alt: text().describe('What the picture shows, for those who cannot see it.'),
  companyName: text().describe('Name above the title of the slide.'),
  serviceType: text().describe('Title of the slide.'),
  url: internalPath().describe('Where the Services button leads on this slide.'),
});

const heading = () => text().describe('Heading of the section.');
const prose = () => paragraphs().describe('The text: one paragraph, or a list of them.');
const titledText = () =>
  entry({
    title: text().describe('A few words.'),
    text: text().describe('One or two sentences.'),
  });

const schema = entry({
  heading: text().describe('Heading at the top of the page.'),
  lead: text().describe('One or two sentences under the heading.'),
  slides: z.tuple([film, picture], picture).describe('The film first, then the pictures.'),
  search: entry({
    placeholder: text().describe('Words in the empty search box.'),
    suggestions: z.array(text()).length(3).describe('Keywords of three entries, shown first.'),
    chips: z.array(text()).length(12).describe('Keywords of twelve entries, shown as chips.'),
    entries: z
      .array(
        entry({
          keyword: text().describe('Word that finds it.'),
          title: text().describe('What the list shows.'),
          url: internalPath().describe('Where it leads, inside the site.'),
        }),
      )
      .min(1)
      .describe('What the search knows.'),
  }).describe('The service search.'),
  families: entry({
    heading: heading(),
    lead: text().describe('One or two sentences under the heading.'),
    cards: z
      .array(
        entry({
          family: z.enum(FAMILY_IDS).describe('Which family the card is about.'),
          icon: icon(),
          title: text().describe('Title of the card.'),
          text: text().describe('One or two sentences.'),
          services: z.array(text()).min(1).describe('Values of ?service= that the card links.'),
        }),
      )
      .length(3)
      .describe('One card for each family, in order.'),
  }).describe('The three service families.'),
  team: entry({
    heading: heading(),
    text: prose(),
    roles: z.array(titledText()).min(1).describe('Who does what.'),
  }).describe('The team section.'),
  partners: entry({
    heading: heading(),
    text: prose(),
    items: z.array(titledText()).min(1).describe('With whom the firm works.'),
  }).describe('The partners section.'),
  reasons: entry({
    heading: heading(),
    items: z.array(titledText()).length(5).describe('Exactly five, in order.'),
  }).describe('Reasons to choose the firm.'),
  ethics: entry({
    heading: heading(),
    statements: z.array(text()).length(4).describe('Exactly four, in order.'),
  }).describe('The security and ethics strip.'),
  cta: entry({
    heading: heading(),
    text: text().describe('One sentence under it.'),
  }).describe('The closing band.'),
  title: text().describe('Title in the browser tab and search results, without the firm name.'),
  description: summary().describe('What search results show: 40 to 160 characters.'),
  keywords: keywords(),
});
export type HomeData = z.infer<typeof schema>;

export const home = collection({
  folder: 'home',
  extension: 'json',
  schema,
  label: 'Home page',
  address: () => ROUTES.home,
});
