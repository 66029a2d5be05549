/** Finds the days of a month on which something is due, and the places of their dots on the month's picture. */
import { dateParts } from '#lib/format.ts';
import { monthPicturePath } from '#lib/month-picture.ts';
import { daysInMonth } from '#lib/written-days.ts';
/** Places of the dots on the pictures of months with 28, 29, 30 and 31 days; the first dot is for the first day. */
import PICTURES from './month-pictures.json';

/** Returns the month of `today`, the day of the build. `dueDates` may be in any month, and may contain a day twice. */
export function createHeroMonth(today: string, dueDates: readonly { readonly day: string }[]) {
  const { day: todayNumber, month: name } = dateParts(today);
  const length = String(daysInMonth(today)) as keyof typeof PICTURES.wide.dots;
  const inMonth = dueDates.filter(({ day }) => day.startsWith(today.slice(0, 7)));
  const days = new Set(inMonth.map(({ day }) => dateParts(day).day));
  const dues = [...days].sort((a, b) => a - b);
  const dotOn = ({ dots }: typeof PICTURES.wide, day: number) => dots[length][day - 1] ?? [];
  return {
    /** Start of the addresses of the month's pictures and films: `/media/month-30`. */
    picture: monthPicturePath(today),
    /** `2026-11` */
    month: today.slice(0, 7),
    /** `November` */
    name,
    /** Days on which something is due. `wide`, `phone`: place of the dot on each of the two pictures, in pixels. */
    dues: dues.map((day) => ({
      day,
      isPast: day < todayNumber,
      wide: dotOn(PICTURES.wide, day),
      phone: dotOn(PICTURES.phone, day),
    })),
    rings: dueDayRingsText(dues, todayNumber),
  };
}
export type HeroMonth = ReturnType<typeof createHeroMonth>;

const LIST = new Intl.ListFormat('en-GB');

/** Returns the text for the rings: `Ringed days have a due date; 29 and 30 are still to come.` */
function dueDayRingsText(dues: readonly number[], today: number): string {
  const open = dues.filter((day) => day >= today);
  if (open.length === 0) return 'Ringed days had a due date.';
  if (open.length === dues.length) return 'Ringed days have a due date.';
  return `Ringed days have a due date; ${LIST.format(open.map(String))} ${open.length === 1 ? 'is' : 'are'} still to come.`;
}
