/** The due dates of one business in the next twelve months, by its answers. */
import { formatDate } from '#lib/format.ts';
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
  yearOf,
  type DaySpan,
  type DueDate,
  type DueRule,
} from './due-dates.logic.ts';

/** The due dates of one business for a year, by the limits of `today`, and the rules that depend on an open answer. */
export function calculateComplianceYear(
  rules: readonly DueRule[],
  answers: Answers,
  figures: ToolFigures,
  today: string,
) {
  const figure = figureLookup(figures, today);
  const business = {
    ...answers,
    audited: auditedOf(answers, figure),
    small: smallOf(answers, figure),
    'first-year': today <= (firstYearEnd(answers) ?? '') ? 'yes' : 'no',
  };
  const days: DaySpan = [today, addDays(addMonths(today, 12), -1)];
  const duesThat = (state: TriState) => {
    const concerned = rules
      .filter((rule) => evaluateAll(rule.for, business, figure) === state)
      .map((rule) => {
        const exact = rule.titles?.find(({ when }) => evaluateAll(when, business, figure) === true);
        return { ...rule, title: exact?.title ?? rule.title };
      });
    return allDueDates(concerned, figures, days, answers);
  };
  const dues = duesThat(true);
  return {
    days,
    dues,
    unsure: [...new Set(duesThat('unsure').map(({ rule }) => rule))],
    notes: [
      ...boardNotes(rules, dues, business, figure),
      ...meetingNotes(dues, answers, figures),
      ...firstAccountsNotes(answers, today),
    ],
  };
}

/** Names that rules may use but that are calculated, not asked. */
export const DERIVED_YEAR_ANSWERS = ['audited', 'small', 'first-year'];

/** `yes` with a tax audit or an audit under the LLP law, both of which give the return the later due date. */
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

/** Whether it is a small company: never a public or a Section 8 one, nor one with a turnover above the limit. */
function smallOf(answers: Answers, figure: FigureLookup): 'yes' | 'no' | 'unsure' {
  const { form, company } = answers;
  const boxes = [company].flat();
  if (form === 'public' || form === 'section-8' || boxes.includes('large')) return 'no';
  if ((numberAnswer(answers, 'turnover') ?? 0) > figure('small-company-turnover')) return 'no';
  return boxes.includes('unsure') ? 'unsure' : 'yes';
}

/** How often the board meets, unless the days of the next meetings follow from the last one. */
function boardNotes(
  rules: readonly DueRule[],
  dues: readonly DueDate[],
  business: Answers,
  figure: FigureLookup,
): string[] {
  const rule = rules.find(({ due }) => due.kind === 'after-day' && due.since === 'board');
  if (!rule || evaluateAll(rule.for, business, figure) !== true) return [];
  const lastMeeting = dayAnswer(business, 'board');
  if (lastMeeting && dues.some(({ rule: { id } }) => id === rule.id)) return [];
  const next = lastMeeting
    ? `The next meeting after ${formatDate(lastMeeting)} was due by ${formatDate(addDays(lastMeeting, figure('board-gap')))}.`
    : 'Enter the date of the last meeting to see when the next is due.';
  return [`${rule.what} ${next}`];
}

/** Which day of the general meeting is assumed, or that it is too late. */
function meetingNotes(dues: readonly DueDate[], answers: Answers, figures: ToolFigures): string[] {
  const meeting = dayAnswer(answers, 'meeting');
  if (meeting !== undefined) {
    const lastDay = lastDayForMeeting(yearEndBefore(meeting, answers), answers, figures);
    if (meeting <= lastDay) return [];
    return [
      `The general meeting on ${formatDate(meeting)} is after ${formatDate(lastDay)}, the last permitted day. The Registrar may extend the time by three months at most (Companies Act, 2013, section 96(1)). AOC-4, MGT-7 and the other dates that depend on the meeting are counted from the date you entered.`,
    ];
  }
  const counted = dues.find(({ rule: { due } }) => due.kind === 'year-end' && due.meeting);
  if (!counted?.period) return [];
  const lastDay = lastDayForMeeting(counted.period.end, answers, figures);
  return [
    `AOC-4, MGT-7 and the other dates that depend on the general meeting are counted from the last permitted day, such as ${formatDate(lastDay)}. If your meeting is on another day, enter that date.`,
  ];
}

function firstAccountsNotes(answers: Answers, today: string): string[] {
  const incorporated = dayAnswer(answers, 'incorporated');
  if (answers['form'] !== 'llp' || incorporated === undefined) return [];
  const [monthAndDay, year] = [incorporated.slice(5), yearOf(incorporated)];
  const isBeforeApril = monthAndDay < '04';
  if (!isBeforeApril && monthAndDay <= '09-30') return [];
  const close = isBeforeApril ? year : year + 1;
  // Shown until the forms of that year are due.
  if (today > `${close}-10-31`) return [];
  return [
    `An LLP formed after 30 September may close its first accounts on 31 March ${close + 1} instead of 31 March ${close} (LLP Act, 2008, section 2). Forms 8 and 11 then follow a year later.`,
  ];
}
