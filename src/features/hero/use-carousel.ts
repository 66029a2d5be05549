import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { VIDEO_START_DELAY_MS } from '#site/limits.ts';
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
    const stops = [
      watchMedia(narrow, (matches) => dispatch({ type: 'width', narrow: matches })),
      watchMedia(still, (matches) => dispatch({ type: 'still', still: matches })),
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

type Stop = () => void;

/** Calls back whenever a media query begins or ceases to match. */
function watchMedia(query: MediaQueryList, onChange: (matches: boolean) => void): Stop {
  const tell = () => onChange(query.matches);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Calls back with the way, in CSS pixels, of each finger that was put on the element and lifted. */
function watchFinger(element: HTMLElement, onLift: (right: number, down: number) => void): Stop {
  let from: { x: number; y: number } | undefined;
  const down = ({ touches: [first, second] }: TouchEvent) => {
    // Two fingers zoom. Copied, since Safari goes on moving the same touch.
    from = first && !second ? { x: first.clientX, y: first.clientY } : undefined;
  };
  const up = ({ changedTouches: [to] }: TouchEvent) => {
    if (from && to) onLift(to.clientX - from.x, to.clientY - from.y);
    from = undefined;
  };
  element.addEventListener('touchstart', down, { passive: true });
  element.addEventListener('touchend', up, { passive: true });
  return () => {
    element.removeEventListener('touchstart', down);
    element.removeEventListener('touchend', up);
  };
}

/**
 * Plays from the film's present position, after the specified short delay. `onFailure` hears why it does
 * not (no file, no codec, refused by the browser). Returns what pauses it again.
 */
export function playFilm(
  video: HTMLVideoElement,
  onFailure: (reason: unknown) => void,
): () => void {
  let wanted = true;
  const timer = setTimeout(() => {
    video.play().catch((reason: unknown) => {
      // A pause in between ends the promise too; that is no failure.
      if (wanted) onFailure(reason);
    });
  }, VIDEO_START_DELAY_MS);
  return () => {
    wanted = false;
    clearTimeout(timer);
    video.pause();
  };
}

/** Back to the first frame; files that could not be loaded are tried again. */
export function rewindFilm(video: HTMLVideoElement): void {
  if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load();
  else video.currentTime = 0;
}
