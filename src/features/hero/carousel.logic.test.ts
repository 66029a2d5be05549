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
const width = (narrow: boolean): CarouselAction => ({ type: 'window', narrow, still: false });
const still = (on: boolean): CarouselAction => ({ type: 'window', narrow: false, still: on });

/** The film and three pictures. */
const after = (...actions: CarouselAction[]) => actions.reduce(advance, openCarousel(4));
const brief = ({ index, motion, film }: CarouselState) => `${index} ${motion} ${film}`;

test.each<[string, CarouselAction[], string]>([
  ['the printed page: the still, nothing moves', [], '0 stopped still'],
  ['begins with the film', [BEGIN], '0 auto still'],
  ['the film shows once it plays', [BEGIN, PLAYING], '0 auto frame'],
  ['its end leads to the first picture', [BEGIN, PLAYING, ENDED], '1 auto ended'],
  ['so does its time', [BEGIN, PLAYING, TIME_UP], '1 auto frame'],
  ['pictures follow each other', [BEGIN, TIME_UP, TIME_UP, TIME_UP], '3 auto still'],
  [
    'the film follows the last',
    [BEGIN, PLAYING, TIME_UP, TIME_UP, TIME_UP, TIME_UP],
    '0 auto still',
  ],
  ['an end that comes late changes nothing', [BEGIN, TIME_UP, ENDED], '1 auto still'],
  ['nor does a start', [BEGIN, TIME_UP, PLAYING], '1 auto still'],
  ['a failure leaves the still', [BEGIN, PLAYING, FAILED], '0 auto still'],
  ['after a failure its time moves on', [BEGIN, FAILED, TIME_UP], '1 auto still'],
  [
    'and the film is tried again',
    [BEGIN, FAILED, TIME_UP, TIME_UP, TIME_UP, TIME_UP],
    '0 auto still',
  ],
  ['a failure that comes late changes nothing', [BEGIN, TIME_UP, FAILED], '1 auto still'],
])('by itself: %s', (_, actions, expected) => {
  expect(brief(after(...actions))).toBe(expected);
});

test.each<[string, CarouselAction[], string]>([
  ['next stops', [BEGIN, PLAYING, NEXT], '1 stopped frame'],
  ['previous wraps to the last', [BEGIN, PREVIOUS], '3 stopped still'],
  ['next wraps to the film, which plays once', [BEGIN, show(3), NEXT], '0 once still'],
  ['a dot jumps', [BEGIN, show(2)], '2 stopped still'],
  ['the film chosen again starts over', [BEGIN, PLAYING, show(0)], '0 once still'],
  ['chosen, it ends without a successor', [BEGIN, show(0), PLAYING, ENDED], '0 stopped ended'],
  ['chosen, it fails without a successor', [BEGIN, show(0), FAILED], '0 stopped still'],
  ['time no longer counts', [BEGIN, NEXT, TIME_UP], '1 stopped still'],
  ['nor on the chosen film', [BEGIN, show(0), TIME_UP], '0 once still'],
  ['play goes on from there', [BEGIN, NEXT, PLAY, TIME_UP], '2 auto still'],
  ['play after the last frame starts over', [BEGIN, show(0), PLAYING, ENDED, PLAY], '0 auto still'],
  ['play on a picture stays there', [BEGIN, show(0), PLAYING, ENDED, NEXT, PLAY], '1 auto ended'],
])('by hand: %s', (_, actions, expected) => {
  expect(brief(after(...actions))).toBe(expected);
});

test.each<[string, CarouselAction[], string]>([
  ['pause keeps the frame', [BEGIN, PLAYING, PAUSE], '0 stopped frame'],
  ['pause before the film shows keeps the still', [BEGIN, PAUSE], '0 stopped still'],
  ['nothing follows', [BEGIN, PAUSE, TIME_UP, ENDED], '0 stopped still'],
  ['play goes on', [BEGIN, PLAYING, PAUSE, PLAY, PLAYING], '0 auto frame'],
])('pause: %s', (_, actions, expected) => {
  expect(brief(after(...actions))).toBe(expected);
});

test.each<[string, CarouselAction[], string]>([
  ['nothing moves by itself', [BEGIN_STILL], '0 stopped still'],
  ['the film chosen shows its still', [BEGIN_STILL, NEXT, PREVIOUS], '0 stopped still'],
  ['play is a wish of its own', [BEGIN_STILL, PLAY, PLAYING], '0 auto frame'],
  [
    'asked for later, it stops and shows the still',
    [BEGIN, PLAYING, still(true)],
    '0 stopped still',
  ],
  ['taken back, nothing starts by itself', [BEGIN_STILL, still(false)], '0 stopped still'],
])('reduced motion: %s', (_, actions, expected) => {
  expect(brief(after(...actions))).toBe(expected);
});

test.each<[string, CarouselAction[], string]>([
  ['leads back to the film', [BEGIN, TIME_UP, TIME_UP, width(true)], '0 auto still'],
  ['starts the film over', [BEGIN, PLAYING, width(true)], '0 auto still'],
  ['respects a pause', [BEGIN, TIME_UP, PAUSE, width(true)], '0 stopped still'],
  ['the same side again changes nothing', [BEGIN, TIME_UP, width(false)], '1 auto still'],
])('crossing the breakpoint: %s', (_, actions, expected) => {
  expect(brief(after(...actions))).toBe(expected);
});

describe('time', () => {
  test.each<[string, CarouselAction[], { timed: boolean; filmMoves: boolean; running: boolean }]>([
    ['before it begins', [], { timed: false, filmMoves: false, running: false }],
    ['film', [BEGIN], { timed: true, filmMoves: true, running: true }],
    ['picture', [BEGIN, TIME_UP], { timed: true, filmMoves: false, running: true }],
    ['paused', [BEGIN, PAUSE], { timed: false, filmMoves: false, running: false }],
    ['chosen film', [BEGIN, show(0)], { timed: false, filmMoves: true, running: true }],
    ['held on the film', [BEGIN, hold(true)], { timed: false, filmMoves: true, running: true }],
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
    ['the other width', width(true), true],
    ['a pause', PAUSE, false],
  ])('%s and a new turn', (_, action, begins) => {
    const state = after(BEGIN, PLAYING);
    expect(advance(state, action).turn > state.turn).toBe(begins);
  });
});

test.each([
  [60, 0, 'previous'],
  [-60, 10, 'next'],
  [-48, -24, 'next'],
  [-47, 0, undefined],
  [60, 40, undefined],
  [0, -200, undefined],
  [0, 0, undefined],
])('a finger %i px to the right and %i px down means %s', (right, down, move) => {
  expect(swipeMove(right, down)).toBe(move);
});
