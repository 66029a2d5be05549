/** A copy of content/ for tests that change it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, type beforeAll } from 'vitest';

/** Each test gets a fresh copy; with `beforeAll` the whole file shares one. */
export function useContentCopy(before: typeof beforeEach | typeof beforeAll = beforeEach) {
  let folder = '';
  before(() => {
    // Findings name files with slashes on every system.
    folder = mkdtempSync(join(tmpdir(), 'content-')).replaceAll('\\', '/');
    // As old as the files are: what a test changes is the newer one, however coarse the clock of the disk.
    cpSync('content', contentDir(), { recursive: true, preserveTimestamps: true });
    return () => rmSync(folder, { recursive: true });
  });
  const contentDir = () => `${folder}/content`;
  const path = (file: string) => `${contentDir()}/${file}`;
  const read = (file: string) => readFileSync(path(file), 'utf8');
  return {
    /** Where the copy is, as `content/` does in the project. */
    folder: () => folder,
    contentDir,
    path,
    read,
    edit: (file: string, change: (source: string) => string) =>
      writeFileSync(path(file), change(read(file))),
    /** A line without the copy's own place. */
    local: (line: string) => line.replaceAll(`${contentDir()}/`, ''),
  };
}
