/**
 * Category and jurisdiction filter of the compliance calendar over the printed rows. A script without
 * a framework: it hides and shows what is there, and keeps the choice in the address.
 */
import { fits, readChoices, shownDatesLine, writeChoices } from './choice-filter.logic.ts';
import { dayInIndia } from '#lib/india-time.ts';
import { writeQuery } from '#ui/page-address.ts';

export function startCalendarFilter(): void {
  const filter = document.querySelector<HTMLElement>('[data-filter]');
  if (!filter) return;
  const groups = [...filter.querySelectorAll<HTMLElement>('[data-choice]')].map((group) => ({
    name: group.dataset['choice'] ?? '',
    buttons: [...group.querySelectorAll('button')],
  }));
  const offered = Object.fromEntries(
    groups.map(({ name, buttons }) => [name, buttons.map(({ value }) => value)]),
  );
  // What has passed since the build is no date to come.
  const today = dayInIndia(new Date());
  for (const row of document.querySelectorAll<HTMLElement>('[data-day]'))
    if ((row.dataset['day'] ?? '') < today) row.remove();
  const rows = [...document.querySelectorAll<HTMLElement>('[data-due]')];
  // Months, and the lists that hold them: nothing is left of one without a row.
  const parts = [...document.querySelectorAll<HTMLElement>('[data-due-part]')];
  const line = document.querySelector('[data-shown-line]');
  const none = document.querySelector<HTMLElement>('[data-none]');
  let choices = readChoices(window.location.search, offered);

  const show = () => {
    for (const row of rows) row.hidden = !fits(row.dataset, choices);
    for (const part of parts) part.hidden = !part.querySelector('[data-due]:not([hidden])');
    for (const { name, buttons } of groups)
      for (const button of buttons) button.ariaPressed = String(button.value === choices[name]);
    const count = rows.filter(({ hidden }) => !hidden).length;
    if (line) line.textContent = shownDatesLine(count, rows.length);
    if (none) none.hidden = count > 0;
  };

  const change = (next: typeof choices) => {
    const query = writeChoices(window.location.search, next);
    choices = next;
    show();
    if (query !== window.location.search) writeQuery(query, 'pushState');
  };

  for (const { name, buttons } of groups)
    for (const button of buttons)
      button.addEventListener('click', () => change({ ...choices, [name]: button.value }));
  none?.querySelector('button')?.addEventListener('click', () => {
    change(readChoices('', offered));
    groups[0]?.buttons[0]?.focus();
  });
  window.addEventListener('popstate', () => {
    choices = readChoices(window.location.search, offered);
    show();
  });

  show();
  filter.classList.remove('invisible');
}
