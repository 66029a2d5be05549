/** Tests that valid changes in content/ cause no problem. tests/slow/grown-content.test.ts also builds the site. */
import { beforeAll, expect, test } from 'vitest';
import { buildDay } from '#collections/reading/build-day.ts';
import { problemsOf, useContentCopy } from '../../tests/content-copy.ts';
import { growContent } from '../../tests/grown-content.ts';

const { contentDir } = useContentCopy(beforeAll);
const problems = async () =>
  (await problemsOf(contentDir(), buildDay())).map((line) => line.replace(/:\d+:/, ':'));

test('reports no new problem when entries are added, renamed and deleted in every collection', async () => {
  const before = new Set(await problems());
  growContent(contentDir());
  expect((await problems()).filter((line) => !before.has(line))).toEqual([]);
});
