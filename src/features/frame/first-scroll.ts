/** The first scroll loads what makes sections rise (features/frame/scroll-reveal.ts). */
import { loadLater } from '#ui/load-later.ts';
import revealUrl from './scroll-reveal.ts?chunk-url';

export function awaitFirstScroll(): void {
  const load = async () =>
    (await loadLater<typeof import('./scroll-reveal.ts')>(revealUrl))?.hideBelowTheFold();
  window.addEventListener('scroll', load, { once: true, passive: true });
}
