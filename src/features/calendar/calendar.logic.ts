/** Dated lists by month. */
import { formatMonth } from '#lib/format.ts';

export interface MonthGroup<T> {
  /** `November 2026` */
  readonly month: string;
  readonly items: T[];
}

/** Dated items under their months, in the order they come. */
export function monthGroups<T extends { readonly date: string }>(
  items: readonly T[],
): MonthGroup<T>[] {
  const groups = Map.groupBy(items, ({ date }) => formatMonth(date));
  return [...groups].map(([month, grouped]) => ({ month, items: grouped }));
}

/** `webcal:` address of a calendar: opens the visitor's calendar program and subscribes. */
export function webcalHref(path: string, origin: URL): string {
  return new URL(path, origin).href.replace(/^https?:/, 'webcal:');
}
