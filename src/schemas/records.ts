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
  icon,
  isoDate,
  order,
  paragraphs,
  summary,
  text,
  title,
} from './fields.ts';

/** Case study, always anonymous (spec 2.10). */
export const caseStudySchema = entry({
  $schema: z.string().optional(),
  title: title(),
  order: order(),
  industry: text().describe('Kind of business, without a name.'),
  challenge: paragraphs(),
  solution: paragraphs(),
  result: paragraphs(),
  savings: text().describe('What was saved, marked as illustrative where it is.'),
  icon: icon(),
});

/** Deadline on the compliance calendar (spec 2.11). */
export const complianceSchema = entry({
  $schema: z.string().optional(),
  title: title(),
  date: isoDate().describe('Due date.'),
  priority: z.enum(PRIORITIES),
  category: z.enum(COMPLIANCE_CATEGORIES),
  description: text().describe('What is due, by whom, on which form.'),
  jurisdiction: z.enum(JURISDICTIONS),
  status: z.enum(COMPLIANCE_STATUSES).describe('Set by hand; the build tells of stale ones.'),
});

/** Event (spec 2.14). */
export const eventSchema = entry({
  $schema: z.string().optional(),
  title: title(),
  date: isoDate(),
  time: z
    .string()
    .regex(
      /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/,
      'write start and end as "15:00-16:30"',
    )
    .describe('Start and end, India time, 24-hour clock.'),
  location: text().describe('Online, or the place in Bangalore.'),
  type: z.enum(EVENT_TYPES),
  status: z.enum(EVENT_STATUSES),
  attendees: text().describe('For whom, or how many places.'),
  description: text(),
  agenda: z.array(text()).min(1).describe('Points of the programme, in order.'),
  recordingUrl: externalUrl().optional().describe('Where the recording can be seen.'),
});

/** Tax update (spec 2.16). */
export const taxUpdateSchema = entry({
  title: title(),
  description: summary(),
  date: isoDate().describe('Day the change takes effect.'),
  jurisdiction: z.enum(JURISDICTIONS),
  priority: z.enum(PRIORITIES),
  status: z.enum(TAX_UPDATE_STATUSES),
  impact: z.enum(IMPACTS),
});

/** One category of FAQs; `page` says which of the two FAQ pages shows it. */
export const faqsSchema = entry({
  $schema: z.string().optional(),
  title: title(),
  page: z.enum(['faqs', 'faqs-india']),
  order: order(),
  color: colour(),
  faqs: z
    .array(
      entry({
        id: z.int().min(1).describe('Number of the question; its address is #faq-<id>.'),
        question: text(),
        answer: paragraphs(),
      }),
    )
    .min(1),
});

/** Step of the recruitment process (spec 2.18). */
export const recruitmentStepSchema = entry({
  $schema: z.string().optional(),
  step: z.int().min(1).max(5),
  title: title(),
  description: text(),
  duration: z.enum(STEP_DURATIONS),
});

/** Recruitment success story, always anonymous (spec 2.18). */
export const recruitmentStorySchema = entry({
  $schema: z.string().optional(),
  title: title(),
  order: order(),
  industry: text(),
  challenge: text(),
  solution: text(),
  result: text(),
  positions: text().describe('How many and which positions.'),
  timeframe: text(),
  icon: icon(),
});

/** Statutory figures that several pages use; copy names them as {{id}}. */
export const factsSchema = entry({
  $schema: z.string().optional(),
  title: title().describe('Subject of this file.'),
  facts: z
    .array(
      entry({
        id: z
          .string()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in lower case with hyphens')
          .describe('Name that copy uses between double braces.'),
        value: text().describe('The figure as it is printed.'),
        says: text().describe('What the figure is.'),
        source: text().describe('Act, rule or notification it comes from.'),
        asOf: isoDate().describe('Day it was last checked.'),
        reviewBy: isoDate().describe('Day by which to check it again; the build warns after it.'),
      }),
    )
    .min(1),
});
