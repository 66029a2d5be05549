/** How much of a section must be in view before it is revealed. */
import { REVEAL_THRESHOLD } from '#site/limits.ts';

/** Share of the window that a very tall section has to fill: a tenth of it may never fit in view. */
const WINDOW_SHARE = 0.5;

/** Threshold, 0 to 1, for a section of that height in a window of that height, both in px. */
export function revealThreshold(sectionHeight: number, windowHeight: number): number {
  if (sectionHeight <= 0) return 0;
  return Math.min(REVEAL_THRESHOLD, (WINDOW_SHARE * windowHeight) / sectionHeight);
}
