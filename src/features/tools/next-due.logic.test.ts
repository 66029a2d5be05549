import { expect, test } from 'vitest';
import type { Due } from './due-year.logic.ts';
import { firstDueDays } from './next-due.logic.ts';

const due = (day: string, title: string) => ({ day, rule: { title } }) as Due;
const DUES = [due('2026-11-25', 'PMT-06'), due('2026-11-29', 'MGT-7'), due('2026-11-29', 'PAS-6')];

test('days in order, each once, with all that falls due on it', () => {
  expect(firstDueDays(DUES, 2)).toEqual([
    { day: '2026-11-25', titles: ['PMT-06'] },
    { day: '2026-11-29', titles: ['MGT-7', 'PAS-6'] },
  ]);
});

test('no more than asked for, and none where none is due', () => {
  expect(firstDueDays(DUES, 1)).toHaveLength(1);
  expect(firstDueDays([], 4)).toEqual([]);
});
