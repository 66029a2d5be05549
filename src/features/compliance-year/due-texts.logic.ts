/** Formats due dates and their rules for visitors and for calendar files. */
import { dateParts, formatDate, upperFirst } from '#lib/format.ts';
import { headingAnchor } from '#lib/slug.ts';
import { ROUTES } from '#site/routes.ts';
import type { CalendarEntry } from '#features/calendar/calendar-files.logic.ts';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import type { DueDate, Period } from './due-dates.logic.ts';

/** Formats a period: `October 2026`, `July to September 2026`, `October 2026 to March 2027`, `year 2026-27`. */
function formatPeriod({ start, end }: Period): string {
  const from = dateParts(start);
  const to = dateParts(end);
  if (start.slice(0, 7) === end.slice(0, 7)) return `${to.month} ${to.year}`;
  if (addDays(end, 1) === `${from.year + 1}${start.slice(4)}`) {
    if (to.month === 'March') return `year ${from.year}-${String(to.year).slice(2)}`;
    return to.month === 'December' ? `year ${to.year}` : `year to ${formatDate(end)}`;
  }
  const year = from.year === to.year ? '' : ` ${from.year}`;
  return `${from.month}${year} to ${to.month} ${to.year}`;
}

/** Returns the instalment and the period of a due date: `Third instalment, year 2026-27`; '' without a period. */
export function dueForText({ period, part }: Pick<DueDate, 'period' | 'part'>): string {
  const periodText = period ? formatPeriod(period) : '';
  if (part !== undefined) return [part, periodText].filter(Boolean).join(', ');
  return upperFirst(periodText);
}

/** Returns the title of a due date: `GSTR-3B, monthly: November 2026`. */
export const dueTitle = (due: DueDate): string =>
  [due.rule.title, dueForText(due)].filter(Boolean).join(': ');

export function dueDateCalendarEntry(due: DueDate): CalendarEntry {
  const { rule, day, period, part, closed } = due;
  const portal = 'Check the official portal for extensions.';
  return {
    // If the duty has a period, the id contains the end of the period instead of the due date. A moved due date then
    // replaces the old due date in a subscriber's calendar.
    id: ['due', rule.id, period ? period.end : day, part && headingAnchor(part)]
      .filter(Boolean)
      .join('-'),
    date: day,
    title: dueTitle(due),
    category: rule.law,
    lines: [rule.what, rule.who, closed, rule.note, portal].filter((line) => line !== undefined),
    path: `${ROUTES.complianceYear}#${rule.id}`,
  };
}
