import { expect, test } from 'vitest';
import { frozenFigures } from '../../../tests/frozen-law.ts';
import { closedDayText, closedReason, workingDayBefore } from './closed-days.logic.ts';

const figures = frozenFigures();

// Sundays, second and fourth Saturdays by the calendar of 2026 and 2027; days on which banks are closed everywhere.
test.each([
  ['2026-11-22', 'a Sunday'],
  ['2026-12-12', 'a second Saturday'],
  ['2026-12-26', 'a fourth Saturday'],
  ['2026-12-05', undefined],
  ['2027-01-26', 'Republic Day'],
  ['2027-08-15', 'Independence Day'],
  ['2026-10-02', 'Gandhi Jayanti'],
  ['2026-12-25', 'Christmas Day'],
])('%s is %s', (day, reason) => {
  expect(closedReason(day, figures)).toBe(reason);
});

test('the working day before skips every closed day, and is the day itself when it is open', () => {
  // Sunday after a fourth Saturday.
  expect(workingDayBefore('2026-11-29', figures)).toBe('2026-11-27');
  // Sunday after a fourth Saturday after Christmas.
  expect(workingDayBefore('2026-12-27', figures)).toBe('2026-12-24');
  expect(workingDayBefore('2026-12-21', figures)).toBe('2026-12-21');
});

test('a closed day is marked without moving it; where the General Clauses Act may help, that too', () => {
  expect(closedDayText('2026-12-21', { holiday: 'none' }, figures)).toBeUndefined();
  expect(closedDayText('2027-01-26', { holiday: 'none' }, figures)).toBe(
    'This is Republic Day. The due date does not change, so file by Monday, 25 January.',
  );
  expect(closedDayText('2027-10-31', { holiday: 'general-clauses' }, figures)).toMatch(
    /^This is a Sunday\. Section 10 .+; file by Saturday, 30 October\.$/,
  );
});
