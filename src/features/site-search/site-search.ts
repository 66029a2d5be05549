/** Opens the search after a click on its link or after Ctrl-K or Cmd-K, and loads the search at its first use. */
import boxUrl from './search-box.ts?chunk-url';

export function startSearchDialog(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-site-search]');
  const root = document.querySelector<HTMLElement>('[data-search]');
  const input = root?.querySelector('input');
  if (!link || !root || !input) return;
  const dialog = root.closest('dialog');
  let started: Promise<void> | undefined;

  const start = () => {
    started ??= import(/* @vite-ignore */ boxUrl)
      .then((box: typeof import('./search-box.ts')) => box.startSearchBox(root))
      .catch(() => {
        started = undefined;
        root.querySelector('[data-failed]')?.removeAttribute('hidden');
      });
  };
  const open = () => {
    if (dialog?.open === false) dialog.showModal();
    input.select();
    start();
  };

  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', (event) => {
    // A click with a modifier key opens the search page in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // When the dialog closes, the focus must return to this link. Some browsers do not focus a link on a click.
    link.focus();
    open();
  });
  document.addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    // If the key types a Latin letter, the letter (`key`) must be K, because layouts have K in different positions. If
    // the key types another character, such as a Kannada letter, the position (`code`) must be that of K.
    const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
    // On a Mac the shortcut is Cmd-K, because Ctrl-K deletes to the end of the line.
    const modifier = /^(Mac|iP)/.test(navigator.platform) ? metaKey : ctrlKey;
    const opens = isK && modifier && !altKey && !shiftKey;
    if (!opens && !(key === ' ' && event.target === link)) return;
    event.preventDefault();
    open();
  });
  for (const use of ['focus', 'input']) input.addEventListener(use, start);
  if (dialog) return;
  // Fills the box with the query in the address before the search loads, so that the styles reserve space for results.
  input.value ||= new URLSearchParams(window.location.search).get(input.name) ?? '';
  document.documentElement.dataset['searchStarted'] = '';
  if (input.value !== '' || document.activeElement === input) start();
}
