/** Tests the content as of later days: no text promises a day that has passed, and every status agrees with its day. */
import { expect, test } from 'vitest';
import { formatProblem } from '#collections/reading/problem.ts';
import { readContent } from '#collections/reading/read.ts';
import { allDueDates } from '#features/compliance-year/due-dates.logic.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { useContentCopy } from '../../tests/content-copy.ts';
import { checkPassedDays } from './passed-days.ts';

const FIRST_DAYS = Array.from({ length: 12 }, (_, month) => addMonths('2026-12-01', month));

test.each([...FIRST_DAYS, '2028-02-29'])(
  'on %s no text in content/ promises a day that has passed',
  (today) => {
    const { published } = readContent(undefined, today);
    expect(checkPassedDays(published, today).map(formatProblem)).toEqual([]);
    for (const { data } of published.taxUpdates)
      expect(data.status === 'upcoming').toBe(data.date > today);
    for (const { data } of [...published.events, ...published.deadlines])
      expect(data.status === 'upcoming').toBe(data.date >= today);
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
  },
);

const { contentDir, edit } = useContentCopy();
test('reports the line of a text that promises a day which has passed', () => {
  edit('blog/1.md', (source) => `${source}\nThe scheme is open until 5 December 2026.\n`);
  const on = (today: string) =>
    checkPassedDays(readContent(contentDir(), today).published, today).map(formatProblem).join();
  expect(on('2026-12-05')).toBe('');
  expect(on('2026-12-06')).toMatch(/blog\/1\.md:\d+: .*"is open until 5 December 2026" is over/);
});
