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

/** Returns the state after `actions`, for a carousel with the film and three pictures. */
const after = (...actions: CarouselAction[]) => actions.reduce(advanceCarousel, openCarousel(4));

test.each<[string, CarouselAction[], string]>([
  ['shows the film without motion before hydration', [], '0 stopped'],
  ['shows the first picture after the film', [BEGIN, ENDED], '1 auto'],
  ['shows the first picture when the time of the film is up', [BEGIN, TIME_UP], '1 auto'],
  [
    'shows the film again after the last picture',
    [BEGIN, TIME_UP, TIME_UP, TIME_UP, TIME_UP],
    '0 auto',
  ],
  [
    'shows the first picture after the time of a film that failed',
    [BEGIN, FAILED, TIME_UP],
    '1 auto',
  ],
  ['stops when the visitor chooses the next slide', [BEGIN, show(1)], '1 stopped'],
  ['shows the last slide before the first', [BEGIN, show(-1)], '3 stopped'],
  [
    'plays the film once when it is chosen after the last slide',
    [BEGIN, show(3), show(4)],
    '0 once',
  ],
  ['stops at the end of a film that the visitor has chosen', [BEGIN, show(0), ENDED], '0 stopped'],
  ['stops if a film that the visitor has chosen fails', [BEGIN, show(0), FAILED], '0 stopped'],
  ['continues from the chosen slide after play', [BEGIN, show(1), PLAY, TIME_UP], '2 auto'],
  ['does not play a chosen film with reduced motion', [BEGIN_REDUCED, show(0)], '0 stopped'],
  ['plays with reduced motion when the visitor presses play', [BEGIN_REDUCED, PLAY], '0 auto'],
  ['shows the film when the width of the layout changes', [BEGIN, TIME_UP, WIDTH], '0 auto'],
  [
    'remains stopped when the width of the layout changes',
    [BEGIN, TIME_UP, PAUSE, WIDTH],
    '0 stopped',
  ],
])('%s', (_, actions, expected) => {
  const { index, motion } = after(...actions);
  expect(`${index} ${motion}`).toBe(expected);
});
