import { howSoon } from '#lib/format.ts?for=page';

/** Replaces the days in NextDue.astro that have passed with later days, and adds to each day how soon it is. */
export function showNextDue(today: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-next-due] > li')];
  const count = rows.filter(({ hidden }) => !hidden).length;
  const next = rows.filter(({ dataset }) => (dataset['day'] ?? '') >= today).slice(0, count);
  // If the site has not been built for weeks, all days have passed, and the section is hidden.
  rows[0]?.closest('section')?.toggleAttribute('hidden', !next[0]);
  for (const row of rows) {
    row.hidden = !next.includes(row);
    row.querySelector('[data-soon]')?.append(howSoon(row.dataset['day'] ?? '', today));
  }
}
