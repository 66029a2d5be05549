/** Reads days without a year, such as `31 October`, and days without a month, such as `20th`. */
import { MONTHS } from './format.ts';

/** Reads day and month (1 to 12) from `31 October`. Returns undefined for other texts, such as `31 June`. */
export function parseDayOfYear(text: string): { day: number; month: number } | undefined {
  const [, digits, name = ''] = /^(\d{1,2}) ([A-Z][a-z]+)$/.exec(text) ?? [];
  const day = Number(digits);
  const month = MONTHS.indexOf(name) + 1;
  // 2028 is a leap year, so `29 February` is valid.
  const isReal = month > 0 && day >= 1 && day <= daysInMonth(`2028-${month}`);
  return isReal ? { day, month } : undefined;
}

/** Reads the day from `20th`. Returns undefined for other texts, such as `32nd` or `21th`. */
export function parseDayOfMonth(text: string): number | undefined {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(text)?.[1]);
  return day >= 1 && day <= 31 && text === `${day}${ordinalEnding(day)}` ? day : undefined;
}

/** Returns the number of days in a month: 30 for `2026-11-27`, a day in November. */
export function daysInMonth(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns the suffix of an ordinal number: `st` for 21, `th` for 11. */
export function ordinalEnding(count: number): string {
  const isTeen = Math.trunc((count % 100) / 10) === 1;
  return (!isTeen && ['', 'st', 'nd', 'rd'][count % 10]) || 'th';
}
