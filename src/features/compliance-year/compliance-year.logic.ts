import { addDays, addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import {
  figureLookup,
  type FigureLookup,
  type ToolFigures,
} from '#features/tool-engine/figures.logic.ts';
import {
  dayAnswer,
  evaluateAll,
  numberAnswer,
  type Answers,
  type TriState,
} from '#features/tool-engine/questions.logic.ts';
import {
  allDueDates,
  firstYearEnd,
  lastDayForMeeting,
  yearEndBefore,
  type DaySpan,
  type DueRule,
} from './due-dates.logic.ts';

/** Calculates a business's due dates for a year, and finds the rules that depend on an unanswered question. */
export function calculateComplianceYear(
  rules: readonly DueRule[],
  answers: Answers,
  figures: ToolFigures,
  today: string,
) {
  const figure = figureLookup(figures, today);
  const incorporated = dayAnswer(answers, 'incorporated') ?? '';
  const business = {
    ...answers,
    audited: auditedOf(answers, figure),
    small: smallOf(answers, figure),
    scheme: answers['presumptive'] === 'yes' ? 'yes' : 'no',
    'first-year': today <= (firstYearEnd(answers) ?? '') ? 'yes' : 'no',
    'formed-late': /-(10|11|12|01|02|03)-/.test(incorporated) ? 'yes' : 'no',
    'board-day': boardDayOf(answers, figure, today),
    'meeting-day': meetingDayOf(answers, figures),
  };
  const days: DaySpan = [today, addDays(addMonths(today, 12), -1)];
  const duesThat = (state: TriState) => {
    const concerned = rules
      .filter((rule) => evaluateAll(rule.for, business, figure) === state)
      .map((rule) => {
        const exact = rule.titles?.find(({ when }) => evaluateAll(when, business, figure) === true);
        return { ...rule, title: exact?.title ?? rule.title };
      });
    return allDueDates(concerned, figures, days, today, answers);
  };
  return {
    days,
    dues: duesThat(true),
    unsure: [...new Set(duesThat('unsure').map(({ rule }) => rule))],
    /** The visitor's answers, and the answers that the tool derives from these. */
    business,
  };
}

/** Names of the answers that the tool derives instead of asking for them. The rules may use these names. */
export const DERIVED_YEAR_ANSWERS = [
  'audited',
  'small',
  'scheme',
  'first-year',
  'formed-late',
  'board-day',
  'meeting-day',
];

/** Returns `yes` for a business with a tax audit or an audit under the LLP law; its income-tax return is due later. */
function auditedOf(answers: Answers, figure: FigureLookup): 'yes' | 'no' | 'unsure' {
  const tax = [answers['tax']].flat();
  const isAbove = (name: string, id: string) => (numberAnswer(answers, name) ?? 0) > figure(id);
  const isAuditedLlp =
    answers['form'] === 'llp' &&
    (isAbove('turnover', 'llp-audit-turnover') ||
      isAbove('contribution', 'llp-audit-contribution'));
  if (tax.includes('audit') || isAuditedLlp) return 'yes';
  return tax.includes('unsure') ? 'unsure' : 'no';
}

/** Returns whether a company is small: not public, not Section 8, turnover up to the limit, and `large` not ticked. */
function smallOf(answers: Answers, figure: FigureLookup): 'yes' | 'no' | 'unsure' {
  const { form, company } = answers;
  const boxes = [company].flat();
  if (form === 'public' || form === 'section-8' || boxes.includes('large')) return 'no';
  if ((numberAnswer(answers, 'turnover') ?? 0) > figure('small-company-turnover')) return 'no';
  return boxes.includes('unsure') ? 'unsure' : 'yes';
}

function boardDayOf(answers: Answers, figure: FigureLookup, today: string) {
  const last = dayAnswer(answers, 'board');
  if (last === undefined) return 'unknown';
  return addDays(last, figure('board-gap')) < today ? 'overdue' : 'known';
}

function meetingDayOf(answers: Answers, figures: ToolFigures) {
  const meeting = dayAnswer(answers, 'meeting');
  if (meeting === undefined) return 'unknown';
  const lastDay = lastDayForMeeting(yearEndBefore(meeting, answers), answers, figures);
  return meeting > lastDay ? 'late' : 'known';
}
