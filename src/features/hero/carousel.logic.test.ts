import { describe, expect, test } from 'vitest';
import { SLIDE_INTERVAL_MS, VIDEO_FALLBACK_MS } from '#site/limits.ts';
import {
  advance,
  isFilmMoving,
  isRunning,
  isTimed,
  openCarousel,
  slideTimeMs,
  swipeMove,
  type CarouselAction,
  type CarouselState,
} from './carousel.logic.ts';

const BEGIN: CarouselAction = { type: 'begin', narrow: false, still: false };
const BEGIN_STILL: CarouselAction = { type: 'begin', narrow: false, still: true };
const PLAYING: CarouselAction = { type: 'film-playing' };
const ENDED: CarouselAction = { type: 'film-ended' };
const FAILED: CarouselAction = { type: 'film-failed' };
const TIME_UP: CarouselAction = { type: 'time-up' };
const NEXT: CarouselAction = { type: 'next' };
const PREVIOUS: CarouselAction = { type: 'previous' };
const PAUSE: CarouselAction = { type: 'pause' };
const PLAY: CarouselAction = { type: 'play' };
const show = (index: number): CarouselAction => ({ type: 'show', index });
const hold = (held: boolean): CarouselAction => ({ type: 'hold', held });
const WIDTH: CarouselAction = { type: 'width', narrow: true };

/** The film and three pictures. */
const after = (...actions: CarouselAction[]) => actions.reduce(advance, openCarousel(4));
const brief = ({ index, motion, film }: CarouselState) => `${index} ${motion} ${film}`;

test.each<[string, CarouselAction[], string]>([
  ['printed: the still, nothing moves', [], '0 stopped still'],
  ['the film shows once it plays', [BEGIN, PLAYING], '0 auto frame'],
  ['its end leads to the first picture', [BEGIN, PLAYING, ENDED], '1 auto ended'],
  ['so does its time', [BEGIN, PLAYING, TIME_UP], '1 auto frame'],
  [
    'the film follows the last picture',
    [BEGIN, PLAYING, TIME_UP, TIME_UP, TIME_UP, TIME_UP],
    '0 auto still',
  ],
  ['what the film says late changes nothing', [BEGIN, TIME_UP, ENDED, PLAYING], '1 auto still'],
  ['a failure leaves the still, its time moves on', [BEGIN, FAILED, TIME_UP], '1 auto still'],
  ['next stops, time no longer counts', [BEGIN, PLAYING, NEXT, TIME_UP], '1 stopped frame'],
  ['previous wraps to the last', [BEGIN, PREVIOUS], '3 stopped still'],
  ['next wraps to the film, which plays once', [BEGIN, show(3), NEXT], '0 once still'],
  ['chosen, it ends without a successor', [BEGIN, show(0), PLAYING, ENDED], '0 stopped ended'],
  ['play goes on from there', [BEGIN, NEXT, PLAY, TIME_UP], '2 auto still'],
  ['play after the last frame starts over', [BEGIN, show(0), PLAYING, ENDED, PLAY], '0 auto still'],
  [
    'pause keeps the frame, and nothing follows',
    [BEGIN, PLAYING, PAUSE, TIME_UP],
    '0 stopped frame',
  ],
  ['reduced motion: the film chosen shows its still', [BEGIN_STILL, show(0)], '0 stopped still'],
  ['reduced motion: play is a wish of its own', [BEGIN_STILL, PLAY, PLAYING], '0 auto frame'],
  ['crossing the breakpoint starts the film over', [BEGIN, TIME_UP, WIDTH], '0 auto still'],
  ['crossing respects a pause', [BEGIN, TIME_UP, PAUSE, WIDTH], '0 stopped still'],
])('%s', (_, actions, expected) => {
  expect(brief(after(...actions))).toBe(expected);
});

describe('time', () => {
  test.each<[string, CarouselAction[], { timed: boolean; filmMoves: boolean; running: boolean }]>([
    ['film', [BEGIN], { timed: true, filmMoves: true, running: true }],
    ['paused', [BEGIN, PAUSE], { timed: false, filmMoves: false, running: false }],
    ['chosen film', [BEGIN, show(0)], { timed: false, filmMoves: true, running: true }],
    [
      'held on a picture',
      [BEGIN, TIME_UP, hold(true)],
      { timed: false, filmMoves: false, running: true },
    ],
  ])('%s', (_, actions, expected) => {
    const state = after(...actions);
    expect({
      timed: isTimed(state),
      filmMoves: isFilmMoving(state),
      running: isRunning(state),
    }).toEqual(expected);
  });

  test('a film that ends while held moves on when let go', () => {
    const held = after(BEGIN, PLAYING, hold(true), ENDED);
    expect(brief(held)).toBe('0 auto ended');
    expect(brief(advance(held, hold(false)))).toBe('1 auto ended');
  });

  test('the film has 35 s, a picture 4 s', () => {
    expect(slideTimeMs(after(BEGIN))).toBe(VIDEO_FALLBACK_MS);
    expect(slideTimeMs(after(BEGIN, TIME_UP))).toBe(SLIDE_INTERVAL_MS);
  });

  test.each<[string, CarouselAction, boolean]>([
    ['the next slide', NEXT, true],
    ['the same slide chosen again', show(0), true],
    ['the other width', WIDTH, true],
    ['a pause', PAUSE, false],
  ])('%s and a new turn', (_, action, begins) => {
    const state = after(BEGIN, PLAYING);
    expect(advance(state, action).turn > state.turn).toBe(begins);
  });
});

test.each([
  [60, 0, 'previous'],
  [-60, 10, 'next'],
  [-47, 0, undefined],
  [60, 40, undefined],
  [0, 0, undefined],
])('a finger %i px to the right and %i px down means %s', (right, down, move) => {
  expect(swipeMove(right, down)).toBe(move);
});
