/** Calculates for how many months or years interest is charged between two days. */
import type { LateFeeCharge } from '#collections/late-fees.ts';
import { formatDate, formatQuantity } from '#lib/format.ts';
import { daysBetween, monthsOrPart } from '#features/tool-engine/calendar-days.logic.ts';

type InterestPeriod = Extract<LateFeeCharge, { kind: 'interest' }>['per'];

/** Text that follows a percentage, as in `1% a month`. */
export const RATE_PERIOD: Record<InterestPeriod, string> = {
  once: '',
  year: ' a year',
  'year-by-month': ' a year',
  month: ' a month',
  'month-from-april': ' a month',
  'calendar-month': ' a calendar month',
};

/** Returns the number of periods, also as a text: `{ periods: 3, text: ' × 3 months (a part counts as one)' }`. */
export function countPeriods(per: InterestPeriod, since: string, until: string) {
  const months = monthsOrPart(since, until);
  const monthsText = `${formatQuantity(months, 'month')} (a part counts as one)`;
  switch (per) {
    case 'once':
      return { periods: 1, text: '' };
    case 'year': {
      const days = daysBetween(since, until);
      return { periods: days / 365, text: ` × ${formatQuantity(days, 'day')} ÷ 365` };
    }
    case 'year-by-month': {
      const years = Math.round((months / 12) * 100) / 100;
      return {
        periods: years,
        text: ` × ${formatQuantity(years, 'year')} (${formatQuantity(months, 'month')} ÷ 12, a part counts as one)`,
      };
    }
    case 'month':
      return { periods: months, text: ` × ${monthsText}` };
    case 'month-from-april': {
      const text = ` × ${monthsText}, from 1 April ${since.slice(0, 4)}`;
      return { periods: months, text };
    }
    case 'calendar-month': {
      const periods = monthNumber(until) - monthNumber(since) + 1;
      const count = formatQuantity(periods, 'calendar month');
      return { periods, text: ` × ${count}, from ${formatDate(since)}` };
    }
  }
}

/** Returns the month of a day as a number. December 2026 and January 2027 have consecutive numbers. */
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
