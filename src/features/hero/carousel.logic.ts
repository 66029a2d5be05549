/**
 * The hero carousel's states. The film is slide 0, the pictures follow. Time, the film and the
 * window report here as actions; nothing here waits.
 */
import { MOBILE_BREAKPOINT_PX, SLIDE_INTERVAL_MS, VIDEO_FALLBACK_MS } from '#site/limits.ts';

/** Where the upright film is shown, as a media query. */
export const NARROW = `not all and (min-width: ${MOBILE_BREAKPOINT_PX}px)`;

/** Position of the film. */
export const FILM = 0;

export interface CarouselState {
  /** Number of slides, the film included. */
  readonly count: number;
  readonly index: number;
  /** Grows whenever a slide begins anew: its time, and the film, then start from the beginning. */
  readonly turn: number;
  /** `auto`: slides follow each other. `once`: the film plays as chosen, nothing follows. */
  readonly motion: 'auto' | 'once' | 'stopped';
  /** What the visitor sees of the film: its still, a frame of it, or the last one. */
  readonly film: 'still' | 'frame' | 'ended';
  /** `NARROW` holds; unknown until the page has been measured. */
  readonly narrow: boolean | undefined;
  /** The visitor asked for reduced motion. */
  readonly still: boolean;
  /** Pointer or focus is on a link that the next slide would change. */
  readonly held: boolean;
}

export type CarouselAction =
  | { readonly type: 'begin'; readonly narrow: boolean; readonly still: boolean }
  | { readonly type: 'width'; readonly narrow: boolean }
  | { readonly type: 'hold'; readonly held: boolean }
  | { readonly type: 'time-up' | 'film-playing' | 'film-ended' | 'film-failed' }
  | { readonly type: 'previous' | 'next' | 'pause' | 'play' }
  | { readonly type: 'show'; readonly index: number };

/** The page as it is printed: the film's still, and nothing moves. `count`: at least 1. */
export function openCarousel(count: number): CarouselState {
  return {
    count,
    index: FILM,
    turn: 0,
    motion: 'stopped',
    film: 'still',
    narrow: undefined,
    still: false,
    held: false,
  };
}

export function advance(state: CarouselState, action: CarouselAction): CarouselState {
  switch (action.type) {
    case 'begin': {
      const { narrow, still } = action;
      return { ...state, narrow, still, motion: still ? 'stopped' : 'auto' };
    }
    case 'width':
      // Crossing the boundary resets to the start of the video.
      return { ...turnTo(state, FILM), narrow: action.narrow };
    case 'hold':
      return moveOnIfEnded({ ...state, held: action.held });
    case 'time-up':
      return isTimed(state) ? turnTo(state, state.index + 1) : state;
    case 'film-playing':
      return isFilmMoving(state) ? { ...state, film: 'frame' } : state;
    case 'film-ended':
      return isFilmMoving(state) ? moveOnIfEnded({ ...state, film: 'ended' }) : state;
    case 'film-failed':
      // The video no longer counts as playing; its time still runs, so the pictures come.
      return state.index === FILM ? stopIfOnce({ ...state, film: 'still' }) : state;
    case 'previous':
      return choose(state, state.index - 1);
    case 'next':
      return choose(state, state.index + 1);
    case 'show':
      return choose(state, action.index);
    case 'pause':
      return { ...state, motion: 'stopped' };
    case 'play':
      return { ...(hasEnded(state) ? turnTo(state, FILM) : state), motion: 'auto' };
  }
}

/** Something moves, or will by itself: there is something to pause. */
export function isRunning({ motion }: CarouselState): boolean {
  return motion !== 'stopped';
}

/** The film is to play. */
export function isFilmMoving(state: CarouselState): boolean {
  return state.index === FILM && isRunning(state);
}

/** The slide's time runs. */
export function isTimed({ motion, held }: CarouselState): boolean {
  return motion === 'auto' && !held;
}

/** How long the slide stays when nothing else ends it, in milliseconds. */
export function slideTimeMs({ index }: CarouselState): number {
  return index === FILM ? VIDEO_FALLBACK_MS : SLIDE_INTERVAL_MS;
}

/** Shortest way of a finger that counts as a swipe. */
const SWIPE_MIN_PX = 48;

/** What a finger's way means, in CSS pixels to the right and down; `undefined` for a tap or a scroll. */
export function swipeMove(right: number, down: number): 'previous' | 'next' | undefined {
  if (Math.abs(right) < SWIPE_MIN_PX || Math.abs(right) < 2 * Math.abs(down)) return undefined;
  return right > 0 ? 'previous' : 'next';
}

/** Begins a slide anew; positions beyond either end wrap around. */
function turnTo(state: CarouselState, position: number): CarouselState {
  const index = ((position % state.count) + state.count) % state.count;
  const begun = { ...state, index, turn: state.turn + 1 };
  return index === FILM ? { ...begun, film: 'still' } : begun;
}

/** The visitor moved: slides no longer follow each other; the film, when chosen, plays once. */
function choose(state: CarouselState, position: number): CarouselState {
  const moved = turnTo(state, position);
  return { ...moved, motion: moved.index === FILM && !state.still ? 'once' : 'stopped' };
}

function hasEnded({ index, film }: CarouselState): boolean {
  return index === FILM && film === 'ended';
}

function moveOnIfEnded(state: CarouselState): CarouselState {
  if (!hasEnded(state) || state.held) return state;
  return state.motion === 'auto' ? turnTo(state, FILM + 1) : stopIfOnce(state);
}

function stopIfOnce(state: CarouselState): CarouselState {
  return state.motion === 'once' ? { ...state, motion: 'stopped' } : state;
}
