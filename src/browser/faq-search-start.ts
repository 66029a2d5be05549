/**
 * Start of the search of /faqs: the box stands ready, and what searches is loaded at its first use, or
 * soon after the page, so that it goes on when the connection is lost.
 */
import { FAQ_SEARCH_AFTER_MS } from '#config/limits.ts';
import searchUrl from './faq-search.ts?chunk-url';

export function awaitFaqSearch(): void {
  const field = document.querySelector<HTMLElement>('[data-search]');
  const input = field?.querySelector('input');
  if (!field || !input) return;
  const load = () => {
    import(/* @vite-ignore */ searchUrl).catch((error: unknown) => {
      console.error(error);
      if (input.value === '' && document.activeElement !== input) return; // nobody has asked for it
      const line = document.querySelector<HTMLElement>('[data-faq-count]');
      // Printed in the page, which spares this script the search's words.
      if (line) line.textContent = line.dataset['failed'] ?? '';
    });
  };
  window.addEventListener('load', () => setTimeout(load, FAQ_SEARCH_AFTER_MS));
  // Each time, so that a failure is tried again; what has come runs once.
  input.addEventListener('focus', load);
  field.classList.remove('invisible');
  // On the way back the browser may have put the last search into the box again.
  if (input.value !== '') load();
}
