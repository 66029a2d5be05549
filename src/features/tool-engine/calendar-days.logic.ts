/** Calculates with days written as `YYYY-MM-DD`, independent of the clock and time zones. */
import { dateParts } from '#lib/format.ts';
import { parseDayOfMonth, parseDayOfYear } from '#lib/written-days.ts';

const DAY_MS = 86_400_000;

/** Returns midnight UTC in milliseconds; NaN for a day that does not exist. */
function midnight(iso: string): number {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? NaN : time;
}

/** Returns `to` − `from` in days: 1 from `2026-12-31` to `2027-01-01`; NaN if one of the days does not exist. */
export function daysBetween(from: string, to: string): number {
  return (midnight(to) - midnight(from)) / DAY_MS;
}

/** @param iso a valid date, such as `2026-11-30` */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the same day `months` later, or the last day of a shorter month: `2026-02-28` for `2026-01-31`. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return clampedIsoDay(year, month + months, day);
}

/** Returns the last day of a period that begins on the day after `iso`: `2026-12-31` for `2026-11-30` and 1 month. */
export function endOfMonthSpan(iso: string, months: number): string {
  const firstDay = addDays(iso, 1);
  if (!firstDay.endsWith('-01')) return addMonths(iso, months);
  return addDays(addMonths(firstDay, months), -1);
}

/**
 * Returns a day of a month, or the last day of the month if the month is too short.
 * @param month 1 to 12; other numbers are months of other years: 13 is January of the next year
 */
export function clampedIsoDay(year: number, month: number, day: number): string {
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const time = Date.UTC(year, month - 1, Math.min(day, daysInMonth));
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns the day `text`, such as `20th`, of the month after `iso`; throws if `text` is not a day of a month. */
export function dayOfNextMonth(iso: string, text: string): string {
  const [year = 0, month = 0] = iso.split('-').map(Number);
  const day = parseDayOfMonth(text);
  if (day === undefined) throw new Error(`"${text}" is not a day of a month, such as "20th"`);
  return clampedIsoDay(year, month + 1, day);
}

/** Returns the first day after `iso` that a text such as `31 October` describes; throws for other texts. */
export function nextDayOfYear(iso: string, text: string): string {
  const parsed = parseDayOfYear(text);
  if (!parsed) throw new Error(`"${text}" is not a day of the year, such as "31 October"`);
  const { day, month } = parsed;
  const year = Number(iso.slice(0, 4));
  const thisYear = clampedIsoDay(year, month, day);
  return thisYear > iso ? thisYear : clampedIsoDay(year + 1, month, day);
}

/** `2026-10-31` → `31 October` */
export const formatDayOfYear = (iso: string) => `${dateParts(iso).day} ${dateParts(iso).month}`;

/** Counts months for interest "for every month or part of a month": one day late is one month; 0 if paid in time. */
export function monthsOrPart(due: string, paid: string): number {
  if (paid <= due) return 0;
  let months = 0;
  while (endOfMonthSpan(due, months) < paid) months += 1;
  return months;
}

/** Returns the later of `deviceDay` and `buildDay`, because the clock of the visitor's device may be wrong. */
export const dayOfVisitor = (deviceDay: string, buildDay: string): string =>
  deviceDay < buildDay ? buildDay : deviceDay;
