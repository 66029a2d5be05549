/** Calendars to subscribe to, made from the rules: of all due dates, one a category, one a kind of filer. */
import { duesCalendar } from '#features/calendar/calendar-files.logic.ts';
import { getComplianceItems } from '#queries/lists.ts';
import { CALENDAR_FILTERS, DUE_CALENDARS, type DueCalendar } from '#site/compliance-year.ts';
import { calendarPath, dueCalendarPath } from '#site/file-paths.ts';
import { COMPLIANCE_SLUGS, ROUTES } from '#site/routes.ts';
import { COMPLIANCE_CATEGORIES } from '#site/vocabularies.ts';
import { getSite } from '#queries/site.ts';
import { getDues, type SourcedRule } from './data.ts';
import { calendarEntry } from './due-words.logic.ts';

/** They keep some months that have passed: a date left out would vanish from a subscriber's own record. */
export async function getDueCalendars(): Promise<{ path: string; text: string }[]> {
  const context = { firm: getSite().name, origin: new URL(import.meta.env.SITE) };
  const { dues, figures } = await getDues();
  // A date of the calendar page that explains one of a rule would come twice.
  const extra = (await getComplianceItems())
    .map(({ id, data }) => ({ id, ...data }))
    .filter(({ rule }) => !dues.some((due) => due.rule.id === rule));
  const entriesOf = (held: (rule: SourcedRule) => boolean) =>
    dues.filter(({ rule }) => held(rule)).map((due) => calendarEntry(due, figures));
  const all = `${context.firm} due dates`;
  const categories = COMPLIANCE_CATEGORIES.map((category) => ({
    path: calendarPath(category),
    text: duesCalendar(
      context,
      entriesOf(({ law }) => CALENDAR_FILTERS[law].value === COMPLIANCE_SLUGS[category]),
      {
        name: `${all}: ${category}`,
        path: calendarPath(category),
        page: ROUTES.complianceCalendar,
      },
      extra.filter((item) => item.category === category),
    ),
  }));
  return [
    {
      path: calendarPath(),
      text: duesCalendar(
        context,
        entriesOf(() => true),
        { name: all, path: calendarPath(), page: ROUTES.complianceCalendar },
        extra,
      ),
    },
    ...categories,
    ...(Object.keys(DUE_CALENDARS) as DueCalendar[]).map((calendar) => {
      const path = dueCalendarPath(calendar);
      const name = `${all}: ${DUE_CALENDARS[calendar]}`;
      const entries = entriesOf(({ calendars }) => calendars?.includes(calendar) ?? false);
      return {
        path,
        text: duesCalendar(context, entries, { name, path, page: ROUTES.complianceYear }),
      };
    }),
  ];
}
