/** Makes a copy of content/ for tests that change content. */
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, type beforeAll } from 'vitest';
import { formatProblem } from '#collections/reading/problem.ts';
import { checkContent } from '#doctor/check.ts';

/** Returns the first file of a folder, such as `blog/1.md`, for tests that can use any entry of the folder. */
export const firstIn = (folder: string) =>
  globSync(`${folder}/**/*.{md,json}`, { cwd: 'content' }).sort()[0]?.replaceAll('\\', '/') ?? '';

/** Returns what the doctor finds in a folder of content: `error: blog/1.md:4: date: …`. */
export async function problemsOf(contentDir: string, today = '2026-11-21'): Promise<string[]> {
  const { problems } = await checkContent({ contentDir, today });
  return problems.map((problem) =>
    `${problem.severity}: ${formatProblem(problem)}`.replaceAll(`${contentDir}/`, ''),
  );
}

/** All copies of a process use one folder: parsed files are cached by path, so unchanged files are parsed once. */
const FOLDER = realpathSync(mkdtempSync(join(tmpdir(), 'test-')));

/** Gives each test a fresh copy; with `beforeAll`, all tests of a file share one copy. */
export function useContentCopy(before: typeof beforeEach | typeof beforeAll = beforeEach) {
  // The path has forward slashes on every system, like the paths in the doctor's findings.
  const folder = () => FOLDER.replaceAll('\\', '/');
  before(() => {
    cpSync('content', contentDir(), { recursive: true });
    return () => rmSync(FOLDER, { recursive: true, force: true, maxRetries: 5 });
  });
  const contentDir = () => `${folder()}/content`;
  const path = (file: string) => `${contentDir()}/${file}`;
  const read = (file: string) => readFileSync(path(file), 'utf8');
  return {
    /** Folder that contains the copy of `content/`. */
    folder,
    contentDir,
    path,
    read,
    edit: (file: string, change: (source: string) => string) =>
      writeFileSync(path(file), change(read(file))),
    /** Removes the path of the copy from a line of text. */
    local: (line: string) => line.replaceAll(`${contentDir()}/`, ''),
  };
}
