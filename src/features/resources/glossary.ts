/** Search box of the glossary over the printed entries; it hides and shows what is there. */
import { withParams } from '#lib/query.ts';
import { writeQuery } from '#ui/page-address.ts';
import { matching, shownTermsLine } from './glossary.logic.ts';

export function startGlossary(): void {
  const search = document.querySelector<HTMLElement>('[data-search]');
  const input = search?.querySelector('input');
  if (!search || !input) return;
  const entries = [...document.querySelectorAll<HTMLElement>('[data-term]')];
  const texts = entries.map(({ textContent }) => textContent.replace(/\s+/g, ' '));
  const parts = [...document.querySelectorAll<HTMLElement>('[data-terms]')];
  const line = document.querySelector('[data-shown-line]');
  const none = document.querySelector<HTMLElement>('[data-none]');

  const show = () => {
    const shown = matching(texts, input.value);
    entries.forEach((entry, place) => {
      entry.hidden = shown[place] !== true;
    });
    for (const part of parts) part.hidden = !part.querySelector('[data-term]:not([hidden])');
    const count = shown.filter(Boolean).length;
    if (line) line.textContent = shownTermsLine(count, entries.length);
    if (none) none.hidden = count > 0;
  };
  const change = () => {
    show();
    writeQuery(
      withParams(window.location.search, { [input.name]: input.value.trim() }),
      'replaceState',
    );
  };
  const readAddress = () => {
    input.value = new URLSearchParams(window.location.search).get(input.name) ?? '';
    show();
  };

  input.addEventListener('input', change);
  none?.querySelector('button')?.addEventListener('click', () => {
    input.value = '';
    change();
    input.focus();
  });
  // A link to a term that the search has hidden shows it again.
  window.addEventListener('hashchange', () => {
    const named = document.getElementById(window.location.hash.slice(1));
    if (!named?.hidden) return;
    input.value = '';
    change();
    named.scrollIntoView();
  });
  window.addEventListener('popstate', readAddress);
  // What was typed before this script ran stays.
  if (input.value === '') readAddress();
  else change();
  search.classList.remove('invisible');
}
