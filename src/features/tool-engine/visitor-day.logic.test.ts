import { expect, test } from 'vitest';
import { dayOfVisitor, wrongClockNote } from './visitor-day.logic.ts';

const BUILT_ON = '2026-11-29';

test('uses the day of the build as today if the device’s clock is behind it, and says so', () => {
  const wrong = '2017-03-05';
  expect(dayOfVisitor(wrong, BUILT_ON)).toBe(BUILT_ON);
  expect(wrongClockNote(wrong, BUILT_ON)).toBe(
    'Check the date of your device: it shows 5 March 2017. This answer counts from 29 November 2026.',
  );
});

test('uses the day of the device as today if its clock is not behind the build', () => {
  const right = '2026-12-03';
  expect(dayOfVisitor(right, BUILT_ON)).toBe(right);
  expect(wrongClockNote(right, BUILT_ON)).toBeUndefined();
});
