/** The picture of a month: a kolam with as many dots as the month has days (`docs/pictures/README.md`). */
import { daysInMonth } from './written-days.ts';

/** Returns the path of a month's picture or film without suffix: `/media/month-30`. `day`: any day of the month. */
export const monthPicturePath = (day: string): string => `/media/month-${daysInMonth(day)}`;
