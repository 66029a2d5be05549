/** Due dates and their rules in words, and the days on which offices and banks are closed. A date is flagged, never moved. */
import { MONTHS, dateParts, formatDate } from '#lib/format.ts';
import { printFigure } from '#lib/dated-values.ts';
import { headingAnchor } from '#lib/slug.ts';
import { ROUTES } from '#site/routes.ts';
import type { CalendarDue } from '#features/calendar/calendar-files.logic.ts';
import { addDays, weekday } from '#features/tool-engine/calendar-days.logic.ts';
import type { Due, DueRule, Period } from './due-dates.logic.ts';
import { figureIn, type ToolFigures } from '#features/tool-engine/figures.logic.ts';

/** `October 2026`, `July to September 2026`, `October 2026 to March 2027`, `year 2026-27`, `year 2026`. */
export function periodWords({ start, end }: Period): string {
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

/** What a date is for: `Third instalment, year 2026-27`. */
export function forWords({ period, part }: Pick<Due, 'period' | 'part'>): string {
  const words = period ? periodWords(period) : '';
  return part === undefined ? capital(words) : `${part}${words && `, ${words}`}`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `GSTR-3B, monthly: November 2026` */
export const titleOf = (due: Due): string =>
  [due.rule.title, forWords(due)].filter(Boolean).join(': ');

/** `20th` → 20 */
export function dayOfMonth(words: string): number {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(words)?.[1] ?? NaN);
  if (!(day >= 1 && day <= 31)) throw new Error(`"${words}" is no day of a month, such as "20th"`);
  return day;
}

/** `31 October` → [10, 31] */
export function dayOfYear(words: string): [month: number, day: number] {
  const [, day = '', name = ''] = /^(\d{1,2}) ([A-Z][a-z]+)$/.exec(words) ?? [];
  const month = MONTHS.findIndex((one) => one === name) + 1;
  if (month === 0) throw new Error(`"${words}" is no day of the year, such as "31 October"`);
  return [month, Number(day)];
}

/** The national holidays in the register. */
export const HOLIDAY_NAMES: Readonly<Record<string, string>> = {
  'holiday-republic-day': 'Republic Day',
  'holiday-independence-day': 'Independence Day',
  'holiday-gandhi-jayanti': 'Gandhi Jayanti',
};

const SUNDAY = 0;
const SATURDAY = 6;

/** Why a day is closed: `a Sunday`, `a second Saturday`, `Republic Day`; undefined on a working day. */
export function closedReason(day: string, figures: ToolFigures): string | undefined {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  for (const [id, name] of Object.entries(HOLIDAY_NAMES)) {
    const value = figureIn(figures, id, day);
    if (typeof value !== 'string') continue;
    const [itsMonth, itsDate] = dayOfYear(value);
    if (itsMonth === month && itsDate === date) return name;
  }
  if (weekday(day) === SUNDAY) return 'a Sunday';
  if (weekday(day) !== SATURDAY) return undefined;
  const week = Math.ceil(date / 7);
  return week === 2 ? 'a second Saturday' : week === 4 ? 'a fourth Saturday' : undefined;
}

/** The working day on or before a day. */
export function workingDayBefore(day: string, figures: ToolFigures): string {
  let found = day;
  while (closedReason(found, figures) !== undefined) found = addDays(found, -1);
  return found;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `Sunday` */
export const weekdayName = (day: string): string => WEEKDAYS[weekday(day)] ?? '';

/** `Sunday, 20 December` */
export function dayWords(iso: string): string {
  const { day, month } = dateParts(iso);
  return `${weekdayName(iso)}, ${day} ${month}`;
}

/** Says that a due date falls on a closed day and what to do; undefined on a working day. */
export function closedWords(
  day: string,
  { holiday }: Pick<DueRule, 'holiday'>,
  figures: ToolFigures,
): string | undefined {
  const reason = closedReason(day, figures);
  if (reason === undefined) return undefined;
  const file = dayWords(workingDayBefore(day, figures));
  return holiday === 'none'
    ? `Falls on ${reason}. The day does not move; act by ${file}.`
    : `Falls on ${reason}. Section 10 of the General Clauses Act may allow the next open day, but do not rely on it for online filing; act by ${file}.`;
}

/** When a rule falls due, in words, with the days in force on a day. */
export function whenWords({ due }: Pick<DueRule, 'due'>, figures: ToolFigures, on: string): string {
  const print = (id: string) =>
    printFigure(figureIn(figures, id, on) ?? '', figures[id]?.unit ?? 'text');
  const listed = (ids: readonly string[]) => LIST.format(new Set(ids.map(print)));
  switch (due.kind) {
    case 'month': {
      const month = due.quarter === 'whole' ? 'month after each quarter' : 'next month';
      const which = due.quarter === 'first-two' ? ', for the first two months of a quarter' : '';
      const apart = due.march ? `; for March by ${print(due.march)}` : '';
      return `By the ${print(due.day)} of the ${month}${which}${apart}`;
    }
    case 'once':
      return `By ${print(due.on)}`;
    case 'after-day':
      return `Within ${listed(due.after)} of ${due.since === 'board' ? 'the last board meeting' : 'incorporation'}`;
    case 'year-end': {
      const [first = '', ...rest] = due.after;
      return due.meeting && rest.length > 0
        ? `Within ${listed(rest)} of the general meeting, which is held within ${print(first)} of the end of the financial year`
        : `Within ${listed(due.after)} of the end of the financial year`;
    }
    case 'dates': {
      const days = listed(due.dates.map(({ on }) => on));
      const [plus] = due.dates.flatMap((date) => date.plus ?? []);
      return plus === undefined ? `By ${days}` : `Within ${print(plus)} of ${days}`;
    }
  }
}
/** `31 July, 31 October and 31 May` */
const LIST = new Intl.ListFormat('en-GB');

/** A due date as an entry for calendar files. */
export function calendarEntry(due: Due): CalendarDue {
  const { rule, day, period, part, closed } = due;
  return {
    id: `due-${rule.id}-${period ? period.end : day}${part === undefined ? '' : `-${headingAnchor(part)}`}`,
    date: day,
    title: titleOf(due),
    category: rule.law,
    lines: [rule.what, rule.who, closed, rule.note, CHECK].filter((line) => line !== undefined),
    path: `${ROUTES.complianceYear}#${rule.id}`,
  };
}

const CHECK = 'Check the official portal for extensions.';

/** Late fee calculator with the form and its due date filled in. */
export function lateFeeHref(lateFee: string, day: string): string {
  return `${ROUTES.lateFees}#${new URLSearchParams({ form: lateFee, due: day })}`;
}
