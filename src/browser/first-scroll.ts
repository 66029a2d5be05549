/** The first scroll loads what makes sections rise (browser/scroll-reveal.ts). */
import { loadLater } from './load-later.ts';
import revealUrl from './scroll-reveal.ts?chunk-url';

export function awaitFirstScroll(): void {
  const load = async () =>
    (await loadLater<typeof import('./scroll-reveal.ts')>(revealUrl))?.hideBelowTheFold();
  window.addEventListener('scroll', load, { once: true, passive: true });
}
