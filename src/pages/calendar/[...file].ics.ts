import type { APIRoute, GetStaticPaths } from 'astro';
import {
  deadlineDue,
  duesCalendar,
  eventCalendar,
} from '#features/calendar/calendar-files.logic.ts';
import { getDueCalendars } from '#features/compliance-year/due-calendars.ts';
import { getComplianceItems, getEvents } from '#queries/lists.ts';
import { getSite } from '#queries/site.ts';
import { calendarFilePath } from '#site/file-paths.ts';

/**
 * Calendar files: all due dates, those of a category, of one entry, and of a kind of filer by the rules.
 * Events have single files only, because an event should be in a calendar only if its owner has added it.
 */
export const getStaticPaths = (async () => {
  const context = { firm: getSite().name, origin: new URL(import.meta.env.SITE) };
  const deadlines = (await getComplianceItems()).map(({ id, data }) => ({
    path: calendarFilePath('compliance', id),
    text: duesCalendar(context, [deadlineDue({ id, ...data })]),
  }));
  const events = (await getEvents())
    .filter(({ data }) => data.status !== 'completed')
    .map(({ id, data }) => ({
      path: calendarFilePath('events', id),
      text: eventCalendar(context, { id, ...data }),
    }));
  const files = [...deadlines, ...events, ...(await getDueCalendars())];
  return files.map(({ path, text }) => ({
    params: { file: path.replace('/calendar/', '').replace(/\.ics$/, '') },
    props: { text },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
