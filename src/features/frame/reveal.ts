const BOTTOM_MARGIN_PX = 50;
const THRESHOLD_PERCENT = 10;
/** Milliseconds without a scroll event after which a scroll counts as finished. */
const SCROLL_REST_MS = 150;

/**
 * Makes sections rise and fade in once, as the visitor scrolls to them. A section is hidden only during a scroll and
 * only below the visible area, so prints, jumps to an anchor, searches in the page and screenshots show everything.
 */
export function revealOnScroll(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Sections inside an island are left out, because React controls them.
  const sections = document.querySelectorAll<HTMLElement>(
    'main section:not(section section, astro-island section)',
  );
  let resting: number | undefined;
  const update = (atRest: boolean) => {
    for (const section of sections) {
      const { reveal } = section.dataset;
      if (reveal === 'shown') continue;
      const { top, height } = section.getBoundingClientRect();
      const entered = window.innerHeight - BOTTOM_MARGIN_PX - top;
      // A very tall section appears once it fills half the window, because 10% of it may be more than the window.
      const enough = Math.min((THRESHOLD_PERCENT / 100) * height, window.innerHeight / 2);
      if (top >= window.innerHeight) section.dataset['reveal'] = atRest ? '' : 'waiting';
      else if (reveal && (atRest || entered >= enough)) section.dataset['reveal'] = 'shown';
    }
  };
  const follow = () => {
    clearTimeout(resting);
    resting = window.setTimeout(() => update(true), SCROLL_REST_MS);
    update(false);
  };
  window.addEventListener('scroll', follow, { passive: true });
}
