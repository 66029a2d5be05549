/** Which of two files is the newer one: the one that git does not know, then the one that was changed last. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { slashes } from '#collections/reading/files.ts';

/** More for a newer file. */
export type Newness = (file: string) => number;

/** Years of milliseconds: more than any day is apart from another. */
const STEP = 1e14;

/** Asks git when it is first called, which is only when two entries collide. */
export function newnessIn(contentDir: string): Newness {
  const found = new Map<string, number>();
  let stepOf: Newness | undefined;
  const newness = (file: string) => {
    stepOf ??= stepsIn(contentDir);
    const path = slashes(relative(contentDir, file));
    const step = stepOf(path);
    const day = step === 0 ? committed(contentDir, path) : undefined;
    return step * STEP + (day ?? statSync(file).mtimeMs);
  };
  return (file) => {
    const known = found.get(file) ?? newness(file);
    found.set(file, known);
    return known;
  };
}

/** 2 for a file that git does not know, 1 for one that differs from what it knows; 0 for all without git. */
function stepsIn(contentDir: string): Newness {
  const listed = git(contentDir, 'ls-tree', '-r', '-z', '--name-only', 'HEAD', '.');
  if (listed === undefined) return () => 0;
  const known = new Set(listed.split('\0'));
  const changed = new Set(
    git(contentDir, 'diff', '--name-only', '--relative', '-z', 'HEAD')?.split('\0'),
  );
  return (path) => (!known.has(path) ? 2 : changed.has(path) ? 1 : 0);
}

/** When a file was last committed; undefined without git. */
function committed(contentDir: string, path: string): number | undefined {
  const seconds = Number(git(contentDir, 'log', '-1', '--format=%ct', '--', path));
  return seconds > 0 ? seconds * 1000 : undefined;
}

function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
