/** Reads the rules on late filing, and the questions that each rule needs. */
import { dueDatesOfRule } from '#features/compliance-year/due-dates.logic.ts';
import { getComplianceYear } from '#features/compliance-year/due-rules.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { getToolData } from '#features/tool-engine/tool-data.ts';
import { onlyNeededQuestions } from './late-fee-questions.logic.ts';

/** Reads the questions and the rules. */
export async function getLateFees() {
  const { form, rules, ...data } = await getToolData('late-fees', 'lateFees');
  return { ...data, rules, form: onlyNeededQuestions(form, rules), dueDays: await getDueDays() };
}

/** Ids of the general rules, for company and LLP forms without a specific rule or due days. */
const RULES_FOR_OTHER_FORMS: readonly unknown[] = ['company-form', 'llp-form'];

/**
 * Returns the due days of each form: the latest due day up to the day of the build, and all due days in the 12 months
 * after the build. If several rules on due dates refer to a form, only the first rule is used.
 */
async function getDueDays() {
  const { rules, figures, day } = await getComplianceYear();
  const ofForms = rules.filter(
    ({ lateFee }) => lateFee && !RULES_FOR_OTHER_FORMS.includes(lateFee),
  );
  const firstOfForms = ofForms.filter(
    ({ lateFee }, index) => ofForms.findIndex((rule) => rule.lateFee === lateFee) === index,
  );
  const days: Record<string, readonly string[]> = {};
  for (const rule of firstOfForms) {
    const dues = dueDatesOfRule(rule, figures, [addMonths(day, -24), addMonths(day, 12)], day);
    const last = dues.findLastIndex((due) => due.day <= day);
    days[String(rule.lateFee)] = dues.slice(Math.max(last, 0)).map((due) => due.day);
  }
  return days;
}
export type LateFeesData = Awaited<ReturnType<typeof getLateFees>>;

export const lateFeeTable = ({ rules }: LateFeesData) =>
  rules.map(({ id, group, title, due, charges, unless = [], after, note }) => ({
    id,
    group,
    title,
    under: due,
    lines: [...charges.map(({ inWords }) => inWords), ...unless.map(({ says }) => says), after],
    notes: [note],
  }));
