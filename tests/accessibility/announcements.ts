/** Records what live regions tell a screen reader (WCAG 4.1.3). */
import type { Page } from 'playwright/test';

export interface Announcement {
  readonly text: string;
  /** The region was in the page before its text changed; otherwise many readers stay silent. */
  readonly regionWasThere: boolean;
}

/** For the pages opened from now on. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE =
      ':is([role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]):not([aria-live=off])';
    const announcements: Announcement[] = [];
    Object.assign(window, { announcements });
    const there = new WeakSet<Element>();
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
    new MutationObserver((records) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const region = regionOf(target);
        if (region) changed.add(region);
        for (const node of addedNodes)
          if (node instanceof Element) {
            if (node.matches(LIVE)) changed.add(node);
            for (const inner of node.querySelectorAll(LIVE)) changed.add(inner);
          }
      }
      for (const region of changed) {
        const text = (region.textContent ?? '').trim();
        // What is printed with the page is read with the page.
        if (document.readyState !== 'loading' && text !== '' && region.checkVisibility())
          announcements.push({ text, regionWasThere: there.has(region) });
      }
      for (const region of document.querySelectorAll(LIVE)) there.add(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What was told since the last call. */
export function takeAnnouncements(page: Page): Promise<Announcement[]> {
  return page.evaluate(() =>
    (window as unknown as { announcements: Announcement[] }).announcements.splice(0),
  );
}
