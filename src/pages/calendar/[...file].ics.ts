import type { APIRoute, GetStaticPaths } from 'astro';
import { getCalendarFiles } from '#features/calendar/calendars.ts';
import { getDueCalendars } from '#features/tools/due-calendars.ts';

/** A calendar: of all due dates, of a category, of one entry, of what the rules give for a kind of filer. */
export const getStaticPaths = (async () => {
  const files = [...(await getCalendarFiles()), ...(await getDueCalendars())];
  return files.map(({ path, text }) => ({
    params: { file: path.replace('/calendar/', '').replace(/\.ics$/, '') },
    props: { text },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
