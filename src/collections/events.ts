/** Entries with a day: events, and the deadlines of the compliance calendar. */
import { z } from 'zod';
import { COMPLIANCE_CATEGORIES, ROUTES } from '#site/routes.ts';
import { JURISDICTIONS, PRIORITIES } from '#site/vocabularies.ts';
import { collection } from './collection.ts';
import * as field from './fields.ts';

const statusOn = (date: string, today: string) => (date < today ? 'completed' : 'upcoming');
const STATUS = 'If left empty: "upcoming", and "completed" after the date has passed.';

export const events = collection({
  files: 'events/**/*.json',
  schema: z.strictObject({
    title: field.title(),
    date: field.date('Day of the event.'),
    time: field
      .textMatching(
        /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/,
        'write start and end as "15:00-16:30"',
      )
      .refine((time) => time.slice(0, 5) < time.slice(6), 'ends before it starts')
      .describe('Start and end in India time, on the 24-hour clock.'),
    location: field.text('Online, or the place in Bangalore.'),
    type: field.choice(['Conference', 'Webinar', 'Workshop', 'Bootcamp', 'Symposium']),
    status: field.choice(['upcoming', 'completed', 'live'], STATUS).default('upcoming'),
    attendees: field.text('Who may attend, or how many seats there are.'),
    description: field.text('Subject of the event, and what participants should bring.'),
    agenda: field.list('Points of the programme, in order.', field.text()),
    example: field.exampleFlag('the event is'),
    recordingUrl: field.httpsAddress('Address of the recording.').optional(),
    ...field.publication(),
  }),
  statusOn,
  label: 'Events',
  address: (id) => `${ROUTES.events}#${id}`,
});
export type EventData = z.infer<typeof events.schema>;

export const deadlines = collection({
  files: 'compliance/**/*.json',
  schema: z.strictObject({
    title: field.title(),
    date: field.date('Due date.'),
    priority: field.choice(PRIORITIES, 'How serious it is to miss the date.'),
    category: field.choice(COMPLIANCE_CATEGORIES, 'Branch of law to which the deadline belongs.'),
    description: field.text('Which form is due, and who files it.'),
    jurisdiction: field.choice(JURISDICTIONS, 'Where the rule applies.'),
    /** If a calendar already contains the due dates of this rule, the calendar leaves out the deadline. */
    rule: field.reference('complianceRules', 'Rule with the same due date.').optional(),
    status: field.choice(['upcoming', 'completed', 'overdue'], STATUS).default('upcoming'),
    ...field.publication(),
  }),
  statusOn,
  label: 'Deadlines',
  address: (id) => `${ROUTES.complianceCalendar}#${id}`,
});
export type DeadlineData = z.infer<typeof deadlines.schema>;
