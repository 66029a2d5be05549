/** Small windows of the share menu. */
import { SHARE_WINDOW_HEIGHT_PX, SHARE_WINDOW_WIDTH_PX } from '#site/limits.ts';
import { windowFeatures } from './share-links.logic.ts';

/** Opens the address in a window of its own; false when the browser blocked it. */
export function openShareWindow(href: string): boolean {
  const features = windowFeatures(SHARE_WINDOW_WIDTH_PX, SHARE_WINDOW_HEIGHT_PX, window);
  // With `noopener` the answer would be null whether it opened or not, so the tie is cut here.
  const opened = window.open(href, '_blank', features);
  if (opened === null) return false;
  opened.opener = null;
  return true;
}
