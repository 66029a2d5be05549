import { useEffect, useReducer, type RefObject } from 'react';
import {
  NARROW,
  advance,
  isTimed,
  openCarousel,
  slideTimeMs,
  swipeMove,
} from './carousel.logic.ts';

/** The carousel's state, with the window, the clock and the visitor's finger reporting to it. */
export function useCarousel(count: number, part: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(advance, count, openCarousel);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const narrow = window.matchMedia(NARROW);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    dispatch({ type: 'begin', narrow: narrow.matches, still: still.matches });
    narrow.addEventListener(
      'change',
      ({ matches }) => dispatch({ type: 'width', narrow: matches }),
      {
        signal,
      },
    );

    // A swipe may begin on the words, which are printed around the island.
    const hero = part.current?.closest<HTMLElement>('[data-hero]');
    let from: { x: number; y: number } | undefined;
    hero?.addEventListener(
      'touchstart',
      ({ touches: [first, second] }) => {
        // Two fingers zoom. Copied, since Safari goes on moving the same touch.
        from = first && !second ? { x: first.clientX, y: first.clientY } : undefined;
      },
      { passive: true, signal },
    );
    hero?.addEventListener(
      'touchend',
      ({ changedTouches: [to] }) => {
        const type = from && to && swipeMove(to.clientX - from.x, to.clientY - from.y);
        if (type) dispatch({ type });
        from = undefined;
      },
      { passive: true, signal },
    );
    return () => listening.abort();
  }, [part]);

  const timed = isTimed(state);
  const ms = slideTimeMs(state);
  useEffect(() => {
    if (!timed) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'time-up' }), ms);
    return () => clearTimeout(timer);
  }, [state.turn, timed, ms]);
  return { state, dispatch };
}
