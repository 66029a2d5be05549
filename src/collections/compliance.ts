/** Deadlines of the compliance calendar. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import {
  COMPLIANCE_CATEGORIES,
  COMPLIANCE_STATUSES,
  JURISDICTIONS,
  PRIORITIES,
} from '#site/vocabularies.ts';
import { opening } from '#lib/search-text.ts';
import { buildDay } from './reading/publication.ts';
import { collection } from './collection.ts';
import { entry, isoDate, publication, text, title } from './fields.ts';

const schema = entry({
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
  status: z
    .enum(COMPLIANCE_STATUSES)
    .optional()
    .describe('Left empty: "upcoming", and "completed" after its day.'),
  ...publication(),
}).transform((deadline) => ({
  ...deadline,
  status:
    deadline.status ??
    (deadline.date < buildDay() ? ('completed' as const) : ('upcoming' as const)),
}));
export type Deadline = z.infer<typeof schema>;

export const compliance = collection({
  folder: 'compliance',
  extension: 'json',
  schema,
  label: 'Deadlines',
  address: (id) => `${ROUTES.complianceCalendar}#${id}`,
  search({ data: { title, description, category, date } }, url) {
    const summary = opening(description);
    return {
      item: { kind: 'deadline', title, url, summary, category, date },
      text: description,
    };
  },
  starter: {
    word: 'compliance',
    about: 'a due date on the compliance calendar',
    named: 'title',
  },
});
