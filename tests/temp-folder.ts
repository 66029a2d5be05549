/** Creates a temporary folder for tests that write. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, type beforeAll } from 'vitest';

/** Gives each test (with `beforeAll`, each file) an empty folder. Returns a function that returns a path in it. */
export function useFolder(before: typeof beforeEach | typeof beforeAll = beforeEach) {
  let folder = '';
  before(() => {
    // Astro compares addresses of modules with this path, so it must be the real one.
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')));
    return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return (...parts: readonly string[]) => join(folder, ...parts);
}
