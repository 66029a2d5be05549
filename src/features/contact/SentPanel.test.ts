import { expect, test } from 'vitest';
import { listNextDays } from './SentPanel.tsx';

test.each([
  ['2026-11-28', '29 and 30 November'],
  ['2026-11-30', '30 November and 7 December'],
  ['2026-12-07', '7 December'],
  ['2026-12-08', ''],
])('lists on %s the next two days on which something is due: %s', (today, text) => {
  expect(listNextDays(['2026-11-29', '2026-11-30', '2026-12-07'], today)).toBe(text);
});
