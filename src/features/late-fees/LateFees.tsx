import { formatDate, plural } from '#lib/format.ts';
import { rupees } from '#features/tool-engine/amounts.logic.ts';
import type { Answer } from '#features/tool-engine/answer.logic.ts';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import { figureIn, figureOn } from '#features/tool-engine/figures.logic.ts';
import { tool, type Asked } from '#features/tool-engine/tool.tsx';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { charged, daysLate, exception, figuresOf } from './charges.logic.ts';
import type { LateFeesData } from './data.ts';

/** Due date, day of filing and amount in; fee and interest out, with the sum written out. */
export const LateFees = tool<LateFeesData>(answerTo, { Picture: CostLine });

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
    sums,
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
  const says = exception(rule, answers, figureOn(figures, String(answers.filed)));
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

/** The line is drawn over this many days at least, and beyond the day of filing. */
const DAYS_MIN = 120;
const POINTS = 60;

function CostLine({ answers, data: { rules, figures } }: Asked<LateFeesData>) {
  const rule = ruleOf(answers, rules);
  const due = String(answers.due);
  const days = daysLate(answers);
  if (days === 0 || exceptionTo(rule, answers, figures)) return null;
  const figure = figureOn(figures, due);
  const end = Math.max(DAYS_MIN, Math.round(days * 1.5));
  const costAfter = (x: number) => ({
    x,
    y: charged(rule, { ...answers, filed: addDays(due, x) }, figure).total,
  });
  const [at, month, last] = [days, 30, end].map(costAfter);
  return (
    <LineChart
      says={`Cost by days late: ${rupees(month?.y ?? 0)} after 30 days, ${rupees(at?.y ?? 0)} on ${formatDate(String(answers.filed))}, ${rupees(last?.y ?? 0)} after ${end} days.`}
      points={Array.from({ length: POINTS + 1 }, (_, place) =>
        costAfter(Math.round((end * place) / POINTS)),
      )}
      at={at}
      xLabel="Days late"
      printX={String}
      printY={(value) => rupees(Math.round(value))}
    />
  );
}
