/** Due dates from content/tools/compliance-rules.json and the register. Uses no clock: days are arguments. */
import type { ComplianceRule } from '#collections/compliance-rules.ts';
import { formatDate, formatMonth } from '#lib/format.ts';
import { addDays, addMonths, isoDay } from '#features/tool-engine/calendar-days.logic.ts';
import { USUAL_YEAR_END, YEAR_MONTHS } from '#site/compliance-year.ts';
import {
  figureIn,
  figureOn,
  type FigureOf,
  type ToolFigures,
} from '#features/tool-engine/figures.logic.ts';
import { allHold, type Answers, type Held } from '#features/tool-engine/questions.logic.ts';
import { closedWords, dayOfMonth, dayOfYear } from './due-texts.logic.ts';

export type DueRule = ComplianceRule & { readonly id: string };

/** The period that a duty is for; a `once` has none. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

interface DueDate {
  readonly day: string;
  readonly period?: Period | undefined;
  readonly part?: string | undefined;
}
export interface Due<Rule extends DueRule = DueRule> extends DueDate {
  readonly rule: Rule;
  /** What to do if it falls on a closed day. */
  readonly closed?: string | undefined;
}

/** Every due date of a rule from the first day to the last, both included, soonest first. */
export function dueDates<Rule extends DueRule>(
  rule: Rule,
  figures: ToolFigures,
  [first, last]: readonly [string, string],
  answers: Answers = {},
): Due<Rule>[] {
  const formed = dayOf(answers, 'incorporated') ?? '';
  return candidates(rule, figures, [first, last], answers)
    .filter(({ day, period }) => first <= day && day <= last && (!period || period.end >= formed))
    .map((date) => ({ ...date, rule, closed: closedWords(date.day, rule, figures) }))
    .sort((one, other) => one.day.localeCompare(other.day));
}

const dayOf = (answers: Answers, name: string): string | undefined => {
  const value = answers[name];
  return typeof value === 'string' ? value : undefined;
};
const yearEndOf = (answers: Answers) => Number(answers['year-end'] ?? USUAL_YEAR_END);

function candidates(
  { due }: DueRule,
  figures: ToolFigures,
  [first, last]: readonly [string, string],
  answers: Answers,
): DueDate[] {
  // A duty falls due at most two years after its period begins.
  const years = range(yearOf(first) - 2, yearOf(last) + 1);
  switch (due.kind) {
    case 'once': {
      const day = figures[due.on]?.values.at(-1)?.value;
      const formed = dayOf(answers, 'incorporated') ?? '';
      const isNew = due.existedOn !== undefined && formed > due.existedOn;
      return typeof day === 'string' && !isNew ? [{ day }] : [];
    }
    case 'after-day': {
      const start = dayOf(answers, due.since);
      if (start === undefined) return [];
      return [
        { day: due.after.reduce((from, id) => later(from, id, figures, start, false), start) },
      ];
    }
    case 'month': {
      const { day, quarter, march } = due;
      const months = range(1, 12).filter(
        (month) => !quarter || (month % 3 === 0) === (quarter === 'whole'),
      );
      // It falls due in the month after its period; for March, the due day may be a separate date of that year.
      return range(yearOf(first) - 1, yearOf(last)).flatMap((year) =>
        months.flatMap((month) => {
          const period = span(year, quarter === 'whole' ? month - 2 : month, month);
          return march && month === 3
            ? yearly(period, march, figures)
            : nextMonth(period, day, figures);
        }),
      );
    }
    case 'dates':
      return years.flatMap((year) =>
        due.dates.flatMap(({ on, plus, from, to, running, part }) =>
          yearly(span(year, from, to), on, figures, running).map((found) => ({
            ...found,
            day: plus === undefined ? found.day : later(found.day, plus, figures, found.day),
            part,
          })),
        ),
      );
    case 'year-end':
      return years
        .map((year) => span(year, (yearEndOf(answers) % 12) + 1, yearEndOf(answers)))
        .filter(({ end }) => end >= (firstYearEnd(answers) ?? ''))
        .map((period) => ({ day: afterYearEnd(due, period.end, figures, answers), period }));
  }
}

/** Due on a day, such as "20th", of the month after a period. */
function nextMonth(period: Period, id: string, figures: ToolFigures): DueDate[] {
  const words = wordsOn(figures, id, period.end);
  if (words === undefined) return [];
  const [year = 0, month = 0] = period.end.split('-').map(Number);
  return [{ day: isoDay(year, month + 1, dayOfMonth(words)), period }];
}

/** Due on the first "31 October" after a period, or after the start of a period that is still running. */
function yearly(period: Period, id: string, figures: ToolFigures, running = false): DueDate[] {
  const words = wordsOn(figures, id, running ? period.start : period.end);
  if (words === undefined) return [];
  const after = running ? addDays(period.start, -1) : period.end;
  const [month, wanted] = dayOfYear(words);
  const days = [0, 1].map((more) => isoDay(yearOf(after) + more, month, wanted));
  const day = days.find((one) => one > after) ?? after;
  return [{ day, period }];
}

function afterYearEnd(
  { after, meeting }: Extract<DueRule['due'], { kind: 'year-end' }>,
  end: string,
  figures: ToolFigures,
  answers: Answers,
): string {
  const [first = '', ...rest] = after;
  const isFirst = meeting && end === firstYearEnd(answers);
  const known = meeting ? dayOf(answers, 'meeting') : undefined;
  const usual = later(end, isFirst ? 'agm-first-months' : first, figures, end);
  // At most 15 months after the meeting before (Companies Act, 2013, section 96(1)).
  const latest = known !== undefined && known <= end ? addMonths(known, 15) : usual;
  const last = latest < usual ? latest : usual;
  // A meeting that is held late still counts as that year's meeting (Companies Act, 2013, section 92(4)).
  const held = known !== undefined && end < known && known <= addMonths(end, 12) ? known : last;
  return rest.reduce((day, id) => later(day, id, figures, end), held);
}

/**
 * End of a new business's first year. A company formed from January on closes it a year later (Companies Act,
 * 2013, section 2(41)).
 */
function firstYearEnd(answers: Answers): string | undefined {
  const [incorporated, yearEnd] = [dayOf(answers, 'incorporated'), yearEndOf(answers)];
  if (incorporated === undefined) return undefined;
  const year = yearOf(incorporated);
  const ends = [0, 1, 2].map((more) => isoDay(year + more, yearEnd, 31));
  const [first, next] = ends.filter((end) => end >= incorporated);
  return yearEnd === USUAL_YEAR_END && incorporated.slice(5) < '04' ? next : first;
}

function lastMeetingDay(meeting: string, answers: Answers, figures: ToolFigures): string {
  const ends = [-1, 0].map((more) => isoDay(yearOf(meeting) + more, yearEndOf(answers), 31));
  const end = ends.findLast((one) => one < meeting) ?? meeting;
  const first = end === firstYearEnd(answers);
  return later(end, first ? 'agm-first-months' : 'agm-months', figures, end);
}

/** The day after a number of months or days; months after the end of a period also end with a month. */
function later(
  day: string,
  id: string,
  figures: ToolFigures,
  on: string,
  isPeriodEnd = true,
): string {
  const count = figureOn(figures, on)(id);
  if (figures[id]?.unit !== 'months') return addDays(day, count);
  const lastOfMonth = isPeriodEnd && addDays(day, 1).endsWith('-01');
  return lastOfMonth ? addDays(addMonths(addDays(day, 1), count), -1) : addMonths(day, count);
}

/** A period of whole months that ends in `year`; if `from` is after `to`, it begins the year before. */
function span(year: number, from: number, to: number): Period {
  return {
    start: isoDay(from > to ? year - 1 : year, from, 1),
    end: isoDay(year, to, 31),
  };
}

function wordsOn(figures: ToolFigures, id: string, day: string): string | undefined {
  const value = figureIn(figures, id, day);
  return value === undefined ? undefined : String(value);
}

const yearOf = (day: string) => Number(day.slice(0, 4));
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** The first and last day of the year that begins `today`. */
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
    .flatMap((rule) => dueDates(rule, figures, days, answers))
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The due dates of one business for a year, by the limits of `today`, and the rules that depend on an open answer. */
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
    notes: yearNotes(answers, figures, today),
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
export const COUNTED = ['audited'];

/**
 * The answers plus `audited`: `yes` with a tax audit or an audit under the LLP law, both of which give the return
 * the later due date.
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

function yearNotes(answers: Answers, figures: ToolFigures, today: string): string[] {
  const meeting = dayOf(answers, 'meeting');
  const last = meeting && lastMeetingDay(meeting, answers, figures);
  const formed = dayOf(answers, 'incorporated') ?? '';
  const isLate = formed.slice(5) > '09-30' || formed.slice(5) < '04';
  const close = yearOf(formed) + (formed.slice(5) < '04' ? 0 : 1);
  return [
    ...(meeting && last && last < meeting
      ? [
          `The general meeting on ${formatDate(meeting)} is after ${formatDate(last)}, the last permitted day; the Registrar may extend it by three months at most (Companies Act, 2013, section 96(1)). What follows the meeting is counted from the meeting.`,
        ]
      : []),
    // Shown until the forms of that year are due.
    ...(answers['form'] === 'llp' && formed && isLate && today <= `${close}-10-31`
      ? [
          `An LLP formed after 30 September may close its first accounts on 31 March ${close + 1} instead of 31 March ${close} (LLP Act, 2008, section 2). Forms 8 and 11 then follow a year later.`,
        ]
      : []),
  ];
}

/** Due dates grouped by month, in order. */
export const dueMonths = <Rule extends DueRule>(dues: readonly Due<Rule>[]) => [
  ...Map.groupBy(dues, ({ day }) => formatMonth(day)),
];
