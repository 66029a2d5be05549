/** Scrolls a focused popular search into view, which Chromium does not do if 32 px of it are in view already. */
export function showFocusedSearch(): void {
  document.querySelector('.popular')?.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
