/** The picture of a month: a kolam with as many dots as the month has days (`docs/pictures/README.md`). */
import { daysInMonth } from './written-days.ts';

/** Returns the beginning of the addresses of the month's still and film: `/media/month-30`. */
export const monthPicturePath = (day: string): string => `/media/month-${daysInMonth(day)}`;
