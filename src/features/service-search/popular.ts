/** Scrolls the whole focused link into view. Chromium would not scroll if 32 px of the link are in view. */
export function showFocusedSearch(): void {
  document.querySelector('.popular')?.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
