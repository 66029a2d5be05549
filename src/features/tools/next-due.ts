/** The days that are still to come on the visitor's day, which may be later than that of the build, and how soon. */
import { INDIA_AHEAD_MINUTES } from '#site/limits.ts';

for (const list of document.querySelectorAll<HTMLElement>('[data-next-due]')) {
  // Due dates are days in India. Not by lib/format.ts, which would be a request beside the fonts, nor by
  // a date's own formatting, which takes a slow phone 60 ms.
  const today = new Date(Date.now() + INDIA_AHEAD_MINUTES * 60_000).toISOString().slice(0, 10);
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  const next = rows
    .filter(({ dataset }) => (dataset['day'] ?? '') >= today)
    .slice(0, Number(list.dataset['nextDue']));
  for (const row of rows) {
    row.hidden = !next.includes(row);
    const days = (Date.parse(row.dataset['day'] ?? '') - Date.parse(today)) / 86_400_000;
    const soon = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
    row.querySelector('[data-soon]')?.append(`, ${soon}`);
  }
}
