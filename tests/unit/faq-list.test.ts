import { expect, test } from 'vitest';
import { hasMore, isShown, startsExpanded } from '#logic/faq-list.ts';

test.each([
  [0, false],
  [3, false],
  [4, true],
])('%i questions have more than are shown first: %s', (total, expected) => {
  expect(hasMore(total)).toBe(expected);
});

test.each([
  [0, false, true],
  [2, false, true],
  [3, false, false],
  [3, true, true],
])('question %i, expanded %s: shown %s', (index, expanded, expected) => {
  expect(isShown(index, expanded)).toBe(expected);
});

test.each([
  [[], false],
  [[true, false, false, false], false],
  [[false, false, false, true], true],
])('answers open %j: starts expanded %s', (open, expected) => {
  expect(startsExpanded(open)).toBe(expected);
});
