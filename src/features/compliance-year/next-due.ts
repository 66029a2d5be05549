import { howSoon } from '#lib/format.ts?for=page';

/** Hides the days of NextDue.astro that have passed, shows later days instead, and adds how soon each day is. */
export function showNextDue(today: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-next-due] > li')];
  const count = rows.filter(({ hidden }) => !hidden).length;
  const next = rows.filter(({ dataset }) => (dataset['day'] ?? '') >= today).slice(0, count);
  // Hides the section if all days have passed, because the site has not been built for weeks.
  rows[0]?.closest('section')?.toggleAttribute('hidden', !next[0]);
  for (const row of rows) {
    row.hidden = !next.includes(row);
    row.querySelector('[data-soon]')?.append(howSoon(row.dataset['day'] ?? '', today));
  }
}
