import { z } from 'zod';
import { entry, icon, internalPath, paragraphs, summary, text } from './fields.ts';

const film = entry({
  type: z.literal('video'),
  src: text().describe('Film for 768 px and wider, under public/: MP4 (H.264).'),
  av1Src: text().optional().describe('The same as WebM (AV1), smaller.'),
  mobileSrc: text().describe('Film for narrower screens, upright: MP4.'),
  mobileAv1Src: text().optional().describe('The same as WebM (AV1).'),
  poster: text().describe('Still of the film, JPEG; also shown for a picture that does not load.'),
  avifPoster: text().optional().describe('The same as AVIF, smaller.'),
  mobilePoster: text().describe('Still of the upright film, JPEG.'),
  mobileAvifPoster: text().optional().describe('The same as AVIF.'),
  alt: text(),
});

const picture = entry({
  type: z.literal('image'),
  src: text().describe('Picture under public/, square.'),
  alt: text(),
  companyName: text(),
  serviceType: text(),
  url: internalPath().describe('Where the Services button leads on this slide.'),
});

/** The home page's own data: slides, search, reasons and sections (spec 2.4). */
export const homeSchema = entry({
  $schema: z.string().optional(),
  heading: text(),
  lead: text(),
  slides: z.tuple([film, picture], picture).describe('The film first, then the pictures.'),
  search: entry({
    placeholder: text(),
    suggestions: z.array(text()).length(3).describe('Keywords of three entries, shown first.'),
    chips: z.array(text()).length(12).describe('Keywords of twelve entries, shown as chips.'),
    entries: z
      .array(entry({ keyword: text(), title: text(), url: internalPath() }))
      .min(1)
      .describe('What the search knows.'),
  }),
  families: entry({
    heading: text(),
    lead: text(),
    cards: z
      .array(
        entry({
          family: z.enum(['faas', 'company-secretarial', 'hr']),
          icon: icon(),
          title: text(),
          text: text(),
          services: z.array(text()).min(1).describe('Values of ?service= that the card links.'),
          more: text(),
        }),
      )
      .length(3),
  }),
  team: entry({
    heading: text(),
    text: paragraphs(),
    roles: z.array(entry({ title: text(), text: text() })).min(1),
  }),
  partners: entry({
    heading: text(),
    text: paragraphs(),
    items: z.array(entry({ title: text(), text: text() })).min(1),
  }),
  reasons: entry({
    heading: text(),
    items: z.array(entry({ title: text(), text: text() })).length(5),
  }),
  ethics: entry({ heading: text(), statements: z.array(text()).length(4) }),
  cta: entry({ heading: text(), text: text() }),
  title: text(),
  description: summary(),
  keywords: z.array(text()).min(1).max(10),
});
export type HomeData = z.infer<typeof homeSchema>;
