import { expect, test } from 'vitest';
import { frozenFigures } from '../../../tests/frozen-law.ts';
import { closedDueDayText } from './closed-days.logic.ts';

const figures = frozenFigures();
const TODAY = '2026-09-01';

test.each([
  ['2026-11-22', 'a Sunday', 'Saturday, 21 November'],
  ['2026-12-12', 'a second Saturday', 'Friday, 11 December'],
  ['2026-11-29', 'a Sunday', 'Friday, 27 November'],
  ['2027-08-15', 'Independence Day', 'Friday, 13 August'],
  ['2026-10-02', 'Gandhi Jayanti', 'Thursday, 1 October'],
  ['2027-01-26', 'Republic Day', 'Monday, 25 January'],
  ['2026-12-25', 'Christmas Day', 'Thursday, 24 December'],
  ['2026-12-26', 'a fourth Saturday', 'Thursday, 24 December'],
  ['2026-12-27', 'a Sunday', 'Thursday, 24 December'],
])('%s is %s, and the working day before it is %s', (day, reason, workingDay) => {
  expect(closedDueDayText(day, { holiday: 'none' }, figures, TODAY)).toBe(
    `This is ${reason}. The due date does not change. The working day before it is ${workingDay}.`,
  );
});

test('returns nothing for a working day; cites the General Clauses Act only if `holiday` is “general-clauses”', () => {
  expect(closedDueDayText('2026-12-05', { holiday: 'none' }, figures, TODAY)).toBeUndefined();
  expect(closedDueDayText('2026-12-21', { holiday: 'none' }, figures, TODAY)).toBeUndefined();
  expect(closedDueDayText('2027-10-31', { holiday: 'general-clauses' }, figures, TODAY)).toMatch(
    /^This is a Sunday\. Section 10 .+ may treat it as late\. The working day before it is Saturday, 30 October\.$/,
  );
});

test('tells the reader to act today if the working day before the due date has passed', () => {
  const textOn = (today: string) =>
    closedDueDayText('2026-11-29', { holiday: 'none' }, figures, today);
  expect(textOn('2026-11-27')).toContain('The working day before it is Friday, 27 November.');
  expect(textOn('2026-11-28')).toBe(
    'This is a Sunday. The due date does not change. Act today; the portals stay open.',
  );
});

// Income tax: section 10 of the General Clauses Act; CBDT circulars 639 and 676. GST law has no corresponding rule.
const DOUBT =
  'Section 10 of the General Clauses Act may allow filing or payment on the next working day, but the portal may treat it as late.';
test.each([
  ['2027-02-07', 'general-clauses', `7 February 2027 is a Sunday. ${DOUBT}`],
  ['2026-12-20', 'none', '20 December 2026 is a Sunday. The due date does not change.'],
  ['2026-12-21', 'none', undefined],
] as const)('for the past due date %s and the rule “%s”, says: %s', (day, holiday, text) => {
  expect(closedDueDayText(day, { holiday }, figures, '2028-01-01')).toBe(text);
});
