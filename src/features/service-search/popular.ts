/**
 * Scrolls a popular search that gets the focus into view. Chromium does not do this if 32 px of it are in view already.
 */
export function showFocusedSearch(): void {
  document.querySelector('.popular')?.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
