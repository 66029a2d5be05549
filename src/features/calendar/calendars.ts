/** Every calendar file of the site: due dates to subscribe to, single due dates and events to add. */
import { calendarFilePath, calendarPath } from '#site/file-paths.ts';
import { COMPLIANCE_CATEGORIES } from '#site/vocabularies.ts';
import { deadlineFile, occasionFile, subscribedCalendar } from './calendar-files.logic.ts';
import { getComplianceItems, getEvents } from '#queries/lists.ts';
import { getSite } from '#queries/site.ts';

interface CalendarFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The calendars to subscribe to hold due dates only: an invitation belongs into a calendar only when
 * its owner adds it. They keep what has passed, since a subscription is replaced as a whole and a
 * date left out would vanish from the subscriber's own record.
 */
export async function getCalendarFiles(): Promise<CalendarFile[]> {
  const context = { firm: getSite().name, origin: new URL(import.meta.env.SITE) };
  const deadlines = (await getComplianceItems()).map(({ id, data }) => ({ id, ...data }));
  const events = (await getEvents()).map(({ id, data }) => ({ id, ...data }));
  const all = `${context.firm} due dates`;
  return [
    {
      path: calendarPath(),
      text: subscribedCalendar(context, { name: all, path: calendarPath() }, deadlines),
    },
    ...COMPLIANCE_CATEGORIES.map((category) => {
      const path = calendarPath(category);
      const due = deadlines.filter((deadline) => deadline.category === category);
      return {
        path,
        text: subscribedCalendar(context, { name: `${all}: ${category}`, path }, due),
      };
    }),
    ...deadlines.map((deadline) => ({
      path: calendarFilePath('compliance', deadline.id),
      text: deadlineFile(context, deadline),
    })),
    ...events
      .filter(({ status }) => status !== 'completed')
      .map((event) => ({
        path: calendarFilePath('events', event.id),
        text: occasionFile(context, event),
      })),
  ];
}
