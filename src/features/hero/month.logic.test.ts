import { expect, test } from 'vitest';
import PICTURES from './month-pictures.json';
import { createHeroMonth } from './month.logic.ts';

const DAYS = ['2026-11-07', '2026-11-30', '2026-11-29', '2026-11-30', '2026-12-07'];
const DUE = DAYS.map((day) => ({ day }));

test.each([
  ['2026-11-01', 'Ringed days have a due date.'],
  ['2026-11-29', 'Ringed days have a due date; 29 and 30 are still to come.'],
  ['2026-11-30', 'Ringed days have a due date; 30 is still to come.'],
  ['2026-12-08', 'Ringed days had a due date.'],
])('on %s, the text for the rings is: %s', (today, text) =>
  expect(createHeroMonth(today, DUE).rings).toBe(text),
);

test('marks each due day of the month once, on the dot of that day', () => {
  const { name, picture, dues } = createHeroMonth('2026-11-29', DUE);
  expect([name, picture]).toEqual(['November', '/media/month-30']);
  expect(dues.map(({ day, isPast }) => [day, isPast])).toEqual([
    [7, true],
    [29, false],
    [30, false],
  ]);
  expect(dues.at(-1)).toMatchObject({
    wide: PICTURES.wide.dots['30'].at(-1),
    phone: PICTURES.phone.dots['30'].at(-1),
  });
});
