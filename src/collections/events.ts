/** Events: conferences, webinars, workshops. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { EVENT_STATUSES, EVENT_TYPES } from '#site/vocabularies.ts';
import { exampleOf } from '#lib/format.ts';
import { opening, textOf } from '#lib/search-text.ts';
import { buildDay } from './reading/publication.ts';
import { collection } from './collection.ts';
import {
  entry,
  example,
  externalUrl,
  formed,
  isoDate,
  publication,
  text,
  title,
} from './fields.ts';

const schema = entry({
  title: title(),
  date: isoDate().describe('Day of the event.'),
  time: formed(
    /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/,
    'write start and end as "15:00-16:30"',
  )
    .refine((time) => time.slice(0, 5) < time.slice(6), 'ends before it starts')
    .describe('Start and end, India time, 24-hour clock.'),
  location: text().describe('Online, or the place in Bangalore.'),
  type: z.enum(EVENT_TYPES).describe('Kind of event.'),
  status: z
    .enum(EVENT_STATUSES)
    .optional()
    .describe('Left empty: "upcoming", and "completed" after its day.'),
  attendees: text().describe('For whom, or how many places.'),
  description: text().describe('What it is about and what to bring.'),
  agenda: z.array(text()).min(1).describe('Points of the programme, in order.'),
  example: example('the event is'),
  recordingUrl: externalUrl().optional().describe('Where the recording can be seen.'),
  ...publication(),
}).transform((event) => ({
  ...event,
  status:
    event.status ?? (event.date < buildDay() ? ('completed' as const) : ('upcoming' as const)),
}));
export type Occasion = z.infer<typeof schema>;

export const events = collection({
  folder: 'events',
  extension: 'json',
  schema,
  label: 'Events',
  invented: 'the event',
  address: (id) => `${ROUTES.events}#${id}`,
  search({ data: { title, description, type, date, location, agenda, example } }, url) {
    const category = example ? exampleOf(type) : type;
    return {
      item: { kind: 'event', title, url, summary: opening(description), category, date },
      text: textOf([description, location, agenda]),
    };
  },
  starter: { word: 'event', about: 'an event', named: 'title' },
});
