/** The rules of due dates with the questions that they depend on. */
import { getCollection } from 'astro:content';
import { buildDay } from '#collections/reading/publication.ts';
import type { Fact } from '#collections/facts.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { inOrder, toolData } from '#features/tool-engine/tool-data.ts';
import { getFacts } from '#queries/facts.ts';
import { getSite } from '#queries/site.ts';
import {
  CALENDAR_MONTHS_AHEAD,
  CALENDAR_MONTHS_KEPT,
  USUAL_YEAR_END,
} from '#site/compliance-year.ts';
import { HOLIDAY_NAMES } from './due-words.logic.ts';
import { dueDaysOf } from './due-dates.logic.ts';
import { COUNTED, YEAR_FIGURES, allDues } from './due-year.logic.ts';

/** Each rule has the law of its day and how sure the day is, both from the register. */
export async function getComplianceYear() {
  const entries = await getCollection('complianceRules');
  const rules = inOrder(entries);
  const data = await toolData('compliance-year', {
    texts: entries,
    figures: [...rules.flatMap(dueDaysOf), ...YEAR_FIGURES, ...Object.keys(HOLIDAY_NAMES)],
    conditions: rules.flatMap((rule) => rule.for),
    counted: COUNTED,
  });
  const facts = await getFacts(rules.flatMap(dueDaysOf));
  const sourced = rules.map((rule) => {
    const ids = dueDaysOf(rule);
    const days = facts.filter(({ id }) => ids.includes(id));
    const source = [...new Set(days.map(({ law }) => law))].join('; ');
    return { ...rule, source, doubt: doubtOf(days) };
  });
  return { ...data, rules: sourced, firm: getSite().name };
}
export type ComplianceYearData = Omit<Awaited<ReturnType<typeof getComplianceYear>>, 'named'>;
export type SourcedRule = ComplianceYearData['rules'][number];

/** In a sentence, where a day is not certain. */
function doubtOf(days: readonly Fact[]): string | undefined {
  if (days.every(({ confidence }) => confidence === 'high')) return undefined;
  return 'Confirm this day on the official portal before you file.';
}

/**
 * Due dates by the rules, the one list from which the home page, the calendar page, its chart and the calendar files take
 * theirs: soonest first, from some months ago to a year and a half ahead, for a financial year that ends on 31 March.
 */
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
