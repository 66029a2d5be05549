/**
 * Start of the search of /faqs: the box stands ready, and what searches is loaded at its first use, or
 * soon after the page, so that it goes on when the connection is lost.
 */
import searchUrl from './faq-search.ts?chunk-url';

/** Here and not among the limits, which would be a file of its own to load. */
const AFTER_LOAD_MS = 1_000;

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
  window.addEventListener('load', () => setTimeout(load, AFTER_LOAD_MS));
  // Each time, so that a failure is tried again; what has come runs once.
  input.addEventListener('focus', load);
  field.classList.remove('invisible');
  // On the way back the browser may have put the last search into the box again.
  if (input.value !== '') load();
}
