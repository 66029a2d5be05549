/** Where the duties of a company's year lie in the months of the financial year. */
import type { Figure, Unit } from '#lib/dated-values.ts';
import { MONTHS } from '#lib/format.ts';
import { dayOfYear } from './due-dates.logic.ts';

/** April begins the financial year. */
const FIRST_MONTH = 3;

/** Short names of the months, from April on. */
export const YEAR_MONTHS: readonly string[] = MONTHS.map((_month, place) =>
  (MONTHS[(place + FIRST_MONTH) % MONTHS.length] ?? '').slice(0, 3),
);

export interface YearDay {
  /** From 0 for April to 11 for March. */
  readonly month: number;
  readonly day: number;
}

/** `15 July` → the fourth month of the financial year, day 15. */
export function yearDay(words: string): YearDay {
  const [month, day] = dayOfYear(words);
  return { month: (month - 1 - FIRST_MONTH + MONTHS.length) % MONTHS.length, day };
}

/** Earlier days of the financial year first. */
export const byYearDay = (one: YearDay, other: YearDay) =>
  one.month - other.month || one.day - other.day;

const DAYS: Partial<Record<Unit, number>> = { days: 1, weeks: 7, months: 30 };

/** Where a time is drawn on a line of days, a month as 30; NaN for what is no time, such as a day of the year. */
export function drawnDays(value: Figure | undefined, unit: Unit): number {
  return Number(value) * (DAYS[unit] ?? NaN);
}
