/** Scrolls a focused link into view, because Chromium does not scroll if 32 px of the link are already in view. */
export function showFocusedSearch(): void {
  document.querySelector('.popular')?.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
