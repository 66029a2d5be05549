/** A second build, with what the first has kept, leaves the same bytes. */
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProject, copyProject } from '../project-copy.ts';

let dir: string;
let first: Map<string, string>;
beforeAll(async () => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'same-bytes-')));
  copyProject(dir);
  await buildProject(dir);
  first = digests(dir);
});
afterAll(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));

/** Digests of all published files by their names. */
function digests(project: string): Map<string, string> {
  const names = globSync('{dist,dist-hosts}/**/*', { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names
      .sort()
      .map((file) => [
        file.slice(project.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

test('two builds in a row', async () => {
  expect(first.size).toBeGreaterThan(100);
  await buildProject(dir);
  expect(digests(dir)).toEqual(first);
});
