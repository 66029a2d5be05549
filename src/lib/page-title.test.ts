import { expect, test } from 'vitest';
import { TITLE_MAX_CHARS } from '#site/limits.ts';
import { pageTitle } from './page-title.ts';

test('carries the firm while both fit', () => {
  expect(pageTitle('GST Registration', 'Firm')).toBe('GST Registration | Firm');
});

test.each([
  [TITLE_MAX_CHARS, true],
  [TITLE_MAX_CHARS + 1, false],
])('a full title of %i characters keeps the firm: %s', (length, kept) => {
  const title = 'x'.repeat(length - ' | Firm'.length);
  expect(pageTitle(title, 'Firm').endsWith(' | Firm')).toBe(kept);
});
