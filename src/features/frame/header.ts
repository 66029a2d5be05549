/** The phone menu: `dropdown.ts` opens and closes it, this keeps it in step with page and window. */
import { MOBILE_BREAKPOINT_PX } from '#site/limits.ts';

export function startHeader(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  if (!menu) return;
  // A link may lead to this very page or to a file; the menu must not stay over either.
  menu.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    menu.open = false;
    menu.querySelector('summary')?.focus({ preventScroll: true });
  });
  window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).addEventListener('change', () => {
    menu.open = false;
  });
}
