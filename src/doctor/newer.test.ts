/** Which file is the newer one, with git and without it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newnessIn } from './newer.ts';

let folder: string;
const path = (name: string) => join(folder, 'content', name);
/** Writes a file that was changed so many days after the first. */
const write = (name: string, day: number, text = name) => {
  writeFileSync(path(name), text);
  utimesSync(path(name), day * 86_400, day * 86_400);
};
const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' });
const commit = (day: number) => {
  git('add', '-A');
  const date = `2026-01-${String(day).padStart(2, '0')}T12:00:00Z`;
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-m', 'x'],
    {
      stdio: 'ignore',
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    },
  );
};
const oldestFirst = (...names: string[]) => {
  const newness = newnessIn(join(folder, 'content'));
  return names.toSorted((a, b) => newness(path(a)) - newness(path(b)));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'newer-'));
  mkdirSync(join(folder, 'content'));
  return () => rmSync(folder, { recursive: true });
});

test('without git: the one that was changed last', () => {
  write('a.md', 3);
  write('b.md', 1);
  write('c.md', 2);
  expect(oldestFirst('a.md', 'b.md', 'c.md')).toEqual(['b.md', 'c.md', 'a.md']);
});

test('with git: what it does not know, then what differs, then by the last commit', () => {
  git('init');
  for (const name of ['first.md', 'second.md', 'changed.md']) write(name, 9);
  commit(1);
  write('second.md', 1, 'once more');
  commit(2);
  write('changed.md', 1, 'differs');
  write('added.md', 1);
  git('add', 'content/added.md');
  write('unknown é.md', 2);
  expect(oldestFirst('unknown é.md', 'added.md', 'changed.md', 'second.md', 'first.md')).toEqual([
    'first.md',
    'second.md',
    'changed.md',
    'added.md',
    'unknown é.md',
  ]);
});
