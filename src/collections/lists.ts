/** Short entries that pages print in lists: events, deadlines, questions, stories, steps and the glossary. */
import { z } from 'zod';
import { headingAnchor } from '#lib/slug.ts';
import { COMPLIANCE_CATEGORIES, ROUTES } from '#site/routes.ts';
import { JURISDICTIONS, PRIORITIES, STEP_DURATIONS } from '#site/vocabularies.ts';
import { chart } from './chart.ts';
import { collection } from './collection.ts';
import {
  choice,
  colour,
  entry,
  example,
  externalUrl,
  formed,
  group,
  groups,
  icon,
  id,
  internalPath,
  isoDate,
  list,
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
  files: 'events/**/*.json',
  schema: entry({
    title: title(),
    date: isoDate('Day of the event.'),
    time: formed(
      /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/,
      'write start and end as "15:00-16:30"',
    )
      .refine((time) => time.slice(0, 5) < time.slice(6), 'ends before it starts')
      .describe('Start and end, India time, 24-hour clock.'),
    location: text('Online, or the place in Bangalore.'),
    type: choice(['Conference', 'Webinar', 'Workshop', 'Bootcamp', 'Symposium'], 'Kind of event.'),
    status: choice(['upcoming', 'completed', 'live'], STATUS).optional(),
    attendees: text('For whom, or how many places.'),
    description: text('What it is about and what to bring.'),
    agenda: list('Points of the programme, in order.', text()),
    example: example('the event is'),
    recordingUrl: externalUrl('Where the recording can be seen.').optional(),
    ...publication(),
  }).transform((event) => ({ ...event, status: event.status ?? statusOn(event.date) })),
  label: 'Events',
  address: (id) => `${ROUTES.events}#${id}`,
});
export type Occasion = z.infer<typeof events.schema>;

/** Deadlines of the compliance calendar. */
export const compliance = collection({
  files: 'compliance/**/*.json',
  schema: entry({
    title: title(),
    date: isoDate('Due date.'),
    priority: choice(PRIORITIES, 'How much depends on it.'),
    category: choice(COMPLIANCE_CATEGORIES, 'Branch of law it belongs to.'),
    description: text('What is due, by whom, on which form.'),
    jurisdiction: choice(JURISDICTIONS, 'Where the rule applies.'),
    rule: text(
      'Entry in content/tools/compliance-rules.json whose date it explains: calendars to subscribe to then hold the date once.',
    ).optional(),
    status: choice(['upcoming', 'completed', 'overdue'], STATUS).optional(),
    ...publication(),
  }).transform((deadline) => ({ ...deadline, status: deadline.status ?? statusOn(deadline.date) })),
  label: 'Deadlines',
  address: (id) => `${ROUTES.complianceCalendar}#${id}`,
});
export type Deadline = z.infer<typeof compliance.schema>;

/** A file is one category of questions, and its `page` says which of the two pages shows it. */
export const faqs = collection({
  files: 'faqs/**/*.json',
  schema: entry({
    order: order(),
    title: title(),
    page: choice(['faqs', 'faqs-india'], 'Which of the two pages shows this category.'),
    color: colour(),
    faqs: groups('The questions, in order.', {
      id: z
        .int()
        .min(1)
        .describe('Number of the question, counted through all files of a page: #faq-<id>.'),
      question: text('The question, as a visitor would ask it.'),
      answer: paragraphs('The answer: text, or a list of paragraphs.'),
    }),
  }),
  label: 'Questions',
  address: (id, { page }) => `/${page}#${id}`,
});

/** Fields of every story; stories are always anonymous. */
const story = {
  order: order(),
  title: title(),
  industry: text('Kind of business, without a name.'),
  challenge: paragraphs('What the client faced.'),
  solution: paragraphs('What was done.'),
  result: paragraphs('The result, without invented figures.'),
  icon: icon(),
};

export const caseStudies = collection({
  files: 'case-studies/**/*.json',
  schema: entry({
    ...story,
    savings: text('What was saved, marked as illustrative where it is.'),
    chart: chart.optional().describe('Before and after as numbers; example: true where invented.'),
    example: example('the case is'),
    ...publication(),
  }),
  label: 'Case studies',
  address: (id) => `${ROUTES.caseStudies}#${id}`,
});

export const recruitmentStories = collection({
  files: 'recruitment/stories/**/*.json',
  schema: entry({
    ...story,
    positions: text('How many and which positions.'),
    timeframe: text('How long it took.'),
    example: example('the story is'),
    ...publication(),
  }),
  label: 'Recruitment stories',
  address: () => ROUTES.recruitment,
});

export const recruitmentSteps = collection({
  files: 'recruitment/steps.json',
  isList: true,
  schema: entry({
    title: title(),
    description: text('What happens in this step.'),
    duration: choice(STEP_DURATIONS, 'Usual time.'),
  }),
  label: 'Recruitment steps',
  address: () => ROUTES.recruitment,
});

/** The glossary: a file is one field of law with its terms. */
export const terms = collection({
  files: 'glossary/**/*.json',
  schema: entry({
    order: order(),
    title: title('Field of law.'),
    terms: groups('The terms, by alphabet.', {
      id: id('Its address on the page is #<id>.'),
      term: title('The term as it is used: "DIN".'),
      long: text('What it is short for, or its earlier name.').optional(),
      meaning: text('What it means, in one or two sentences.'),
      law: text('Act, section, rule or scheme it comes from.').optional(),
      see: group('Page of this site that says more.', {
        label: text('Text of the link.'),
        href: internalPath('Page of this site.'),
      }).optional(),
    }),
  }),
  label: 'Glossary',
  address: (_id, { title }) => `${ROUTES.glossary}#${headingAnchor(title ?? '')}`,
});
