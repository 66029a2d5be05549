import { placeAt, type Place } from '#logic/service-selection.ts';

declare global {
  interface Window {
    /** What the present address of a family's page opens; the explorer asks the same question later. */
    placeInAddress?: () => Place;
  }
}

/**
 * Runs in the head of a service family's page, before anything is painted: hides all views but the
 * one that the address opens as each is parsed; a borrowed value leaves for its own page with nothing
 * shown. Printed as text, so it uses nothing from outside itself.
 */
function hideOtherViews(place: typeof placeAt): void {
  const openings = JSON.parse(document.currentScript?.dataset['openings'] ?? '');
  const placeInAddress = () => place(openings, location.search);
  window.placeInAddress = placeInAddress;
  const found = placeInAddress();
  if (found.kind === 'elsewhere') {
    document.documentElement.hidden = true;
    location.replace(found.href);
    return;
  }
  const observer = new MutationObserver(() => {
    for (const view of document.querySelectorAll<HTMLElement>('[data-view]'))
      view.hidden = view.dataset['view'] !== found.view;
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}

/**
 * Text of the inline script; its element carries `data-openings`, and the page gives its hash to the
 * content security policy.
 */
export const FIRST_VIEW_SCRIPT = `(${hideOtherViews})(${placeAt})`;
