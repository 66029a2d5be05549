import { howSoon } from '#lib/format.ts?for=page';

/** Hides past days in NextDue.astro, shows later days instead, and adds a text such as `in 16 days` to each day. */
export function showNextDue(today: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-next-due] > li')];
  const count = rows.filter(({ hidden }) => !hidden).length;
  const next = rows.filter(({ dataset }) => (dataset['day'] ?? '') >= today).slice(0, count);
  // If the site has not been built for weeks, all days may have passed: the section is then hidden.
  rows[0]?.closest('section')?.toggleAttribute('hidden', !next[0]);
  for (const row of rows) {
    row.hidden = !next.includes(row);
    row.querySelector('[data-soon]')?.append(howSoon(row.dataset['day'] ?? '', today));
  }
}
