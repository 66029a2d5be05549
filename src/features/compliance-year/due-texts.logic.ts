/** Due dates and their rules as visitors read them, and as entries of calendar files. */
import { dateParts, formatDate, plural } from '#lib/format.ts';
import { formatFigure } from '#lib/dated-values.ts';
import { headingAnchor } from '#lib/slug.ts';
import { ROUTES } from '#site/routes.ts';
import type { CalendarDueDate } from '#features/calendar/calendar-files.logic.ts';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import {
  figureLookup,
  figureValue,
  type ToolFigures,
} from '#features/tool-engine/figures.logic.ts';
import type { DueDate, DueRule, Period } from './due-dates.logic.ts';

/** `October 2026`, `July to September 2026`, `October 2026 to March 2027`, `year 2026-27`, `year 2026`. */
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

/** What a date is for: `November 2026`, `Third instalment, year 2026-27`; empty for a duty without a period. */
export function dueForText({ period, part }: Pick<DueDate, 'period' | 'part'>): string {
  const periodText = period ? formatPeriod(period) : '';
  if (part !== undefined) return [part, periodText].filter(Boolean).join(', ');
  return periodText.charAt(0).toUpperCase() + periodText.slice(1);
}

/** `GSTR-3B, monthly: November 2026` */
export const dueTitle = (due: DueDate): string =>
  [due.rule.title, dueForText(due)].filter(Boolean).join(': ');

/** `31 July, 31 October and 31 May` */
const LIST = new Intl.ListFormat('en-GB');

/** When a rule falls due, with the days in force on a day: `By the 20th of the next month`. */
export function dueRuleText(
  { due }: Pick<DueRule, 'due'>,
  figures: ToolFigures,
  day: string,
): string {
  const print = (id: string) =>
    formatFigure(figureValue(figures, id, day) ?? '', figures[id]?.unit ?? 'text');
  const printList = (ids: readonly string[]) => LIST.format(new Set(ids.map(print)));
  switch (due.kind) {
    case 'month': {
      if (due.after) return `Within ${print(due.after)} of the end of the month`;
      const month = due.quarter === 'whole' ? 'month after each quarter' : 'next month';
      const which = due.quarter === 'first-two' ? ', for the first two months of a quarter' : '';
      const march = due.march ? `; for March by ${print(due.march)}` : '';
      return `By the ${print(due.day ?? '')} of the ${month}${which}${march}`;
    }
    case 'once':
      return `By ${print(due.on)}`;
    case 'after-day': {
      const since = due.since === 'board' ? 'the last board meeting' : 'incorporation';
      const [first = '', then] = due.after;
      if (then === undefined) return `Within ${print(first)} of ${since}`;
      const figure = figureLookup(figures, day);
      return `Within ${print(then)} of the appointment, at most ${plural(figure(first) + figure(then), 'day')} from ${since}`;
    }
    case 'year-end': {
      const [first = '', ...rest] = due.after;
      return due.meeting && rest.length > 0
        ? `Within ${printList(rest)} of the general meeting, which is held within ${print(first)} of the end of the financial year`
        : `Within ${printList(due.after)} of the end of the financial year`;
    }
    case 'dates': {
      const days = printList(due.dates.map(({ on }) => on));
      const plus = due.dates.find((date) => date.plus !== undefined)?.plus;
      return plus === undefined ? `By ${days}` : `Within ${print(plus)} of ${days}`;
    }
  }
}

/** A due date as an entry for calendar files. */
export function createCalendarDueDate(due: DueDate): CalendarDueDate {
  const { rule, day, period, part, closed } = due;
  const portal = 'Check the official portal for extensions.';
  return {
    // Does not depend on the day, so that a date that moves replaces the old one in a subscriber's calendar.
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
