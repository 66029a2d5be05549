/** Times of day in India. There is no daylight saving, so the offset is fixed. */
const INDIA_OFFSET = '+05:30';

/** A day and its `15:00-16:30` → start and end as instants, `2026-12-03T15:00:00+05:30`. */
export function instants(date: string, time: string): { start: string; end: string } {
  const [start = '', end = ''] = time.split('-');
  const at = (clock: string) => `${date}T${clock}:00${INDIA_OFFSET}`;
  return { start: at(start), end: at(end) };
}
