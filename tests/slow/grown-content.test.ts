/**
 * Checks that no test fails after correct changes by editors. In a copy of the project, adds entries to every
 * collection, builds the site with a leap day as its date, and runs the tests that read content/ or the built site.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { growContent } from '../grown-content.ts';
import { buildProject, copyProject, runIn } from '../project-copy.ts';
import { useFolder } from '../temp-folder.ts';

const TODAY = { BUILD_DAY: '2028-02-29' };
const ALSO_COPIED = ['tests', 'docs', '.env.example', 'README.md', 'vitest.config.ts'];

const at = useFolder(beforeAll);

beforeAll(async () => {
  copyProject(at());
  for (const name of ALSO_COPIED) cpSync(name, at(name), { recursive: true });
  // Some tests use git to list the files.
  execFileSync('git', ['init', '-q'], { cwd: at() });
  growContent(at('content'));
  // Removes the test that would add the same entries to the copy a second time.
  rmSync(at('src/doctor/grown-content.test.ts'));
  await buildProject(at(), TODAY);
}, 300_000);

test.each(['unit', 'site'])(
  'passes the tests of “%s” when every collection has grown',
  async (name) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', name];
    expect(await runIn(at(), args, TODAY)).toContain(' passed');
  },
);
