import { expect, test } from 'vitest';
import { impossibleDaysIn } from './impossible-days.ts';

test('finds invalid dates, such as 31 November', () => {
  expect(
    impossibleDaysIn('0 June, 31 November, on the 21th, or on 29 February 2027; not 1 May 2027'),
  ).toEqual(['0 June', '31 November', '29 February 2027', '21th']);
  expect(impossibleDaysIn('On 29 February 2028, the 112th form, 4.31 September')).toEqual([]);
});
