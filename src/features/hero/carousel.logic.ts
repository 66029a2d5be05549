/** States of the hero's carousel. The film is slide 0; the pictures follow. */

const SLIDE_INTERVAL_MS = 4_000;
/** If the film has not ended after this time, the pictures follow anyway. */
const VIDEO_FALLBACK_MS = 35_000;

export const FILM_INDEX = 0;

export interface CarouselState {
  readonly count: number;
  readonly index: number;
  /** Pictures up to this index are loaded: those shown so far, and the next picture. */
  readonly loaded: number;
  /** `auto`: slides follow each other. `once`: the visitor has chosen the film, and no slide follows the film. */
  readonly motion: 'auto' | 'once' | 'stopped';
  /** Whether `NARROW_MEDIA_QUERY` matches; undefined until the browser has checked the query. */
  readonly narrow: boolean | undefined;
  readonly reducedMotion: boolean;
}

export type CarouselAction =
  | { readonly type: 'begin'; readonly narrow: boolean; readonly reducedMotion: boolean }
  | { readonly type: 'width'; readonly narrow: boolean }
  | { readonly type: 'time-up' | 'film-ended' | 'film-failed' }
  | { readonly type: 'pause' | 'play' }
  | { readonly type: 'show'; readonly index: number };

/** Returns the state before hydration: a picture instead of the film, and nothing moves. `count` is at least 1. */
export function openCarousel(count: number): CarouselState {
  return {
    count,
    index: FILM_INDEX,
    loaded: FILM_INDEX + 1,
    motion: 'stopped',
    narrow: undefined,
    reducedMotion: false,
  };
}

/** Returns the state after an action (the reducer of the carousel). */
export function advanceCarousel(state: CarouselState, action: CarouselAction): CarouselState {
  switch (action.type) {
    case 'begin': {
      const { narrow, reducedMotion } = action;
      return { ...state, narrow, reducedMotion, motion: reducedMotion ? 'stopped' : 'auto' };
    }
    case 'width':
      return { ...state, index: FILM_INDEX, narrow: action.narrow };
    case 'time-up':
      return turnTo(state, state.index + 1);
    case 'film-ended':
      return state.motion === 'auto'
        ? turnTo(state, FILM_INDEX + 1)
        : { ...state, motion: 'stopped' };
    case 'film-failed':
      // The slide of the film stays for the time reserved for the film; then the pictures follow.
      return state.motion === 'auto' ? state : { ...state, motion: 'stopped' };
    case 'show': {
      // The slides no longer change automatically. If the visitor chose the film, the film plays once.
      const shown = turnTo(state, action.index);
      const plays = shown.index === FILM_INDEX && !state.reducedMotion;
      return { ...shown, motion: plays ? 'once' : 'stopped' };
    }
    case 'pause':
      return { ...state, motion: 'stopped' };
    case 'play':
      return { ...state, motion: 'auto' };
  }
}

/** Returns how long the slide stays, in milliseconds; undefined if it stays until the visitor acts. */
export function slideTimeMs({ index, motion }: CarouselState): number | undefined {
  if (motion !== 'auto') return undefined;
  return index === FILM_INDEX ? VIDEO_FALLBACK_MS : SLIDE_INTERVAL_MS;
}

/** Shows a slide; an index before the first or after the last slide wraps around. */
function turnTo(state: CarouselState, index: number): CarouselState {
  const shown = (index + state.count) % state.count;
  return { ...state, index: shown, loaded: Math.max(state.loaded, shown + 1) };
}
