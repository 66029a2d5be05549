import { expect, test } from 'vitest';
import { reviewLine } from '#collections/site.ts';
import { figuresNote } from './figures-note.logic.ts';

const checked = (checkedOn: string, checkedAgainst = 'https://example.com') => ({
  checkedOn,
  checkedAgainst,
});
const GENERAL =
  'General information, not advice; check the official portal for changes and extensions.';

test('tells the oldest check', () => {
  const facts = [checked('2026-07-05'), checked('2026-01-03'), checked('2026-06-22')];
  expect(figuresNote(facts)).toBe(`Figures checked against sources up to January 2026. ${GENERAL}`);
});

test('a figure without a source is told, and its day is none', () => {
  const general = checked('2025-01-01', 'general knowledge');
  expect(figuresNote([general, checked('2026-07-05')])).toBe(
    `Figures checked against sources up to July 2026; some are general professional knowledge. ${GENERAL}`,
  );
  expect(figuresNote([general])).toBe(`Figures from general professional knowledge. ${GENERAL}`);
});

test('without figures there is a line only for a text of substance or a review', () => {
  expect(figuresNote([])).toBeUndefined();
  expect(figuresNote([], { always: true })).toBe(GENERAL);
  expect(figuresNote([], { review: 'Reviewed by A.' })).toBe(`Reviewed by A. ${GENERAL}`);
});

test('a review has a person, and a day of their time', () => {
  const reviewer = { name: 'A. Rao', qualification: 'FCA', since: '2027-01-01' };
  expect(reviewLine({}, '2027-03-03')).toBeUndefined();
  expect(reviewLine({ reviewer }, '2026-12-31')).toBeUndefined();
  expect(reviewLine({ reviewer }, '2027-03-03')).toBe('Reviewed by A. Rao, FCA, on 3 March 2027.');
});
