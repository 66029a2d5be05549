/** A year of due dates for one business. */
import { addDays, addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { YEAR_MONTHS, type DueLaw } from '#site/compliance-year.ts';
import { formatMonth } from '#lib/format.ts';
import { dueDates, type DueDate, type DueOptions, type DueRule } from './due-dates.logic.ts';
import { figureOn, type ToolFigures } from '#features/tool-engine/figures.logic.ts';
import { allHold, type Answers, type Held } from '#features/tool-engine/questions.logic.ts';
import { businessOf, optionsOf, yearNotes } from './due-profile.logic.ts';

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
  options: DueOptions,
): Due<Rule>[] {
  return rules
    .flatMap((rule) => dueDates(rule, figures, days, options).map((date) => ({ ...date, rule })))
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
    return allDues(own, figures, days, optionsOf(answers));
  };
  return {
    days,
    dues: duesIf(true),
    unsure: [...new Set(duesIf('unsure').map(({ rule }) => rule))],
    notes: yearNotes(answers, figures, figure),
  };
}

export interface DueMonth<Rule extends DueRule = DueRule> {
  /** `2026-11` */
  readonly id: string;
  /** `November 2026` */
  readonly name: string;
  readonly dues: readonly Due<Rule>[];
}

/** All months of the span in order, those without a date as well. */
export function dueMonths<Rule extends DueRule>(
  dues: readonly Due<Rule>[],
  [first, last]: readonly [string, string],
): DueMonth<Rule>[] {
  const months: DueMonth<Rule>[] = [];
  for (let day = `${first.slice(0, 7)}-01`; day <= last; day = addMonths(day, 1)) {
    const id = day.slice(0, 7);
    months.push({ id, name: formatMonth(day), dues: dues.filter((due) => due.day.startsWith(id)) });
  }
  return months;
}

export function countByLaw(dues: readonly Due[]): ReadonlyMap<DueLaw, number> {
  const counts = new Map<DueLaw, number>();
  for (const { rule } of dues) counts.set(rule.law, (counts.get(rule.law) ?? 0) + 1);
  return counts;
}

export interface DueDay {
  readonly day: string;
  readonly titles: readonly string[];
}

/** The first days of a list that is sorted by day, each with all that falls due on it: for the home page. */
export function firstDueDays(dues: readonly Due[], count: number): DueDay[] {
  const days = [...new Set(dues.map(({ day }) => day))].slice(0, count);
  return days.map((day) => ({
    day,
    titles: dues.filter((due) => due.day === day).map(({ rule }) => rule.title),
  }));
}
