/** The days on which something falls due next, for the home page. */
import type { Due } from './due-year.logic.ts';

export interface DueDay {
  readonly day: string;
  readonly titles: readonly string[];
}

/** The first days of a list that is sorted by day, each with all that falls due on it. */
export function firstDueDays(dues: readonly Due[], count: number): DueDay[] {
  const days = [...new Set(dues.map(({ day }) => day))].slice(0, count);
  return days.map((day) => ({
    day,
    titles: dues.filter((due) => due.day === day).map(({ rule }) => rule.title),
  }));
}
