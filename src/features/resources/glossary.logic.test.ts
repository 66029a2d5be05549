import { expect, test } from 'vitest';
import { matching, shownTermsLine } from './glossary.logic.ts';

const TEXTS = ['DIN Director Identification Number', 'GSTR-2B Statement of input credit'];

test('finds entries that hold every word typed, in any order and case', () => {
  expect(matching(TEXTS, 'number director')).toEqual([true, false]);
  expect(matching(TEXTS, ' gstr-2b ')).toEqual([false, true]);
  expect(matching(TEXTS, 'director credit')).toEqual([false, false]);
});

test('blank shows all', () => {
  expect(matching(TEXTS, '  ')).toEqual([true, true]);
});

test('says how many are shown', () => {
  expect(shownTermsLine(1, 2)).toBe('Showing 1 of 2 entries');
  expect(shownTermsLine(1, 1)).toBe('Showing 1 of 1 entry');
});
