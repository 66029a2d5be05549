import { expect, test } from 'vitest';
import PICTURES from './month-pictures.json';
import { createHeroMonth, ringsText } from './month.logic.ts';

const DUE = ['2026-11-07', '2026-11-29', '2026-11-30'].map((day) => ({ day }));

test.each([
  ['2026-11-01', 'Ringed days have a due date.'],
  ['2026-11-29', 'Ringed days have a due date; 29 and 30 are still to come.'],
  ['2026-11-30', 'Ringed days have a due date; 30 is still to come.'],
  ['2026-12-01', 'Ringed days had a due date.'],
])('on %s → %s', (today, text) => expect(ringsText(DUE, today)).toBe(text));

test('due days of all months → those of the month once, each on its own dot', () => {
  const more = [{ day: '2026-11-30' }, { day: '2026-12-07' }];
  const { name, picture, dues } = createHeroMonth('2026-11-27', [...DUE, ...more]);
  expect([name, picture]).toEqual(['November', '/media/month-30']);
  expect(dues).toMatchObject(DUE);
  expect(dues.at(-1)).toMatchObject({
    wide: PICTURES.wide.dots['30'].at(-1),
    phone: PICTURES.phone.dots['30'].at(-1),
  });
});
