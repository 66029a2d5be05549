/** Reads the rules on due dates and the questions on which they depend. */
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { textsIn } from '#collections/reading/values.ts';
import { getToolData } from '#features/tool-engine/tool-data.ts';
import { getLegalFigures } from '#queries/lists.ts';
import { getSite } from '#queries/site.ts';
import { DUE_LAWS } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import { dateParts, formatDate } from '#lib/format.ts';
import { weekdayName } from '#features/tool-engine/closed-days.logic.ts';
import { allDueDates, dueDatesOfRule, type DueRule } from './due-dates.logic.ts';
import { dueForText } from './due-texts.logic.ts';

/** Returns the tool's data: each rule with the law that sets its day, and with a warning if the day is uncertain. */
export async function getComplianceYear() {
  const data = await getToolData('compliance-year', 'complianceRules');
  const withSource = async (rule: DueRule) => {
    const days = await getLegalFigures(textsIn(rule.due).map(({ value }) => value));
    const isSure = days.every(({ confidence }) => confidence === 'high');
    return {
      ...rule,
      source: [...new Set(days.map(({ law }) => law))].join('; '),
      doubt: isSure ? undefined : 'The due date is to be confirmed.',
    };
  };
  return { ...data, rules: await Promise.all(data.rules.map(withSource)), firm: getSite().name };
}
export type ComplianceYearData = Awaited<ReturnType<typeof getComplianceYear>>;

/**
 * Returns the rules grouped by law, each with its next date. Looks four years ahead, because some duties fall due only
 * once in several years.
 */
export function dueRuleTable({ rules, figures, day }: ComplianceYearData) {
  const years = [day, addMonths(day, 48)] as const;
  const rulesByLaw = DUE_LAWS.flatMap((law) => rules.filter((rule) => rule.law === law));
  return rulesByLaw.map((rule) => {
    const { id, law, title, who, when, what, note, doubt, source, lateFee } = rule;
    const [next] = dueDatesOfRule(rule, figures, years, day);
    const period = next && dueForText(next);
    const nextText =
      next && `Next: ${formatDate(next.day)}${period && ` (${period})`}. ${next.closed ?? ''}`;
    return {
      id,
      title,
      group: law,
      under: who,
      lines: [when, what, nextText?.trim()],
      notes: [
        note,
        doubt,
        `Source: ${source}.`,
        lateFee && `[Cost of being late: ${title}](${ROUTES.lateFees}#${lateFee})`,
      ],
    };
  });
}

/** Returns the due dates of the last six and the next eighteen months, for a financial year that ends on 31 March. */
export async function getDueDates() {
  const { rules, figures, day: today } = await getComplianceYear();
  const days = [addMonths(today, -6), addMonths(today, 18)] as const;
  return { today, dues: allDueDates(rules, figures, days, today) };
}

/** The next due day, such as `Sunday 29 November: MGT-7 …`, calculated once for all pages. */
export const nextDueDatePromise = getDueDates().then(({ today, dues }) => {
  const next = dues.find(({ day }) => day >= today);
  if (!next) return undefined;
  const { day, month } = dateParts(next.day);
  return { day: next.day, text: `${weekdayName(next.day)} ${day} ${month}: ${next.rule.title}` };
});
