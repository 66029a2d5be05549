/** Tests that the statuses and advice in the content will still be correct on later days. */
import { expect, test } from 'vitest';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';
import { allDueDates } from '#features/compliance-year/due-dates.logic.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';

/** A Sunday before a due date, the first days of four quarters, and the leap day. */
const DAYS = ['2026-12-06', '2027-01-01', '2027-04-01', '2027-07-01', '2027-10-01', '2028-02-29'];

test.each(DAYS)('on %s no calculated status and no advice contradicts the day', (today) => {
  const { published } = readContent(undefined, today);
  const { taxUpdates, events, deadlines } = published;
  const isUnwritten = ({ raw }: ReadEntry) => !('status' in (raw.data as object));
  for (const { data } of taxUpdates.filter(isUnwritten))
    expect(data.status).toBe(data.date > today ? 'upcoming' : 'effective');
  for (const { data } of [...events, ...deadlines].filter(isUnwritten))
    expect(data.status).toBe(data.date < today ? 'completed' : 'upcoming');
  const figures = Object.fromEntries(published.legalFigures.map(({ id, data }) => [id, data]));
  const rules = published.complianceRules.map(({ data }) => data);
  const days = [addMonths(today, -6), addMonths(today, 18)] as const;
  for (const { day, closed } of allDueDates(rules, figures, days, today)) {
    if (day < today) expect(closed ?? '').not.toMatch(/before it is|Act today/);
    const [, workingDay] = /before it is \w+, (\d+ \w+)\./.exec(closed ?? '') ?? [];
    if (workingDay !== undefined)
      expect(Date.parse(`${workingDay} ${day.slice(0, 4)} UTC`)).toBeGreaterThanOrEqual(
        Date.parse(today),
      );
  }
});
