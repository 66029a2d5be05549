/** Deadlines of the compliance calendar. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import {
  COMPLIANCE_CATEGORIES,
  COMPLIANCE_STATUSES,
  JURISDICTIONS,
  PRIORITIES,
} from '#site/vocabularies.ts';
import { formatDate } from '#lib/format.ts';
import { opening } from '#lib/search-text.ts';
import { collection } from './collection.ts';
import { entry, isoDate, publication, schemaLink, text, title } from './fields.ts';

const schema = entry({
  $schema: schemaLink(),
  title: title(),
  date: isoDate().describe('Due date.'),
  priority: z.enum(PRIORITIES).describe('How much depends on it.'),
  category: z.enum(COMPLIANCE_CATEGORIES).describe('Branch of law it belongs to.'),
  description: text().describe('What is due, by whom, on which form.'),
  jurisdiction: z.enum(JURISDICTIONS).describe('Where the rule applies.'),
  rule: text()
    .optional()
    .describe(
      'Entry in content/compliance-rules whose date it explains: calendars to subscribe to then hold the date once.',
    ),
  status: z.enum(COMPLIANCE_STATUSES).describe('Set by hand; the build tells of stale ones.'),
  ...publication(),
});
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
  // A due date that has passed may be overdue.
  outdated: ({ date, status }, today) =>
    date < today && status === 'upcoming'
      ? [
          {
            field: 'status',
            message: `says "${status}", but ${formatDate(date)} has passed; write "completed"`,
          },
        ]
      : [],
  starter: {
    word: 'compliance',
    about: 'a due date on the compliance calendar',
    named: 'title',
  },
});
