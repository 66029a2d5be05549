/** The days of a month on its picture: which have something due, and where their dots are. */
import { dateParts } from '#lib/format.ts';
import { daysInMonth, monthPicture } from '#lib/month-picture.ts';
/** The dots of the stills by the number of days, that of the first day first. */
import PICTURES from './month-pictures.json';

interface Due {
  readonly day: string;
}

/** The month of a day, that of the build. `dues`: of any month, several on a day or none. */
export function createHeroMonth(today: string, dues: readonly Due[]) {
  const days = new Set(dues.map(({ day }) => day).filter((day) => isSameMonth(day, today)));
  const length = String(daysInMonth(today)) as keyof typeof PICTURES.wide.dots;
  const dotOn = ({ dots }: typeof PICTURES.wide, day: string) =>
    dots[length][dateParts(day).day - 1] ?? [];
  return {
    /** What the addresses of its still and film begin with. */
    picture: monthPicture(today),
    /** `November` */
    name: dateParts(today).month,
    today,
    /** Days with something due; `wide` and `phone`: where their dots are on the two stills, in pixels. */
    dues: [...days].sort().map((day) => ({
      day,
      wide: dotOn(PICTURES.wide, day),
      phone: dotOn(PICTURES.phone, day),
    })),
  };
}
export type HeroMonth = ReturnType<typeof createHeroMonth>;

export const isSameMonth = (a: string, b: string) => a.slice(0, 7) === b.slice(0, 7);

const LIST = new Intl.ListFormat('en-GB');

/** What the rings say: `Ringed days have a due date; 29 and 30 are still to come.` */
export function ringsText(dues: readonly Due[], today: string): string {
  const ahead = dues.filter(({ day }) => day >= today);
  const open = ahead.map(({ day }) => String(dateParts(day).day));
  if (open.length === 0) return 'Ringed days had a due date.';
  if (open.length === dues.length) return 'Ringed days have a due date.';
  return `Ringed days have a due date; ${LIST.format(open)} ${open.length === 1 ? 'is' : 'are'} still to come.`;
}
