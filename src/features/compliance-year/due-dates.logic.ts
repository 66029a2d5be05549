/** Calculates due dates from content/tools/compliance-rules.json and the register of figures. Callers pass `today`. */
import type { ComplianceRule } from '#collections/compliance-rules.ts';
import { formatMonth } from '#lib/format.ts';
import { groupByKey } from '#lib/group-by-key.ts';
import {
  addDays,
  addMonths,
  dayOfNextMonth,
  endOfMonthSpan,
  clampedIsoDay,
  nextDayOfYear,
} from '#features/tool-engine/calendar-days.logic.ts';
import {
  figureLookup,
  figureValueOn,
  type ToolFigures,
} from '#features/tool-engine/figures.logic.ts';
import { dayAnswer, type Answers } from '#features/tool-engine/questions.logic.ts';
import { closedDueDayText } from '#features/tool-engine/closed-days.logic.ts';

export interface DueRule extends ComplianceRule {
  /** The law that sets the due day, from the register of figures. */
  readonly source?: string;
  /** A warning if the due day is not certain according to the register. */
  readonly doubt?: string | undefined;
}

/** The period for which a duty falls due. Rules of the kinds `once` and `after-day` have no period. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

interface PeriodAndPart {
  readonly period?: Period | undefined;
  /** Name of this date, if a period has several dates: `Third instalment`. */
  readonly part?: string | undefined;
}
export interface DueDate extends PeriodAndPart {
  readonly day: string;
  readonly rule: DueRule;
  readonly closed?: string | undefined;
}

/** A span of days, including its first and its last day. */
export type DaySpan = readonly [first: string, last: string];

/** Returns the due dates of a rule in a span of days, soonest first. The notes on holidays depend on `today`. */
export function dueDatesOfRule(
  rule: DueRule,
  figures: ToolFigures,
  [first, last]: DaySpan,
  today: string,
  answers: Answers = {},
): DueDate[] {
  const incorporated = dayAnswer(answers, 'incorporated') ?? '';
  // No duty falls due before the incorporation, or for a period that ended before the incorporation.
  const start = first > incorporated ? first : incorporated;
  const meeting = rule.heldOn && dayAnswer(answers, rule.heldOn);
  const life = { start: incorporated, end: last };
  return datesOf(rule, figures, [first, last], answers)
    .filter(({ period }) => !period || period.end >= incorporated)
    .filter(({ period: { start, end } = life }) => !meeting || meeting < start || end < meeting)
    .flatMap(({ day, ...date }) =>
      day !== undefined && start <= day && day <= last
        ? { ...date, day, rule, closed: closedDueDayText(day, rule, figures, today) }
        : [],
    )
    .sort(byDay);
}

const byDay = (a: DueDate, b: DueDate) => a.day.localeCompare(b.day);
/** Month in which the financial year ends, if the visitor has not chosen a month. */
const USUAL_YEAR_END = 3;
const yearEndOf = (answers: Answers) => Number(answers['year-end'] ?? USUAL_YEAR_END);
const yearOf = (day: string) => Number(day.slice(0, 4));
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Returns the due dates of a rule in the years around a span. `day` is undefined if the rule's figure has no value. */
function datesOf(
  { due }: DueRule,
  figures: ToolFigures,
  [first, last]: DaySpan,
  answers: Answers,
): (PeriodAndPart & { readonly day: string | undefined })[] {
  // A duty falls due at most two years after its period begins.
  const years = range(yearOf(first) - 2, yearOf(last) + 1);
  const incorporated = dayAnswer(answers, 'incorporated') ?? '';
  switch (due.kind) {
    case 'once': {
      const day = figures[due.on]?.values.at(-1)?.value;
      const isNew = due.existedOn !== undefined && incorporated > due.existedOn;
      return typeof day === 'string' && !isNew ? [{ day }] : [];
    }
    case 'after-day': {
      const entered = dayAnswer(answers, due.since);
      const start = entered ?? (due.since === 'board' && firstBoardMeeting(incorporated, figures));
      if (!start) return [];
      const next = (from: string) =>
        due.after.reduce((day, id) => addFigure(day, id, figures, start, false), from);
      let day = next(start);
      const days = [day];
      // If the visitor has not entered the start day, a repeated duty has only one due date.
      while (due.repeated && entered && first <= day && day <= last) {
        day = next(day);
        days.push(day);
      }
      return days.map((day) => ({ day }));
    }
    case 'month':
      return years.flatMap((year) =>
        monthsOf(due).map((month) => {
          const period = periodOf(year, due.quarter === 'whole' ? month - 2 : month, month);
          return { day: dayAfterMonth(due, period, figures), period };
        }),
      );
    case 'dates':
      return years.flatMap((year) =>
        due.dates.flatMap(({ on, plus, from, to, running, wholePeriod, part }) => {
          const period = periodOf(year, from, to);
          if (wholePeriod && period.start <= incorporated) return [];
          const text = figureValueOn(figures, on, running ? period.start : period.end);
          const after = running ? addDays(period.start, -1) : period.end;
          const day = text === undefined ? undefined : nextDayOfYear(after, String(text));
          return { day: day && plus ? addFigure(day, plus, figures, day) : day, period, part };
        }),
      );
    case 'year-end': {
      const yearEnd = yearEndOf(answers);
      return years
        .map((year) => periodOf(year, (yearEnd % 12) + 1, yearEnd))
        .filter(({ end }) => end >= (firstYearEnd(answers) ?? ''))
        .map((period) => ({ day: afterYearEnd(due, period.end, figures, answers), period }));
    }
  }
}

/** Returns the last day for a new company's first board meeting; the second meeting is counted from this day. */
const firstBoardMeeting = (incorporated: string, figures: ToolFigures) =>
  incorporated && addFigure(incorporated, 'first-board-meeting', figures, incorporated, false);

type DueEachMonth = Extract<DueRule['due'], { kind: 'month' }>;

/** Returns the months (1 to 12) in which the periods of a monthly or quarterly duty end. */
function monthsOf({ quarter }: DueEachMonth): number[] {
  const months = range(1, 12);
  if (quarter === undefined) return months;
  return months.filter((month) => (month % 3 === 0) === (quarter === 'whole'));
}

/** Returns the due date after the end of a month or quarter; undefined if the rule's figure has no value. */
function dayAfterMonth(
  { day = '', after, march }: DueEachMonth,
  { end }: Period,
  figures: ToolFigures,
): string | undefined {
  const isMarch = march !== undefined && end.slice(5, 7) === '03';
  const figure = figureValueOn(figures, after ?? (isMarch ? march : day), end);
  if (figure === undefined) return undefined;
  if (after) return addDays(end, Number(figure));
  return isMarch ? nextDayOfYear(end, String(figure)) : dayOfNextMonth(end, String(figure));
}

function afterYearEnd(
  { after, meeting }: Extract<DueRule['due'], { kind: 'year-end' }>,
  end: string,
  figures: ToolFigures,
  answers: Answers,
): string {
  const [first = '', ...rest] = after;
  const start = meeting ? meetingFor(end, answers, figures) : addFigure(end, first, figures, end);
  return rest.reduce((day, id) => addFigure(day, id, figures, end), start);
}

/** Returns the day of the general meeting for the year that ends on `end`: as entered, or the last permitted day. */
function meetingFor(end: string, answers: Answers, figures: ToolFigures): string {
  const meeting = dayAnswer(answers, 'meeting');
  const last = lastDayForMeeting(end, answers, figures);
  if (meeting === undefined) return last;
  if (isMeetingOf(end, meeting)) return meeting;
  // At most 15 months may pass between two annual general meetings (Companies Act, 2013, section 96(1)).
  const isYearBefore = addMonths(end, -12) < meeting && meeting <= end;
  const latest = addMonths(meeting, 15);
  return isYearBefore && latest < last ? latest : last;
}

/** Checks whether a meeting, late or not, is for the year that ends on `end` (Companies Act, 2013, section 92(4)). */
const isMeetingOf = (end: string, meeting: string) =>
  end < meeting && meeting <= addMonths(end, 12);

/** Checks whether a due date is counted from the general meeting that the visitor entered. Such a date is certain. */
export function isCountedFromMeeting({ rule, period }: DueDate, answers: Answers): boolean {
  const meeting = dayAnswer(answers, 'meeting');
  const counts = rule.due.kind === 'year-end' && rule.due.meeting;
  return Boolean(counts && meeting && period && isMeetingOf(period.end, meeting));
}

/**
 * Returns the end of the first financial year. If the year-end is 31 March, the first year of a business formed in
 * January, February or March ends in the next calendar year (Companies Act, 2013, section 2(41)).
 */
export function firstYearEnd(answers: Answers): string | undefined {
  const incorporated = dayAnswer(answers, 'incorporated');
  if (incorporated === undefined) return undefined;
  const yearEnd = yearEndOf(answers);
  const ends = [0, 1, 2].map((more) => clampedIsoDay(yearOf(incorporated) + more, yearEnd, 31));
  const [first, next] = ends.filter((end) => end >= incorporated);
  return yearEnd === USUAL_YEAR_END && incorporated.slice(5) < '04' ? next : first;
}

export function lastDayForMeeting(end: string, answers: Answers, figures: ToolFigures): string {
  const isFirst = end === firstYearEnd(answers);
  return addFigure(end, isFirst ? 'agm-first-months' : 'agm-months', figures, end);
}

export function yearEndBefore(day: string, answers: Answers): string {
  const thisYear = clampedIsoDay(yearOf(day), yearEndOf(answers), 31);
  return thisYear < day ? thisYear : clampedIsoDay(yearOf(day) - 1, yearEndOf(answers), 31);
}

/**
 * Adds the days or months of a statutory figure to a day. `on`: the day whose value of the figure is used. If `isPeriodEnd`
 * is true, adding months to the last day of a month gives the last day of a month.
 */
function addFigure(day: string, id: string, figures: ToolFigures, on: string, isPeriodEnd = true) {
  const count = figureLookup(figures, on)(id);
  if (figures[id]?.unit !== 'months') return addDays(day, count);
  return isPeriodEnd ? endOfMonthSpan(day, count) : addMonths(day, count);
}

/** Returns the period from the month `from` to the month `to` of `year`; a later `from` is in the year before. */
function periodOf(year: number, from: number, to: number): Period {
  return {
    start: clampedIsoDay(from > to ? year - 1 : year, from, 1),
    end: clampedIsoDay(year, to, 31),
  };
}

/** Returns the due dates of all rules in a span of days: by day and, on the same day, in the order of the rules. */
export const allDueDates = (
  rules: readonly DueRule[],
  figures: ToolFigures,
  days: DaySpan,
  today: string,
  answers?: Answers,
) => rules.flatMap((rule) => dueDatesOfRule(rule, figures, days, today, answers)).sort(byDay);

/** Groups due dates by month, in order: `[['November 2026', […]], …]`. */
export const dueDatesByMonth = (dues: readonly DueDate[]) => [
  ...groupByKey(dues, ({ day }) => formatMonth(day)),
];
