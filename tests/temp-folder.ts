/** A folder of its own for tests that write. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, type beforeAll } from 'vitest';

/** Each test gets an empty one; with `beforeAll` the whole file shares one. Returns what gives a path in it. */
export function useFolder(before: typeof beforeEach | typeof beforeAll = beforeEach) {
  let folder = '';
  before(() => {
    // Real, because Astro compares addresses of modules with the real path of the folder.
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')));
    return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return (...parts: readonly string[]) => join(folder, ...parts);
}
