import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { watchFinger, watchMedia, watchTab } from './watch.ts';
import {
  NARROW,
  advance,
  isTimed,
  openCarousel,
  slideTimeMs,
  swipeMove,
} from './carousel.logic.ts';

/** The carousel's state, with the window, the clock and the visitor's finger reporting to it. */
export function useCarousel(count: number, field: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(advance, count, openCarousel);

  useEffect(() => {
    const narrow = window.matchMedia(NARROW);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    dispatch({ type: 'begin', narrow: narrow.matches, still: still.matches });
    dispatch({ type: 'tab', hidden: document.hidden });
    const stops = [
      watchMedia(narrow, (matches) => dispatch({ type: 'width', narrow: matches })),
      watchMedia(still, (matches) => dispatch({ type: 'still', still: matches })),
      watchTab((hidden) => dispatch({ type: 'tab', hidden })),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);

  useEffect(() => {
    const hero = field.current?.closest<HTMLElement>('[data-hero]');
    if (!hero) return undefined;
    return watchFinger(hero, (right, down) => {
      const type = swipeMove(right, down);
      if (type) dispatch({ type });
    });
  }, [field]);

  useTurnTimer(state.turn, isTimed(state), slideTimeMs(state), () => dispatch({ type: 'time-up' }));
  return { state, dispatch };
}

/** Calls back once `ms` of running time have passed in a turn; a pause keeps what is left. */
function useTurnTimer(turn: number, runs: boolean, ms: number, onEnd: () => void) {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    left.current = ms;
  }, [turn, ms]);
  useEffect(() => {
    if (!runs) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [turn, runs, ms]);
}
