/** Copies of the whole project, tests and settings included. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A clone of what is tracked and what is new, as git sees the folder, without node_modules; its path. */
export function copyOfAll(): string {
  // Real, because Astro compares addresses of modules with the real path of the folder.
  const to = realpathSync(mkdtempSync(join(tmpdir(), 'copy-')));
  const files = execFileSync('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '-z',
  ])
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
  execFileSync('tar', ['-cf', join(to, 'copy.tar'), '--null', '-T', '-'], {
    input: files.join('\0'),
  });
  execFileSync('tar', ['-xf', 'copy.tar'], { cwd: to });
  return to;
}
