/** On the home page, to which it leads, the logo scrolls to the top and then reloads. */
import { LOGO_RELOAD_DELAY_MS } from '#site/limits.ts';

export function startLogoClick(): void {
  let reloading = false;
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Modified clicks open a tab or a window, as on any link.
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const logo = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-logo]');
    if (!logo || logo.pathname !== window.location.pathname) return;
    event.preventDefault();
    if (reloading) return;
    reloading = true;
    // As smoothly as the stylesheet says, which asks what the visitor prefers.
    toTop('auto');
    window.setTimeout(() => {
      // A reload keeps the scroll position, and a long page may still be on its way up.
      toTop('instant');
      window.location.reload();
    }, LOGO_RELOAD_DELAY_MS);
  });
}

function toTop(behavior: ScrollBehavior): void {
  window.scrollTo({ top: 0, behavior });
}
