/** Calendars to subscribe to, made from the rules: all due dates, one per category, one per kind of filer. */
import { deadlineDue, duesCalendar } from '#features/calendar/calendar-files.logic.ts';
import { getComplianceItems } from '#queries/lists.ts';
import { CALENDAR_FILTERS, DUE_CALENDARS, type DueCalendar } from '#site/compliance-year.ts';
import { calendarPath, dueCalendarPath } from '#site/file-paths.ts';
import { COMPLIANCE_CATEGORIES, COMPLIANCE_SLUGS, ROUTES } from '#site/routes.ts';
import { getSite } from '#queries/site.ts';
import { getDues } from './due-rules.ts';
import type { DueRule } from './due-dates.logic.ts';
import { calendarEntry } from './due-texts.logic.ts';

/** Includes some past months, because a date that is dropped disappears from a subscriber's calendar. */
export async function getDueCalendars(): Promise<{ path: string; text: string }[]> {
  const context = { firm: getSite().name, origin: new URL(import.meta.env.SITE) };
  const { dues } = await getDues();
  const deadlines = await getDeadlines(new Set(dues.map(({ rule }) => rule.id)));
  const calendars = [
    {
      path: calendarPath(),
      name: 'due dates',
      page: ROUTES.complianceCalendar,
      has: () => true,
      deadlines,
    },
    ...COMPLIANCE_CATEGORIES.map((category) => ({
      path: calendarPath(category),
      name: `due dates: ${category}`,
      page: ROUTES.complianceCalendar,
      has: ({ law }: DueRule) => CALENDAR_FILTERS[law].value === COMPLIANCE_SLUGS[category],
      deadlines: deadlines.filter((deadline) => deadline.category === category),
    })),
    ...(Object.keys(DUE_CALENDARS) as DueCalendar[]).map((calendar) => ({
      path: dueCalendarPath(calendar),
      name: `due dates: ${DUE_CALENDARS[calendar]}`,
      page: ROUTES.complianceYear,
      has: (rule: DueRule) => rule.calendars?.includes(calendar) ?? false,
      deadlines: [],
    })),
  ];
  return calendars.map(({ path, name, page, has, deadlines }) => {
    const dueEntries = dues.filter(({ rule }) => has(rule)).map(calendarEntry);
    const entries = [...dueEntries, ...deadlines.map(deadlineDue)];
    const text = duesCalendar(context, entries, { name: `${context.firm} ${name}`, path, page });
    return { path, text };
  });
}

/** Deadlines of the calendar page; one that explains a date from a rule would appear twice. */
async function getDeadlines(ruleIds: ReadonlySet<string>) {
  const items = await getComplianceItems();
  return items
    .map(({ id, data }) => ({ id, ...data }))
    .filter(({ rule }) => rule === undefined || !ruleIds.has(rule));
}
