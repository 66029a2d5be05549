import { howSoon } from '#lib/format.ts?for=page';

/** Adds a text such as `in 16 days` to the due days of a page, and marks today. */
export function showDueDays(today: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-due-day]')) {
    const { dueDay = '' } = part.dataset;
    part.toggleAttribute('data-today', dueDay === today);
    part.querySelector('[data-soon]')?.append(howSoon(dueDay, today));
    // Removes the links of past days in the kolam, because the list to which they lead hides past days.
    if (dueDay < today) part.removeAttribute('href');
  }
}
