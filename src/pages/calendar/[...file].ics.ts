import type { APIRoute, GetStaticPaths } from 'astro';
import { getCalendarFiles } from '#data/calendars.ts';

/** A calendar: of all due dates, of a category, of one entry. */
export const getStaticPaths = (async () => {
  const files = await getCalendarFiles();
  return files.map(({ path, text }) => ({
    params: { file: path.replace('/calendar/', '').replace(/\.ics$/, '') },
    props: { text },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
