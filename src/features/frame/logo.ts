const RELOAD_DELAY_MS = 500;

/** Scrolls to the top and then reloads the page if a visitor clicks the logo on the home page. */
export function clickLogo(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const logo = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-logo]');
  if (!logo || logo.pathname !== window.location.pathname) return;
  event.preventDefault();
  window.scrollTo({ top: 0 }); // the stylesheet decides whether this is smooth
  window.setTimeout(() => {
    // The reload restores the scroll position, so a page that is still scrolling up must jump to the top.
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.location.reload();
  }, RELOAD_DELAY_MS);
}
