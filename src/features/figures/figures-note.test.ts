import { expect, test } from 'vitest';
import { reviewedByLine } from '#collections/site.ts';
import { figuresNote } from './figures-note.logic.ts';

const checked = (checkedOn: string) => ({ checkedOn });
const GENERAL =
  'General information, not advice; check the official portal for changes and extensions.';

test('several figures: the month of the newest check', () => {
  const figures = [checked('2026-01-03'), checked('2026-07-05'), checked('2026-06-22')];
  expect(figuresNote(figures)).toBe(`Law as at July 2026. ${GENERAL}`);
});

test('no figures: only the reviewer and the general line', () => {
  expect(figuresNote([])).toBe(GENERAL);
  expect(figuresNote([], 'Reviewed by A.')).toBe(`Reviewed by A. ${GENERAL}`);
});

test('a review is named only from the day its reviewer began', () => {
  const reviewer = { name: 'A. Rao', qualification: 'FCA', since: '2027-01-01' };
  expect(reviewedByLine({}, '2027-03-03')).toBeUndefined();
  expect(reviewedByLine({ reviewer }, '2026-12-31')).toBeUndefined();
  expect(reviewedByLine({ reviewer }, '2027-03-03')).toBe(
    'Reviewed by A. Rao, FCA, on 3 March 2027.',
  );
});
