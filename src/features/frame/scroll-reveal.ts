/**
 * Sections rise and fade in, once, as they come into view. The page loads whole: what is
 * below the fold begins to wait only when the visitor scrolls for the first time, so that nothing
 * is ever missing from a print, a picture of the page or a page that nobody scrolls. That first
 * scroll also loads this file (features/frame/first-scroll.ts).
 */
import { REVEAL_BOTTOM_MARGIN_PX } from '#site/limits.ts';
import { revealThreshold } from './reveal.logic.ts';

/** Outermost sections of the page; an island's inside belongs to React. */
const SECTIONS = 'main section:not(section section, astro-island section)';

export function hideBelowTheFold(): void {
  if (!('IntersectionObserver' in window)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const below = [...document.querySelectorAll<HTMLElement>(SECTIONS)]
    .map((section) => ({ section, box: section.getBoundingClientRect() }))
    .filter(({ box }) => box.top >= window.innerHeight);
  for (const { section, box } of below) {
    section.dataset['reveal'] = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry && entry.intersectionRatio >= (observer.thresholds[0] ?? 0)) reveal(section);
        if (section.dataset['reveal'] === 'shown') observer.disconnect();
      },
      {
        threshold: revealThreshold(box.height, window.innerHeight),
        rootMargin: `0px 0px -${REVEAL_BOTTOM_MARGIN_PX}px`,
      },
    );
    observer.observe(section);
    section.addEventListener('focusin', () => reveal(section), { once: true });
  }
}

function reveal(section: HTMLElement): void {
  section.dataset['reveal'] = 'shown';
}
