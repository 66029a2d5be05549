import { formatDate, formatQuantity } from '#lib/format.ts';
import { formatRupees } from '#features/tool-engine/amounts.logic.ts';
import type { ToolAnswer, AnswerContext } from '#features/tool-engine/answer.ts';
import { closedDueDayText } from '#features/tool-engine/closed-days.logic.ts';
import { createTool } from '#features/tool-engine/tool.tsx';
import { costOfDelay } from './charges.logic.ts';
import type { LateFeesData } from './late-fee-rules.ts';

export const LateFees = createTool<LateFeesData>(lateFeesAnswer, undefined, usualDays);

/** Suggests two days: the chosen form's latest due date that is not in the future, and today as the day of filing. */
export function usualDays({ answers, data: { dueDays }, today }: AnswerContext<LateFeesData>) {
  if (answers['form'] === undefined) return {};
  const due = dueDays[String(answers['form'])]?.filter((day) => day <= today).at(-1);
  return { ...(due && { due }), filed: today };
}

export function lateFeesAnswer({
  answers,
  data: { rules, figures },
}: AnswerContext<LateFeesData>): ToolAnswer {
  const rule = rules.find(({ id }) => id === answers.form);
  if (!rule) return { verdict: 'Choose what is late.' };
  const { due, days, insteadOfSum, total, sums } = costOfDelay(rule, answers, figures);
  // If the answer is a sentence instead of a sum, shows no consequences or notes, because they do not apply.
  if (insteadOfSum) return { verdict: insteadOfSum };
  const dueText = due === answers.due ? '' : ` (due on ${formatDate(due)})`;
  if (days === 0)
    return { verdict: `You are on time${dueText}: no late fee or interest is payable.` };
  const late = formatQuantity(days, 'day');
  const holiday = rule.group === 'Income tax' ? 'general-clauses' : 'none';
  const closed = closedDueDayText(due, { holiday }, figures, String(answers['filed']));
  const subject = `${rule.title}, ${late} late${dueText}`;
  if (total === 0)
    return {
      verdict: `${subject}: no fee or interest is payable.`,
      sums,
      notes: [closed, rule.note],
    };
  return {
    figure: formatRupees(total),
    brief: `${formatRupees(total)} for ${late}`,
    verdict: rule.ordered
      ? `${subject}: penalties of ${formatRupees(total)} may be imposed.`
      : `${subject}: the delay costs ${formatRupees(total)}.`,
    sums,
    notes: [closed, rule.after, rule.note],
  };
}
