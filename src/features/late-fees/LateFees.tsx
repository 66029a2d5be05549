import { formatDate, plural } from '#lib/format.ts';
import { rupees } from '#features/tool-engine/amounts.logic.ts';
import type { Answer } from '#features/tool-engine/answer.ts';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import { createTool, type ToolContext } from '#features/tool-engine/tool.tsx';
import { costOfDelay } from './charges.logic.ts';
import type { LateFeesData } from './late-fee-rules.ts';

/** Calculates fee and interest from the due date, the day of filing and the amount, and shows the working. */
export const LateFees = createTool<LateFeesData>(answerTo);

const LAST_DAY =
  'The tax was deducted on the last day of a month. Some count that month as well, as we do here; others begin with the next month.';

function answerTo({ answers, data: { rules, figures } }: ToolContext<LateFeesData>): Answer {
  const rule = rules.find(({ id }) => id === answers.form);
  if (!rule) return { verdict: 'Choose what is late.' };
  const { due, days, says, total, sums } = costOfDelay(rule, answers, figures);
  // Consequences and notes are about a sum.
  if (says) return { verdict: says };
  const dueText = due === answers.due ? '' : ` (due on ${formatDate(due)})`;
  if (days === 0)
    return { verdict: `You are on time${dueText}: no late fee or interest is payable.` };
  const late = plural(days, 'day');
  if (total === 0)
    return {
      verdict: `No fee or interest is payable for being ${late} late${dueText}: ${rule.title}.`,
      sums,
      notes: [rule.note],
    };
  return {
    figure: rupees(total),
    brief: `${rupees(total)} for ${late}`,
    verdict: rule.ordered
      ? `Penalties of ${rupees(total)} may be ordered for being ${late} late${dueText}: ${rule.title}.`
      : `You pay ${rupees(total)} for being ${late} late${dueText}: ${rule.title}.`,
    sums,
    notes: [isLastDay(answers.deducted) ? LAST_DAY : undefined, rule.after, rule.note],
  };
}

const isLastDay = (day: unknown) => typeof day === 'string' && addDays(day, 1).endsWith('-01');
