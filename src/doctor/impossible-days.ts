import { MONTHS } from '#lib/format.ts';
import { daysInMonth, ordinalEnding, parseDayOfYear } from '#lib/written-days.ts';

/** Returns the invalid dates in a text, such as `31 September`, `29 February 2027` and `21th`. */
export function impossibleDaysIn(text: string): string[] {
  const ofYear = [...text.matchAll(DAY_AND_MONTH)].filter(([, day, month = '', year]) => {
    const parsed = parseDayOfYear(`${day} ${month}`);
    return !parsed || (year !== undefined && parsed.day > daysInMonth(`${year}-${parsed.month}`));
  });
  const ofMonth = [...text.matchAll(ORDINAL)].filter(
    ([, day, ending]) => ending !== ordinalEnding(Number(day)),
  );
  return [...ofYear, ...ofMonth].map(([found]) => found);
}

const DAY_AND_MONTH = new RegExp(
  String.raw`(?<![\d.,₹-])\b(\d{1,2}) (${MONTHS.join('|')})\b(?: (\d{4})\b)?`,
  'g',
);
const ORDINAL = /(?<![\d.,])\b(\d{1,3})(st|nd|rd|th)\b/g;
