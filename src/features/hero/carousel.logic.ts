/** The hero carousel's states. The film is slide 0, the pictures follow. */

const SLIDE_INTERVAL_MS = 4_000;
/** The pictures follow after this long, even if the film has not ended. */
const VIDEO_FALLBACK_MS = 35_000;

export const FILM_INDEX = 0;

export interface CarouselState {
  readonly count: number;
  readonly index: number;
  /** Pictures up to this slide are loaded: those shown before, and the next. */
  readonly loaded: number;
  /** `auto`: slides follow each other. `once`: the film plays because it was chosen, and nothing follows. */
  readonly motion: 'auto' | 'once' | 'stopped';
  /** Whether `NARROW_MEDIA_QUERY` matches; undefined until the page has been measured. */
  readonly narrow: boolean | undefined;
  readonly reducedMotion: boolean;
}

export type CarouselAction =
  | { readonly type: 'begin'; readonly narrow: boolean; readonly reducedMotion: boolean }
  | { readonly type: 'width'; readonly narrow: boolean }
  | { readonly type: 'time-up' | 'film-ended' | 'film-failed' }
  | { readonly type: 'pause' | 'play' }
  /** `index`: beyond either end, it wraps around. */
  | { readonly type: 'show'; readonly index: number };

/** The state before hydration: the film's poster, and nothing moves. `count`: at least 1. */
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

/** The state after an action: the reducer of the carousel. */
export function advanceCarousel(state: CarouselState, action: CarouselAction): CarouselState {
  switch (action.type) {
    case 'begin': {
      const { narrow, reducedMotion } = action;
      return { ...state, narrow, reducedMotion, motion: reducedMotion ? 'stopped' : 'auto' };
    }
    case 'width':
      // Crossing the boundary resets to the start of the video.
      return { ...state, index: FILM_INDEX, narrow: action.narrow };
    case 'time-up':
      return turnTo(state, state.index + 1);
    case 'film-ended':
      return state.motion === 'auto'
        ? turnTo(state, FILM_INDEX + 1)
        : { ...state, motion: 'stopped' };
    case 'film-failed':
      // The film does not play, but its time still runs, so the pictures follow.
      return state.motion === 'auto' ? state : { ...state, motion: 'stopped' };
    case 'show': {
      // Slides no longer follow each other, and the film, if chosen, plays once.
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

/** How long the slide stays, in milliseconds, if nothing else ends it; undefined while its time does not run. */
export function slideTimeMs({ index, motion }: CarouselState): number | undefined {
  if (motion !== 'auto') return undefined;
  return index === FILM_INDEX ? VIDEO_FALLBACK_MS : SLIDE_INTERVAL_MS;
}

/** Shows a slide; an index beyond either end wraps around. */
function turnTo(state: CarouselState, index: number): CarouselState {
  const shown = (index + state.count) % state.count;
  return { ...state, index: shown, loaded: Math.max(state.loaded, shown + 1) };
}
