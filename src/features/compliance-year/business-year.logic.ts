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
  type Answers,
  type TriState,
} from '#features/tool-engine/questions.logic.ts';
import {
  allDues,
  lastMeetingDay,
  yearOf,
  type Days,
  type Due,
  type DueRule,
} from './due-dates.logic.ts';

/** The first and last day of the year that begins `today`. */
export function yearFrom(today: string): Days {
  return [today, addDays(addMonths(today, 12), -1)];
}

/** The due dates of one business for a year, by the limits of `today`, and the rules that depend on an open answer. */
export function businessYear(
  rules: readonly DueRule[],
  answers: Answers,
  figures: ToolFigures,
  today: string,
) {
  const figure = figureLookup(figures, today);
  const business = { ...answers, audited: auditedOf(answers, figure) };
  const days = yearFrom(today);
  const duesThat = (state: TriState) => {
    const concerned = rules.filter((rule) => evaluateAll(rule.for, business, figure) === state);
    return allDues(concerned, figures, days, answers);
  };
  const dues = duesThat(true);
  return {
    days,
    dues,
    unsure: [...new Set(duesThat('unsure').map(({ rule }) => rule))],
    notes: [...meetingNotes(dues, answers, figures), ...firstAccountsNotes(answers, today)],
  };
}

/** Figures used besides those that the rules name. */
export const YEAR_FIGURES = [
  'agm-months',
  'agm-first-months',
  'llp-audit-turnover',
  'llp-audit-contribution',
];

/** Names that rules may use but that are calculated, not asked. */
export const DERIVED_YEAR_ANSWERS = ['audited'];

/** `yes` with a tax audit or an audit under the LLP law, both of which give the return the later due date. */
function auditedOf(answers: Answers, figure: FigureLookup): 'yes' | 'no' | 'unsure' {
  const tax = [answers['tax']].flat();
  const isAbove = (name: string, id: string) => Number(answers[name] ?? 0) > figure(id);
  const isAuditedLlp =
    answers['form'] === 'llp' &&
    (isAbove('turnover', 'llp-audit-turnover') ||
      isAbove('contribution', 'llp-audit-contribution'));
  if (tax.includes('audit') || isAuditedLlp) return 'yes';
  return tax.includes('unsure') ? 'unsure' : 'no';
}

/** Which day of the general meeting is assumed, or that it is too late. */
function meetingNotes(dues: readonly Due[], answers: Answers, figures: ToolFigures): string[] {
  const meeting = dayAnswer(answers, 'meeting');
  if (meeting !== undefined) {
    const lastDay = lastMeetingDay(meeting, answers, figures);
    if (meeting <= lastDay) return [];
    return [
      `The general meeting on ${formatDate(meeting)} is after ${formatDate(lastDay)}, the last permitted day; the Registrar may extend it by three months at most (Companies Act, 2013, section 96(1)). What follows the meeting is counted from the meeting.`,
    ];
  }
  const counted = dues.find(({ rule: { due } }) => due.kind === 'year-end' && due.meeting);
  if (!counted?.period) return [];
  const lastDay = lastMeetingDay(addDays(counted.period.end, 1), answers, figures);
  return [
    `AOC-4, MGT-7 and what else follows the general meeting are counted from its last permitted day, such as ${formatDate(lastDay)}. If your meeting is on another day, enter it.`,
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
