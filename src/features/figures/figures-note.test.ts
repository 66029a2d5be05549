import { expect, test } from 'vitest';
import { reviewedByLine } from '#collections/site.ts';
import { figuresNote } from './figures-note.logic.ts';

const checked = (checkedOn: string, checkedAgainst = 'Gazette') => ({ checkedOn, checkedAgainst });
const SOURCES = 'against notifications, official portals and published summaries.';
const GENERAL =
  'General information, not advice. The official portal decides; check it for changes and extensions.';

test.each([
  [['2026-07-05', '2026-10-08', '2026-08-01'], 'between 5 July and 8 October 2026'],
  [['2025-04-16', '2026-07-05'], 'between 16 April 2025 and 5 July 2026'],
  [['2026-07-05', '2026-07-05'], 'on 5 July 2026'],
])('prints the oldest and the newest check of %j', (days, span) => {
  expect(figuresNote(days.map((day) => checked(day)))).toBe(
    `Figures checked ${span} ${SOURCES} ${GENERAL}`,
  );
});

test('does not count a figure without a source as checked', () => {
  const figures = [checked('2026-07-05'), checked('2026-10-08', 'general knowledge')];
  expect(figuresNote(figures)).toBe(
    `Figures checked on 5 July 2026 ${SOURCES} 1 of the 2 figures on this page could not be compared with a published source. ${GENERAL}`,
  );
});

test('names the reviewer in the note under a text without figures', () => {
  expect(figuresNote([])).toBe(GENERAL);
  expect(figuresNote([], 'Reviewed by A.')).toBe(`Reviewed by A. ${GENERAL}`);
});

test('does not name a reviewer who began after the day on which the text was reviewed', () => {
  const reviewer = { name: 'A. Rao', qualification: 'FCA', since: '2027-01-01' };
  expect(reviewedByLine({}, '2027-03-03')).toBeUndefined();
  expect(reviewedByLine({ reviewer }, '2026-12-31')).toBeUndefined();
  expect(reviewedByLine({ reviewer }, '2027-03-03')).toBe(
    'Reviewed by A. Rao, FCA, on 3 March 2027.',
  );
});
