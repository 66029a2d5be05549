import { expect, test } from 'vitest';
import { advanceCarousel, openCarousel, type CarouselAction } from './carousel.logic.ts';

const BEGIN: CarouselAction = { type: 'begin', narrow: false, reducedMotion: false };
const BEGIN_REDUCED: CarouselAction = { type: 'begin', narrow: false, reducedMotion: true };
const ENDED: CarouselAction = { type: 'film-ended' };
const FAILED: CarouselAction = { type: 'film-failed' };
const TIME_UP: CarouselAction = { type: 'time-up' };
const PAUSE: CarouselAction = { type: 'pause' };
const PLAY: CarouselAction = { type: 'play' };
const WIDTH: CarouselAction = { type: 'width', narrow: true };
const show = (index: number): CarouselAction => ({ type: 'show', index });

/** Returns the state after some actions, for the film and three pictures. */
const after = (...actions: CarouselAction[]) => actions.reduce(advanceCarousel, openCarousel(4));

test.each<[string, CarouselAction[], string]>([
  ['in the HTML: nothing moves', [], '0 stopped'],
  ['the end of the film leads to the first picture', [BEGIN, ENDED], '1 auto'],
  ['so does its time', [BEGIN, TIME_UP], '1 auto'],
  ['the film follows the last picture', [BEGIN, TIME_UP, TIME_UP, TIME_UP, TIME_UP], '0 auto'],
  ['a failure leaves the poster, its time moves on', [BEGIN, FAILED, TIME_UP], '1 auto'],
  ['next stops the slides', [BEGIN, show(1)], '1 stopped'],
  ['previous wraps to the last', [BEGIN, show(-1)], '3 stopped'],
  ['next wraps to the film, which plays once', [BEGIN, show(3), show(4)], '0 once'],
  ['chosen, it ends without a successor', [BEGIN, show(0), ENDED], '0 stopped'],
  ['chosen, it may fail too', [BEGIN, show(0), FAILED], '0 stopped'],
  ['play goes on from there', [BEGIN, show(1), PLAY, TIME_UP], '2 auto'],
  ['reduced motion: the film chosen shows its poster', [BEGIN_REDUCED, show(0)], '0 stopped'],
  ['reduced motion: play is a wish of its own', [BEGIN_REDUCED, PLAY], '0 auto'],
  ['crossing the breakpoint leads to the film', [BEGIN, TIME_UP, WIDTH], '0 auto'],
  ['crossing respects a pause', [BEGIN, TIME_UP, PAUSE, WIDTH], '0 stopped'],
])('%s', (_, actions, expected) => {
  const { index, motion } = after(...actions);
  expect(`${index} ${motion}`).toBe(expected);
});
