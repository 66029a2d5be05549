/** A year of due dates for one business. */
import { addDays, addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { YEAR_MONTHS } from '#site/compliance-year.ts';
import { formatDate, formatMonth } from '#lib/format.ts';
import { dayOf, dueDates, lastMeetingDay, type DueDate, type DueRule } from './due-dates.logic.ts';
import { figureOn, type FigureOf, type ToolFigures } from '#features/tool-engine/figures.logic.ts';
import { allHold, type Answers, type Held } from '#features/tool-engine/questions.logic.ts';

export interface Due<Rule extends DueRule = DueRule> extends DueDate {
  readonly rule: Rule;
}

/** First and last of the days that a page looks at on a day: the last is the day before the same day a year later. */
export function yearFrom(today: string): readonly [string, string] {
  return [today, addDays(addMonths(today, YEAR_MONTHS), -1)];
}

/** Every due date of all rules in a span of days, soonest first, in the order of the rules on each day. */
export function allDues<Rule extends DueRule>(
  rules: readonly Rule[],
  figures: ToolFigures,
  days: readonly [string, string],
  answers?: Answers,
): Due<Rule>[] {
  return rules
    .flatMap((rule) => dueDates(rule, figures, days, answers).map((date) => ({ ...date, rule })))
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The year of one business from a day on, by the limits of that day; and the rules that hang on an open answer. */
export function businessYear<Rule extends DueRule>(
  rules: readonly Rule[],
  answers: Answers,
  figures: ToolFigures,
  today: string,
) {
  const figure = figureOn(figures, today);
  const business = businessOf(answers, figure);
  const days = yearFrom(today);
  const duesIf = (held: Held) => {
    const own = rules.filter((rule) => allHold(rule.for, business, figure) === held);
    return allDues(own, figures, days, answers);
  };
  return {
    days,
    dues: duesIf(true),
    unsure: [...new Set(duesIf('unsure').map(({ rule }) => rule))],
    notes: yearNotes(answers, figures),
  };
}

/** Figures that are counted with beside those of the rules. */
export const YEAR_FIGURES = [
  'agm-months',
  'agm-first-months',
  'llp-audit-turnover',
  'llp-audit-contribution',
];

/** What rules may name and nobody is asked. */
export const COUNTED = ['audited'];

/**
 * The answers with `audited`: `yes` with a tax audit, or where the law on LLPs asks for one, which has the later
 * day of the return.
 */
function businessOf(answers: Answers, figure: FigureOf): Answers {
  const tax = [answers['tax']].flat();
  const above = (name: string, id: string) => Number(answers[name] ?? 0) > figure(id);
  const llp =
    answers['form'] === 'llp' &&
    (above('turnover', 'llp-audit-turnover') || above('contribution', 'llp-audit-contribution'));
  const audited = tax.includes('audit') || llp ? 'yes' : tax.includes('unsure') ? 'unsure' : 'no';
  return { ...answers, audited };
}

/** What needs a second look, in sentences. */
function yearNotes(answers: Answers, figures: ToolFigures): string[] {
  const meeting = dayOf(answers, 'meeting');
  const last = meeting && lastMeetingDay(meeting, answers, figures);
  const lateInYear = (dayOf(answers, 'incorporated') ?? '').slice(5) > '09-30';
  return [
    ...(meeting && last && last < meeting
      ? [
          `The general meeting on ${formatDate(meeting)} is after ${formatDate(last)}, the last permitted day; the Registrar may extend it by three months at most (Companies Act, 2013, section 96(1)). What follows the meeting is counted from the meeting.`,
        ]
      : []),
    ...(answers['form'] === 'llp' && lateInYear
      ? [
          'An LLP that was formed after 30 September may close its first accounts on 31 March of the year after next (LLP Act, 2008, section 2). Forms 8 and 11 and their dates then follow a year later.',
        ]
      : []),
  ];
}

/** Under their months, in the order they come. */
export const dueMonths = <Rule extends DueRule>(dues: readonly Due<Rule>[]) => [
  ...Map.groupBy(dues, ({ day }) => formatMonth(day)),
];
