/** The picture of a month: a kolam with as many dots as the month has days (`docs/pictures/README.md`). */
import { daysInMonth } from './written-days.ts';

/** Returns how the paths of a month's picture and film begin: `/media/month-30`. `day`: any day of the month. */
export const monthPicturePath = (day: string): string => `/media/month-${daysInMonth(day)}`;
