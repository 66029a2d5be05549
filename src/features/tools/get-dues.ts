/** Due dates by the rules: the one list from which the home page, the calendar page, its chart and the calendar files take theirs. */
import {
  CALENDAR_MONTHS_AHEAD,
  CALENDAR_MONTHS_KEPT,
  USUAL_YEAR_END,
} from '#site/compliance-year.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { allDues } from './due-year.logic.ts';
import { getComplianceYear } from './data.ts';

/** Soonest first, from some months ago to a year and a half ahead, for a financial year that ends on 31 March. */
export async function getDues() {
  const { rules, figures } = await getComplianceYear();
  const today = buildDay();
  const days = [
    addMonths(today, -CALENDAR_MONTHS_KEPT),
    addMonths(today, CALENDAR_MONTHS_AHEAD),
  ] as const;
  return { today, figures, dues: allDues(rules, figures, days, { yearEnd: USUAL_YEAR_END }) };
}

/** Those of a span of days, both included. */
export function between<Due extends { readonly day: string }>(
  dues: readonly Due[],
  [first, last]: readonly [string, string],
): Due[] {
  return dues.filter(({ day }) => first <= day && day <= last);
}
