import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DueDayRings } from './HeroSlides.tsx';

test('draws a ring for each due day, and prints the number of each day that is not past', () => {
  const dot = { wide: [10, 20], phone: [30, 40] };
  const dues = [
    { day: 7, isPast: true, ...dot },
    { day: 29, isPast: false, ...dot },
  ];
  const drawings = renderToStaticMarkup(createElement(DueDayRings, { dues }));
  // One drawing is for a wide window, the other for a phone.
  expect(drawings.match(/<ellipse/g)).toHaveLength(4);
  expect(drawings.match(/\d+(?=<\/text>)/g)).toEqual(['29', '29']);
});
