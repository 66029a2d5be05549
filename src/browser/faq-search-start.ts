/** Start of the search of /faqs: the box stands ready, and what searches is loaded at its first use. */
import searchUrl from './faq-search.ts?chunk-url';

export function awaitFaqSearch(): void {
  const field = document.querySelector<HTMLElement>('[data-search]');
  const input = field?.querySelector('input');
  if (!field || !input) return;
  const load = () => {
    import(/* @vite-ignore */ searchUrl).catch((error: unknown) => {
      console.error(error);
      const line = document.querySelector<HTMLElement>('[data-faq-count]');
      // Printed in the page, which spares this script the search's words.
      if (line) line.textContent = line.dataset['failed'] ?? '';
    });
  };
  // Each time, so that a failure is tried again; what has come runs once.
  input.addEventListener('focus', load);
  field.classList.remove('invisible');
  // On the way back the browser may have put the last search into the box again.
  if (input.value !== '') load();
}
