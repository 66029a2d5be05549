/** Calendars to subscribe to, made from the rules: all due dates, one per category, one per kind of filer. */
import { deadlineDue, duesCalendar } from '#features/calendar/calendar-files.logic.ts';
import { getComplianceItems } from '#queries/lists.ts';
import { CALENDAR_FILTERS, DUE_CALENDARS, type DueCalendar } from '#site/compliance-year.ts';
import { calendarPath, dueCalendarPath } from '#site/file-paths.ts';
import { COMPLIANCE_CATEGORIES, COMPLIANCE_SLUGS, ROUTES, type Route } from '#site/routes.ts';
import { getSite } from '#queries/site.ts';
import { getDues, type SourcedRule } from './due-rules.ts';
import { calendarEntry } from './due-texts.logic.ts';

/** Includes some past months, because a date that is dropped disappears from a subscriber's calendar. */
export async function getDueCalendars(): Promise<{ path: string; text: string }[]> {
  const context = { firm: getSite().name, origin: new URL(import.meta.env.SITE) };
  const { dues } = await getDues();
  // A deadline that explains a date from a rule would appear twice.
  const extra = (await getComplianceItems())
    .map(({ id, data }) => ({ id, ...data }))
    .filter(({ rule }) => !dues.some((due) => due.rule.id === rule));
  const calendar = (
    about: string | undefined,
    path: string,
    page: Route,
    held: (rule: SourcedRule) => boolean,
    items: typeof extra = [],
  ) => {
    const name = [`${context.firm} due dates`, about].filter(Boolean).join(': ');
    const entries = dues.filter(({ rule }) => held(rule)).map(calendarEntry);
    const all = [...entries, ...items.map(deadlineDue)];
    return { path, text: duesCalendar(context, all, { name, path, page }) };
  };
  const page = ROUTES.complianceCalendar;
  return [
    calendar(undefined, calendarPath(), page, () => true, extra),
    ...COMPLIANCE_CATEGORIES.map((category) =>
      calendar(
        category,
        calendarPath(category),
        page,
        ({ law }) => CALENDAR_FILTERS[law].value === COMPLIANCE_SLUGS[category],
        extra.filter((item) => item.category === category),
      ),
    ),
    ...(Object.keys(DUE_CALENDARS) as DueCalendar[]).map((one) =>
      calendar(
        DUE_CALENDARS[one],
        dueCalendarPath(one),
        ROUTES.complianceYear,
        ({ calendars }) => calendars?.includes(one) ?? false,
      ),
    ),
  ];
}
