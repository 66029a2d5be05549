import { expect, test } from 'vitest';
import { impossibleDaysIn } from './impossible-days.ts';

test('finds in a text the days that do not exist', () => {
  expect(
    impossibleDaysIn('By 41 October, on the 21th, or on 29 February 2027; not 1 May 2027'),
  ).toEqual(['41 October', '29 February 2027', '21th']);
  expect(impossibleDaysIn('On 29 February 2028, the 112th form, 4.31 September')).toEqual([]);
});
