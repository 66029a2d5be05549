/**
 * Wrong entries and the exact words an editor gets for each. A folder under tests/fixtures/problems/ is
 * laid over a copy of content/; its `expected.txt` holds what the doctor then finds beyond the copy.
 */
import { cpSync, existsSync, globSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkContent } from '#doctor/check.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import { useContentCopy } from '../../tests/content-copy.ts';

const FIXTURES = 'tests/fixtures/problems';
const TODAY = '2026-11-21';

const { folder, contentDir } = useContentCopy(beforeAll);
let before: Set<string>;
beforeAll(async () => {
  before = new Set(await problems());
});

const problems = async () =>
  (await checkContent({ contentDir: contentDir(), today: TODAY })).problems.map(
    (problem) => `${problem.severity}: ${formatProblem(problem).replaceAll(`${folder()}/`, '')}`,
  );

/** Lays the wrong files over the copy for as long as `work` takes. */
async function overlaid<T>(files: readonly string[], from: string, work: () => Promise<T>) {
  for (const file of files) cpSync(join(from, file), join(folder(), file));
  try {
    return await work();
  } finally {
    for (const file of files)
      if (existsSync(file)) cpSync(file, join(folder(), file));
      else rmSync(join(folder(), file));
  }
}

test.each(readdirSync(FIXTURES).map((name) => [name]))('%s', async (name) => {
  const from = join(FIXTURES, name);
  const files = globSync('content/**/*.*', { cwd: from });
  const found = await overlaid(files, from, problems);
  const added = found.filter((line) => !before.has(line));
  await expect(`${added.join('\n')}\n`).toMatchFileSnapshot(resolve(from, 'expected.txt'));
});
