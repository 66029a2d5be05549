/** Groups and counts of dated lists. */
import { formatMonth } from './format.ts';

export interface MonthGroup<T> {
  /** `November 2026` */
  readonly month: string;
  readonly items: T[];
}

/** Dated items under their months, in the order they come. */
export function monthGroups<T extends { readonly date: string }>(
  items: readonly T[],
): MonthGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const month = formatMonth(item.date);
    groups.set(month, [...(groups.get(month) ?? []), item]);
  }
  return [...groups].map(([month, grouped]) => ({ month, items: grouped }));
}

/** How many items fall under each key, in order of first appearance. */
export function countBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, number][] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts];
}
