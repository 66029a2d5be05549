import { placeAt } from '#logic/service-selection.ts';

/**
 * Runs as the first child of the explorer, before its views are parsed: hides all but the one that
 * the address opens as each arrives, so that none is painted first; a borrowed value leaves for its
 * own page with nothing shown. Printed as text, so it uses nothing from outside itself.
 */
function hideOtherViews(place: typeof placeAt): void {
  const explorer = document.currentScript?.parentElement;
  if (!explorer) return;
  const found = place(JSON.parse(explorer.dataset['openings'] ?? ''), location.search);
  if (found.kind === 'elsewhere') {
    document.documentElement.hidden = true;
    location.replace(found.href);
    return;
  }
  const observer = new MutationObserver(() => {
    for (const child of explorer.querySelectorAll<HTMLElement>(':scope > [data-view]'))
      child.hidden = child.dataset['view'] !== found.view;
  });
  observer.observe(explorer, { childList: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}

/** Text of the inline script; the page gives its hash to the content security policy. */
export const FIRST_VIEW_SCRIPT = `(${hideOtherViews})(${placeAt})`;
