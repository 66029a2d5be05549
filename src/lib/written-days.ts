/** Reads days in texts: `31 October` of any year, and the `20th` of any month. */
import { MONTHS } from './format.ts';

/** A leap year, so that `29 February` is valid. */
const LEAP_YEAR = 2028;

/** Reads day and month (1 to 12) from `31 October`; undefined for another text or a day that does not exist. */
export function parseDayOfYear(text: string): { day: number; month: number } | undefined {
  const [, digits, name = ''] = /^(\d{1,2}) ([A-Z][a-z]+)$/.exec(text) ?? [];
  const day = Number(digits);
  const month = MONTHS.indexOf(name) + 1;
  const isReal = month > 0 && day >= 1 && day <= daysInMonth(LEAP_YEAR, month);
  return isReal ? { day, month } : undefined;
}

/** Reads the day from `20th`. Returns undefined for another text, and for `32nd` or `21th`. */
export function parseDayOfMonth(text: string): number | undefined {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(text)?.[1]);
  return day >= 1 && day <= 31 && text === `${day}${ordinalEnding(day)}` ? day : undefined;
}

/** @param month 1 to 12 */
export const daysInMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Returns the ending of an ordinal: `st` for 21, `th` for 11. */
export function ordinalEnding(count: number): string {
  const isTeen = Math.trunc((count % 100) / 10) === 1;
  return (!isTeen && ['', 'st', 'nd', 'rd'][count % 10]) || 'th';
}
