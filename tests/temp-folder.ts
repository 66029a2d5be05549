import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, type beforeAll } from 'vitest';

/** Creates an empty folder per test (per file with `beforeAll`), and returns a function that builds paths in it. */
export function useFolder(before: typeof beforeEach | typeof beforeAll = beforeEach) {
  let folder = '';
  before(() => {
    // The path must not contain a symbolic link, because Astro compares the addresses of modules with this path.
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')));
    return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return (...parts: readonly string[]) => join(folder, ...parts);
}
