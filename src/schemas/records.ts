/** Entries that are records: case studies, deadlines, events, tax updates, FAQs, recruitment. */
import { z } from 'zod';
import {
  COMPLIANCE_CATEGORIES,
  COMPLIANCE_STATUSES,
  EVENT_STATUSES,
  EVENT_TYPES,
  IMPACTS,
  JURISDICTIONS,
  PRIORITIES,
  STEP_DURATIONS,
  TAX_UPDATE_STATUSES,
} from '#config/vocabularies.ts';
import {
  colour,
  entry,
  externalUrl,
  formed,
  icon,
  internalPath,
  isoDate,
  order,
  paragraphs,
  publication,
  schemaLink,
  summary,
  text,
  title,
} from './fields.ts';

/** Case study, always anonymous (spec 2.10). */
export const caseStudySchema = entry({
  $schema: schemaLink(),
  title: title(),
  order: order(),
  industry: text().describe('Kind of business, without a name.'),
  challenge: paragraphs().describe('What the client faced.'),
  solution: paragraphs().describe('What was done.'),
  result: paragraphs().describe('What came of it, without invented figures.'),
  savings: text().describe('What was saved, marked as illustrative where it is.'),
  icon: icon(),
  ...publication(),
});

/** Deadline on the compliance calendar (spec 2.11). */
export const complianceSchema = entry({
  $schema: schemaLink(),
  title: title(),
  date: isoDate().describe('Due date.'),
  priority: z.enum(PRIORITIES).describe('How much depends on it.'),
  category: z.enum(COMPLIANCE_CATEGORIES).describe('Branch of law it belongs to.'),
  description: text().describe('What is due, by whom, on which form.'),
  jurisdiction: z.enum(JURISDICTIONS).describe('Where the rule applies.'),
  status: z.enum(COMPLIANCE_STATUSES).describe('Set by hand; the build tells of stale ones.'),
  ...publication(),
});
export type Deadline = z.infer<typeof complianceSchema>;

/** Event (spec 2.14). */
export const eventSchema = entry({
  $schema: schemaLink(),
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
  status: z.enum(EVENT_STATUSES).describe('Set by hand; the build tells of stale ones.'),
  attendees: text().describe('For whom, or how many places.'),
  description: text().describe('What it is about and what to bring.'),
  agenda: z.array(text()).min(1).describe('Points of the programme, in order.'),
  recordingUrl: externalUrl().optional().describe('Where the recording can be seen.'),
  ...publication(),
});
export type Occasion = z.infer<typeof eventSchema>;

/** Tax update (spec 2.16). */
export const taxUpdateSchema = entry({
  title: title(),
  description: summary(),
  date: isoDate().describe('Day the change takes effect.'),
  jurisdiction: z.enum(JURISDICTIONS).describe('Where the rule applies.'),
  priority: z.enum(PRIORITIES).describe('How soon it calls for work.'),
  status: z.enum(TAX_UPDATE_STATUSES).describe('Which of the two lists it stands in.'),
  impact: z.enum(IMPACTS).describe('How much it changes for those concerned.'),
  ...publication(),
});

/** One category of FAQs; `page` says which of the two FAQ pages shows it. */
export const faqsSchema = entry({
  $schema: schemaLink(),
  title: title(),
  page: z.enum(['faqs', 'faqs-india']).describe('Which of the two pages shows this category.'),
  order: order(),
  color: colour(),
  faqs: z
    .array(
      entry({
        id: z.int().min(1).describe('Number of the question; its address is #faq-<id>.'),
        question: text().describe('The question, as a visitor would ask it.'),
        answer: paragraphs().describe('The answer: text, or a list of paragraphs.'),
      }),
    )
    .min(1)
    .describe('The questions, in order.'),
});

/** Step of the recruitment process (spec 2.18). */
export const recruitmentStepSchema = entry({
  $schema: schemaLink(),
  step: z.int().min(1).max(5).describe('Place in the process, 1 to 5.'),
  title: title(),
  description: text().describe('What happens in this step.'),
  duration: z.enum(STEP_DURATIONS).describe('Usual time.'),
});

/** Recruitment success story, always anonymous (spec 2.18). */
export const recruitmentStorySchema = entry({
  $schema: schemaLink(),
  title: title(),
  order: order(),
  industry: text().describe('Kind of business, without a name.'),
  challenge: text().describe('What the client faced.'),
  solution: text().describe('What was done.'),
  result: text().describe('What came of it, without invented figures.'),
  positions: text().describe('How many and which positions.'),
  timeframe: text().describe('How long it took.'),
  icon: icon(),
  ...publication(),
});

/** Statutory figures that several pages use; copy names them as {{id}}. */
export const factsSchema = entry({
  $schema: schemaLink(),
  title: title().describe('Subject of this file.'),
  facts: z
    .array(
      entry({
        id: formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in lower case with hyphens').describe(
          'Name that copy uses between double braces.',
        ),
        value: text().describe('The figure as it is printed.'),
        says: text().describe('What the figure is.'),
        source: text().describe('Act, rule or notification it comes from.'),
        asOf: isoDate().describe('Day it was last checked.'),
        reviewBy: isoDate().describe('Day by which to check it again; the build warns after it.'),
      }),
    )
    .min(1)
    .describe('The figures of this subject.'),
});

/** Addresses that have moved; each old one answers 301 and leads to the new place. */
export const redirectsSchema = entry({
  $schema: schemaLink(),
  redirects: z
    .array(
      entry({
        from: formed(
          /^(\/[\w()-]+)+$/,
          'write the old path from the first slash on, without ending and last slash, such as "/old-page"',
        ).describe('Path that is no page any more: letters, digits, hyphens and slashes.'),
        to: internalPath().describe('Where it leads: a page of this site, or a part of one by #.'),
      }),
    )
    .describe('The redirects, in any order.'),
});
