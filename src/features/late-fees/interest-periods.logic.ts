/** Periods for which interest runs. */
import type { LateFeeCharge } from '#collections/late-fees.ts';
import { daysBetween, monthsOrPart } from '#features/tool-engine/calendar-days.logic.ts';
import { formatDate, plural } from '#lib/format.ts';

type InterestPeriod = Extract<LateFeeCharge, { kind: 'interest' }>['per'];

/** How often a rate applies, and the text after it: `{ periods: 3, text: ' a month × 3 months or part of one' }`. */
export function countPeriods(per: InterestPeriod, since: string, until: string) {
  const months = monthsOrPart(since, until);
  const monthsText = `${plural(months, 'month')} or part of one`;
  switch (per) {
    case 'once':
      return { periods: 1, text: '' };
    case 'year': {
      const days = daysBetween(since, until);
      return { periods: days / 365, text: ` a year × ${plural(days, 'day')} ÷ 365` };
    }
    case 'year-by-month': {
      const years = Math.round((months / 12) * 100) / 100;
      return { periods: years, text: ` a year × ${years} years (${monthsText} ÷ 12)` };
    }
    case 'month':
      return { periods: months, text: ` a month × ${monthsText}` };
    case 'month-from-april': {
      const text = ` a month × ${monthsText}, from 1 April ${since.slice(0, 4)}`;
      return { periods: months, text };
    }
    case 'calendar-month': {
      const periods = monthNumber(until) - monthNumber(since) + 1;
      const count = plural(periods, 'calendar month');
      return { periods, text: ` a calendar month × ${count}, from ${formatDate(since)}` };
    }
  }
}

/** Months since the year 0. */
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
