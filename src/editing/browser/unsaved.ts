/** Asks before the page is left or reloaded while something typed is not saved; the CMS keeps no copy of it. */
let typed = false;

/** Called once. The CMS asks by itself when another entry is opened. */
export function guardUnsaved(): void {
  addEventListener('input', () => (typed = true), { capture: true });
  addEventListener('hashchange', () => (typed = false));
  addEventListener('beforeunload', (event) => {
    if (typed) event.preventDefault();
  });
}

export function isSaved(): void {
  typed = false;
}
