import type { APIRoute, GetStaticPaths } from 'astro';
import {
  deadlineDue,
  duesCalendar,
  eventCalendar,
} from '#features/calendar/calendar-files.logic.ts';
import { getDues } from '#features/compliance-year/due-rules.ts';
import { calendarEntry } from '#features/compliance-year/due-texts.logic.ts';
import { getComplianceItems, getEvents } from '#queries/lists.ts';
import { getSite } from '#queries/site.ts';
import { CALENDAR_FILTERS, DUE_CALENDARS, type DueCalendar } from '#site/compliance-year.ts';
import { calendarFilePath, calendarPath, dueCalendarPath } from '#site/file-paths.ts';
import { COMPLIANCE_CATEGORIES, COMPLIANCE_SLUGS, ROUTES } from '#site/routes.ts';

/** Calendar files: of one entry, and to subscribe to (all due dates, those of a category, of a kind of filer). */
export const getStaticPaths = (async () => {
  const files = [...(await entryFiles()), ...(await subscriptions())];
  return files.map(({ path, text }) => ({
    params: { file: path.slice('/calendar/'.length, -'.ics'.length) },
    props: { text },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });

const context = { firm: getSite().name, origin: new URL(import.meta.env.SITE) };
const deadlines = (await getComplianceItems()).map(({ id, data }) => ({ id, ...data }));

/** Events have single files only, because an event should be in a calendar only if its owner has added it. */
async function entryFiles() {
  const events = (await getEvents()).filter(({ data }) => data.status !== 'completed');
  return [
    ...deadlines.map((deadline) => ({
      path: calendarFilePath('compliance', deadline.id),
      text: duesCalendar(context, [deadlineDue(deadline)]),
    })),
    ...events.map(({ id, data }) => ({
      path: calendarFilePath('events', id),
      text: eventCalendar(context, { id, ...data }),
    })),
  ];
}

/** Includes some past months, because a date that is dropped disappears from a subscriber's calendar. */
async function subscriptions() {
  const { dues } = await getDues();
  // A deadline that explains a date from a rule would appear twice.
  const ruleIds = new Set(dues.map(({ rule }) => rule.id));
  const moreDeadlines = deadlines.filter(({ rule = '' }) => !ruleIds.has(rule));
  const ofCategories = [undefined, ...COMPLIANCE_CATEGORIES].map((category) => {
    const slug = category && COMPLIANCE_SLUGS[category];
    const ofLaw = dues.filter(({ rule }) => !slug || CALENDAR_FILTERS[rule.law].value === slug);
    const more = moreDeadlines.filter((deadline) => !category || deadline.category === category);
    return {
      path: calendarPath(category),
      name: category,
      page: ROUTES.complianceCalendar,
      entries: [...ofLaw.map(calendarEntry), ...more.map(deadlineDue)],
    };
  });
  const ofFilers = (Object.keys(DUE_CALENDARS) as DueCalendar[]).map((calendar) => ({
    path: dueCalendarPath(calendar),
    name: DUE_CALENDARS[calendar],
    page: ROUTES.complianceYear,
    entries: dues.filter(({ rule }) => rule.calendars?.includes(calendar)).map(calendarEntry),
  }));
  return [...ofCategories, ...ofFilers].map(({ path, name, page, entries }) => {
    const title = [`${context.firm} due dates`, name].filter(Boolean).join(': ');
    return { path, text: duesCalendar(context, entries, { name: title, path, page }) };
  });
}
