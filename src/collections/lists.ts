/** Short entries that pages print in lists: events, deadlines, questions, stories, steps and the glossary. */
import { z } from 'zod';
import { headingAnchor } from '#lib/slug.ts';
import { ROUTES } from '#site/routes.ts';
import {
  COMPLIANCE_CATEGORIES,
  COMPLIANCE_STATUSES,
  EVENT_STATUSES,
  EVENT_TYPES,
  JURISDICTIONS,
  PRIORITIES,
  STEP_DURATIONS,
} from '#site/vocabularies.ts';
import { chart } from './chart.ts';
import { collection } from './collection.ts';
import {
  colour,
  entry,
  example,
  externalUrl,
  formed,
  icon,
  internalPath,
  isoDate,
  order,
  paragraphs,
  publication,
  text,
  title,
} from './fields.ts';
import { buildDay } from './reading/publication.ts';

/** The status that follows from the day, unless the entry names one. */
const statusOn = (date: string) =>
  date < buildDay() ? ('completed' as const) : ('upcoming' as const);
const STATUS = 'Left empty: "upcoming", and "completed" after its day.';

/** Conferences, webinars, workshops. */
export const events = collection({
  folder: 'events',
  extension: 'json',
  schema: entry({
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
    status: z.enum(EVENT_STATUSES).optional().describe(STATUS),
    attendees: text().describe('For whom, or how many places.'),
    description: text().describe('What it is about and what to bring.'),
    agenda: z.array(text()).min(1).describe('Points of the programme, in order.'),
    example: example('the event is'),
    recordingUrl: externalUrl().optional().describe('Where the recording can be seen.'),
    ...publication(),
  }).transform((event) => ({ ...event, status: event.status ?? statusOn(event.date) })),
  label: 'Events',
  address: (id) => `${ROUTES.events}#${id}`,
});
export type Occasion = z.infer<typeof events.schema>;

/** Deadlines of the compliance calendar. */
export const compliance = collection({
  folder: 'compliance',
  extension: 'json',
  schema: entry({
    title: title(),
    date: isoDate().describe('Due date.'),
    priority: z.enum(PRIORITIES).describe('How much depends on it.'),
    category: z.enum(COMPLIANCE_CATEGORIES).describe('Branch of law it belongs to.'),
    description: text().describe('What is due, by whom, on which form.'),
    jurisdiction: z.enum(JURISDICTIONS).describe('Where the rule applies.'),
    rule: text()
      .optional()
      .describe(
        'Entry in content/tools/compliance-rules.json whose date it explains: calendars to subscribe to then hold the date once.',
      ),
    status: z.enum(COMPLIANCE_STATUSES).optional().describe(STATUS),
    ...publication(),
  }).transform((deadline) => ({ ...deadline, status: deadline.status ?? statusOn(deadline.date) })),
  label: 'Deadlines',
  address: (id) => `${ROUTES.complianceCalendar}#${id}`,
});
export type Deadline = z.infer<typeof compliance.schema>;

/** A file is one category of questions, and its `page` says which of the two pages shows it. */
export const faqs = collection({
  folder: 'faqs',
  extension: 'json',
  schema: entry({
    order: order(),
    title: title(),
    page: z.enum(['faqs', 'faqs-india']).describe('Which of the two pages shows this category.'),
    color: colour(),
    faqs: z
      .array(
        entry({
          id: z
            .int()
            .min(1)
            .describe('Number of the question, counted through all files of a page: #faq-<id>.'),
          question: text().describe('The question, as a visitor would ask it.'),
          answer: paragraphs().describe('The answer: text, or a list of paragraphs.'),
        }),
      )
      .min(1)
      .describe('The questions, in order.'),
  }),
  label: 'Questions',
  address: (id, { page }) => `/${page}#${id}`,
});

const anonymous = {
  order: order(),
  title: title(),
  industry: text().describe('Kind of business, without a name.'),
};

/** Always anonymous. */
export const caseStudies = collection({
  folder: 'case-studies',
  extension: 'json',
  schema: entry({
    ...anonymous,
    challenge: paragraphs().describe('What the client faced.'),
    solution: paragraphs().describe('What was done.'),
    result: paragraphs().describe('What came of it, without invented figures.'),
    savings: text().describe('What was saved, marked as illustrative where it is.'),
    chart: chart.optional().describe('Before and after as numbers; example: true where invented.'),
    icon: icon(),
    example: example('the case is'),
    ...publication(),
  }),
  label: 'Case studies',
  address: (id) => `${ROUTES.caseStudies}#${id}`,
});

/** Successes of recruitment, always anonymous. */
export const recruitmentStories = collection({
  folder: 'recruitment/stories',
  extension: 'json',
  schema: entry({
    ...anonymous,
    challenge: text().describe('What the client faced.'),
    solution: text().describe('What was done.'),
    result: text().describe('What came of it, without invented figures.'),
    positions: text().describe('How many and which positions.'),
    timeframe: text().describe('How long it took.'),
    icon: icon(),
    example: example('the story is'),
    ...publication(),
  }),
  label: 'Recruitment stories',
  address: () => ROUTES.recruitment,
});

export const recruitmentSteps = collection({
  folder: 'recruitment',
  list: 'recruitment/steps.json',
  extension: 'json',
  schema: entry({
    title: title(),
    description: text().describe('What happens in this step.'),
    duration: z.enum(STEP_DURATIONS).describe('Usual time.'),
  }),
  label: 'Recruitment steps',
  address: () => ROUTES.recruitment,
});

/** The glossary: a file is one field of law with its terms. */
export const terms = collection({
  folder: 'glossary',
  extension: 'json',
  schema: entry({
    order: order(),
    title: title().describe('Field of law.'),
    terms: z
      .array(
        entry({
          id: formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in lower case with hyphens').describe(
            'Its address on the page is #<id>.',
          ),
          term: title().describe('The term as it is used: "DIN".'),
          long: text().optional().describe('What it is short for, or its earlier name.'),
          meaning: text().describe('What it means, in one or two sentences.'),
          law: text().optional().describe('Act, section, rule or scheme it comes from.'),
          see: entry({
            label: text().describe('Words of the link.'),
            href: internalPath().describe('Page of this site.'),
          })
            .optional()
            .describe('Page of this site that says more.'),
        }),
      )
      .min(1)
      .describe('The terms, by alphabet.'),
  }),
  label: 'Glossary',
  address: (_id, { title }) => `${ROUTES.glossary}#${headingAnchor(title ?? '')}`,
});
