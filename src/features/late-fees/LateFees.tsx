import { formatDate, plural } from '#lib/format.ts';
import { rupees } from '#features/tool-engine/amounts.logic.ts';
import type { Answer, Sum } from '#features/tool-engine/answer.logic.ts';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import { figureIn, figureOn } from '#features/tool-engine/figures.logic.ts';
import { tool, type Asked } from '#features/tool-engine/tool.tsx';
import { charged, daysLate, exception, figuresOf } from './charges.logic.ts';
import type { LateFeesData } from './data.ts';

/** Due date, day of filing and amount in; fee and interest out, with the sum written out. */
export const LateFees = tool<LateFeesData>(answerTo);

function answerTo({ answers, data: { rules, figures } }: Asked<LateFeesData>): Answer {
  const rule = ruleOf(answers, rules);
  const due = String(answers.due);
  const days = daysLate(answers);
  if (days === 0) return { verdict: 'You are in time: nothing is payable for delay.' };
  const notes = [rule.after, rule.note];
  const says = exceptionTo(rule, answers, figures);
  if (says) return { verdict: says, notes };
  const { total, sums } = charged(rule, answers, figureOn(figures, due));
  const late = plural(days, 'day');
  return {
    brief: `${rupees(total)} for ${late}`,
    verdict: rule.ordered
      ? `Penalties of ${rupees(total)} may be ordered for being ${late} late: ${rule.title}.`
      : `You pay ${rupees(total)} for being ${late} late: ${rule.title}.`,
    sums: [...sums, laterSum(rule, answers, figures, total)],
    notes: [...(isLastDay(answers.deducted) ? [LAST_DAY] : []), ...notes],
  };
}

/** Why there is no sum: the rule says so, or the register has no figure for that time. */
function exceptionTo(
  rule: LateFeesData['rules'][number],
  answers: Asked<LateFeesData>['answers'],
  figures: LateFeesData['figures'],
): string | undefined {
  const due = String(answers.due);
  const says = exception(rule, answers, figures);
  const known = figuresOf({ charges: rule.charges }).every(
    (id) => figureIn(figures, id, due) !== undefined,
  );
  return (
    says ?? (known ? undefined : `We have no figure in force on ${formatDate(due)} for this form.`)
  );
}

const LAST_DAY =
  'The tax was deducted on the last day of a month. Some count that month as well, as we do here; others begin with the next month.';
const isLastDay = (day: unknown) => typeof day === 'string' && addDays(day, 1).endsWith('-01');

function ruleOf({ form }: Asked<LateFeesData>['answers'], rules: LateFeesData['rules']) {
  const rule = rules.find(({ id }) => id === form);
  if (!rule) throw new Error('the form asks first what is late');
  return rule;
}

const WAIT_DAYS = 30;

/** What another month of waiting adds. */
function laterSum(
  rule: LateFeesData['rules'][number],
  answers: Asked<LateFeesData>['answers'],
  figures: LateFeesData['figures'],
  total: number,
): Sum {
  const label = `If you wait ${WAIT_DAYS} more days`;
  const later = { ...answers, filed: addDays(String(answers.filed), WAIT_DAYS) };
  const says = exceptionTo(rule, later, figures);
  if (says) return { label, value: 'no sum', steps: [says] };
  const { total: then, sums } = charged(rule, later, figureOn(figures, String(answers.due)));
  return {
    label,
    value: rupees(then),
    steps: [...sums.map((sum) => `${sum.label}: ${sum.value}`), `${rupees(then - total)} more`],
  };
}
