/** Calendar files of single entries: due dates and events to add. */
import { calendarFilePath } from '#site/file-paths.ts';
import { deadlineFile, occasionFile } from './calendar-files.logic.ts';
import { getComplianceItems, getEvents } from '#queries/lists.ts';
import { getSite } from '#queries/site.ts';

interface CalendarFile {
  readonly path: string;
  readonly text: string;
}

/** An invitation belongs into a calendar only when its owner adds it, so events come one by one only. */
export async function getCalendarFiles(): Promise<CalendarFile[]> {
  const context = { firm: getSite().name, origin: new URL(import.meta.env.SITE) };
  const deadlines = (await getComplianceItems()).map(({ id, data }) => ({ id, ...data }));
  const events = (await getEvents()).map(({ id, data }) => ({ id, ...data }));
  return [
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
