/** The days of a month on its picture: which have something due, and where their dots are. */
import { dateParts } from '#lib/format.ts';
import { daysInMonth, monthPicture } from '#lib/month-picture.ts';

type Point = readonly [x: number, y: number];

/** The stills and, by the number of days, their dots in pixels of the still: that of the first day first. */
interface MonthPictures {
  readonly wide: MonthPicture;
  readonly phone: MonthPicture;
}
interface MonthPicture {
  readonly width: number;
  readonly height: number;
  readonly dots: Readonly<Record<string, readonly (readonly number[])[]>>;
}

export interface HeroMonth {
  /** What the addresses of its still and film begin with. */
  readonly picture: string;
  /** `November` */
  readonly name: string;
  /** The day of the build. */
  readonly today: string;
  /** The days with something due; `wide` and `phone`: where each is on the two stills. */
  readonly dues: readonly DueDayDot[];
}
export interface DueDayDot {
  readonly day: string;
  readonly wide: Point;
  readonly phone: Point;
}

/** The month of a day. `dueDays`: days with something due, of any month, repeated or not. */
export function createHeroMonth(
  today: string,
  dueDays: readonly string[],
  { wide, phone }: MonthPictures,
): HeroMonth {
  const days = [...new Set(dueDays)].filter((day) => isSameMonth(day, today)).sort();
  const pointIn = (picture: MonthPicture, day: string): Point => {
    const dots = picture.dots[daysInMonth(day)] ?? [];
    const [x = 0, y = 0] = dots[dateParts(day).day - 1] ?? [];
    return [x, y];
  };
  return {
    picture: monthPicture(today),
    name: dateParts(today).month,
    today,
    dues: days.map((day) => ({ day, wide: pointIn(wide, day), phone: pointIn(phone, day) })),
  };
}

export const isSameMonth = (a: string, b: string) => a.slice(0, 7) === b.slice(0, 7);

const LIST = new Intl.ListFormat('en-GB');

/** What the rings say: `Ringed days have a due date; 29 and 30 are still to come.` */
export function ringsText(dueDays: readonly string[], today: string): string {
  const open = dueDays.filter((day) => day >= today).map((day) => String(dateParts(day).day));
  if (open.length === 0) return 'Ringed days had a due date.';
  if (open.length === dueDays.length) return 'Ringed days have a due date.';
  return `Ringed days have a due date; ${LIST.format(open)} ${open.length === 1 ? 'is' : 'are'} still to come.`;
}
