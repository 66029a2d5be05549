import { FRAME_SHOWN_MS } from '#site/limits.ts';
import { HYDRATE_WITHIN_MS } from '#site/page-shown.ts';

/**
 * Calls once when the page has been loaded and shown, or after HYDRATE_WITHIN_MS where a file hangs or no
 * frame is drawn, as in a tab behind another.
 */
export function whenShown(begin: () => void): void {
  let begun = false;
  const once = () => {
    if (begun) return;
    begun = true;
    begin();
  };
  const afterFrame = () => requestAnimationFrame(() => setTimeout(once, FRAME_SHOWN_MS));
  if (document.readyState === 'complete') once();
  else window.addEventListener('load', afterFrame);
  setTimeout(once, HYDRATE_WITHIN_MS - performance.now());
}
