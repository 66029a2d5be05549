/** Days and times of day in India. */
import { INDIA_AHEAD_MINUTES, INDIA_OFFSET } from '#site/limits.ts';

/** A day and its `15:00-16:30` → start and end as instants, `2026-12-03T15:00:00+05:30`. */
export function instants(date: string, time: string): { start: string; end: string } {
  const [start = '', end = ''] = time.split('-');
  const at = (clock: string) => `${date}T${clock}:00${INDIA_OFFSET}`;
  return { start: at(start), end: at(end) };
}

/** The calendar day in India at a moment, as `YYYY-MM-DD`. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + INDIA_AHEAD_MINUTES * 60_000).toISOString().slice(0, 10);
}
