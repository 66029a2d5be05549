import type { APIRoute, GetStaticPaths } from 'astro';
import {
  deadlineCalendarEntry,
  createCalendar,
  eventCalendarEntry,
} from '#features/calendar/calendar-files.logic.ts';
import { buildDay } from '#collections/reading/build-day.ts';
import { categoryCalendarEntries } from '#features/compliance-year/category-calendar.ts';
import { getDueDates } from '#features/compliance-year/due-rules.ts';
import { dueDateCalendarEntry } from '#features/compliance-year/due-texts.logic.ts';
import { getDeadlines, getEvents } from '#queries/lists.ts';
import { getSite } from '#queries/site.ts';
import { FILER_CALENDARS, type FilerCalendarId } from '#site/compliance-year.ts';
import { entryCalendarPath, categoryCalendarPath, filerCalendarPath } from '#site/file-paths.ts';
import { COMPLIANCE_CATEGORIES, ROUTES } from '#site/routes.ts';

/** Calendar files: one for each entry, and calendars to subscribe to (all due dates, a category, a kind of filer). */
export const getStaticPaths = (async () => {
  const files = [...(await entryFiles()), ...(await subscriptions())];
  return files.map(({ path, text }) => ({
    params: { file: path.slice('/calendar/'.length, -'.ics'.length) },
    props: { text },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });

const context = {
  firm: getSite().name,
  origin: new URL(import.meta.env.SITE),
  today: buildDay(),
};
const deadlines = await getDeadlines();

/** Returns a file for each deadline and event. No subscription contains events: visitors add single events. */
async function entryFiles() {
  const events = (await getEvents()).filter(({ data }) => data.status !== 'completed');
  return [
    ...deadlines.map((deadline) => ({
      path: entryCalendarPath('compliance', deadline.id),
      text: createCalendar(context, [deadlineCalendarEntry(deadline)]),
    })),
    ...events.map((event) => ({
      path: entryCalendarPath('events', event.id),
      text: createCalendar(context, [eventCalendarEntry(event)]),
    })),
  ];
}

async function subscriptions() {
  const { dues } = await getDueDates();
  const ofCategories = await Promise.all(
    [undefined, ...COMPLIANCE_CATEGORIES].map(async (category) => ({
      path: categoryCalendarPath(category),
      name: category,
      page: ROUTES.complianceCalendar,
      entries: await categoryCalendarEntries(category),
    })),
  );
  const ofFilers = (Object.keys(FILER_CALENDARS) as FilerCalendarId[]).map((calendar) => ({
    path: filerCalendarPath(calendar),
    name: FILER_CALENDARS[calendar],
    page: ROUTES.complianceYear,
    entries: dues
      .filter(({ rule }) => rule.calendars?.includes(calendar))
      .map(dueDateCalendarEntry),
  }));
  return [...ofCategories, ...ofFilers].map(({ path, name, page, entries }) => {
    const title = [`${context.firm} due dates`, name].filter(Boolean).join(': ');
    return { path, text: createCalendar(context, entries, { name: title, path, page }) };
  });
}
