/**
 * Checks that correct changes by editors cause no problem and make no test fail. In a copy of the project, adds entries
 * to every collection, builds the site with a leap day as its date, and runs the tests that read content/ or the site.
 */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { buildDay } from '#collections/reading/build-day.ts';
import { problemsOf } from '../content-copy.ts';
import { growContent } from '../grown-content.ts';
import { buildProject, copyProject, runIn } from '../project-copy.ts';
import { useFolder } from '../temp-folder.ts';

const TODAY = { BUILD_DAY: '2028-02-29' };
const ALSO_COPIED = ['tests', 'docs', '.env.example', 'README.md', 'vitest.config.ts'];

const at = useFolder(beforeAll);
const problems = async () =>
  (await problemsOf(at('content'), buildDay())).map((line) => line.replace(/:\d+:/, ':'));
/** What the doctor finds before the changes. */
let before: ReadonlySet<string>;

beforeAll(async () => {
  copyProject(at());
  for (const name of ALSO_COPIED) cpSync(name, at(name), { recursive: true });
  // Some tests use git to list the files.
  execFileSync('git', ['init', '-q'], { cwd: at() });
  before = new Set(await problems());
  growContent(at('content'));
  await buildProject(at(), TODAY);
}, 300_000);

test('reports no new problem when entries are added, renamed and deleted in every collection', async () => {
  expect((await problems()).filter((line) => !before.has(line))).toEqual([]);
});

test.each([['unit'], ['site'], ['slow', 'tests/slow/problems.test.ts']])(
  'passes the tests of “%s” when every collection has grown',
  async (...name) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', ...name];
    expect(await runIn(at(), args, TODAY)).toContain(' passed');
  },
);
