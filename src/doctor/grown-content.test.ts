/** Tests that correct changes of an editor cause no problem; tests/slow/grown-content runs all tests after them. */
import { beforeAll, expect, test } from 'vitest';
import { buildDay } from '#collections/reading/build-day.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import { useContentCopy } from '../../tests/content-copy.ts';
import { growContent } from '../../tests/grown-content.ts';
import { checkContent } from './check.ts';

const { contentDir, local } = useContentCopy(beforeAll);
const problems = async () =>
  (await checkContent({ contentDir: contentDir(), today: buildDay() })).problems.map((problem) =>
    local(formatProblem(problem)).replace(/:\d+:/, ':'),
  );

test('reports no new problem when entries are added, renamed and deleted in every collection', async () => {
  const before = new Set(await problems());
  growContent(contentDir());
  expect((await problems()).filter((line) => !before.has(line))).toEqual([]);
});
