/** Calendars to subscribe to, made from the rules: one a kind of filer. */
import { duesCalendar } from '#features/calendar/calendar-files.logic.ts';
import {
  CALENDAR_MONTHS_AHEAD,
  CALENDAR_MONTHS_KEPT,
  DUE_CALENDARS,
  USUAL_YEAR_END,
  type DueCalendar,
} from '#site/compliance-year.ts';
import { dueCalendarPath } from '#site/file-paths.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { getSite } from '#queries/site.ts';
import { addMonths } from './calendar-days.logic.ts';
import { calendarEntry } from './due-words.logic.ts';
import { allDues } from './due-year.logic.ts';
import { getComplianceYear } from './get-tool.ts';

/** They keep some months that have passed: a date left out would vanish from a subscriber's own record. */
export async function getDueCalendars(): Promise<{ path: string; text: string }[]> {
  const context = { firm: getSite().name, origin: new URL(import.meta.env.SITE) };
  const { rules, figures } = await getComplianceYear();
  const today = buildDay();
  const days = [
    addMonths(today, -CALENDAR_MONTHS_KEPT),
    addMonths(today, CALENDAR_MONTHS_AHEAD),
  ] as const;
  return (Object.keys(DUE_CALENDARS) as DueCalendar[]).map((calendar) => {
    const path = dueCalendarPath(calendar);
    const name = `${context.firm} due dates: ${DUE_CALENDARS[calendar]}`;
    const held = rules.filter(({ calendars }) => calendars?.includes(calendar));
    const dues = allDues(held, figures, days, { yearEnd: USUAL_YEAR_END });
    const entries = dues.map((due) => calendarEntry(due, figures));
    return { path, text: duesCalendar(context, entries, { name, path }) };
  });
}
