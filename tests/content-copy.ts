/** A copy of content/ for tests that change it. */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, type beforeAll } from 'vitest';
import { useFolder } from './temp-folder.ts';

/** The first file of a folder, such as `blog/1.md`, for tests that need any entry of its kind. */
export const firstIn = (folder: string) =>
  globSync(`${folder}/**/*.{md,json}`, { cwd: 'content' }).sort()[0]?.replaceAll('\\', '/') ?? '';

/** Each test gets a fresh copy; with `beforeAll` the whole file shares one. */
export function useContentCopy(before: typeof beforeEach | typeof beforeAll = beforeEach) {
  const at = useFolder(before);
  // Findings name files with slashes on every system.
  const folder = () => at().replaceAll('\\', '/');
  before(() => {
    // As old as the files are: what a test changes is the newer one, however coarse the clock of the disk.
    cpSync('content', contentDir(), { recursive: true, preserveTimestamps: true });
  });
  const contentDir = () => `${folder()}/content`;
  const path = (file: string) => `${contentDir()}/${file}`;
  const read = (file: string) => readFileSync(path(file), 'utf8');
  return {
    /** Where the copy is, as `content/` does in the project. */
    folder,
    contentDir,
    path,
    read,
    edit: (file: string, change: (source: string) => string) =>
      writeFileSync(path(file), change(read(file))),
    /** A line without the copy's own place. */
    local: (line: string) => line.replaceAll(`${contentDir()}/`, ''),
  };
}
