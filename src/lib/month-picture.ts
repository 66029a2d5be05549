/** The picture of a month: a kolam with as many dots as the month has days (`docs/pictures/README.md`). */

/** Returns how many days the month of a day has: 30 for `2026-11-27`. */
export function daysInMonth(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns the beginning of the addresses of the month's still and film: `/media/month-30`. */
export const monthPicturePath = (day: string): string => `/media/month-${daysInMonth(day)}`;
