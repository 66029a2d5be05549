/** The picture of a month: a kolam with as many dots as the month has days (`docs/pictures/README.md`). */

/** `2026-11-27` → 30: how many days its month has. */
export function daysInMonth(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `/media/month-30`: what the addresses of the month's still and film begin with, such as `/media/month-30-wide.avif`. */
export const monthPicturePath = (day: string): string => `/media/month-${daysInMonth(day)}`;
