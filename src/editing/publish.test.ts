/** Publishing to a bare repository on this disk, as it goes well and as it fails. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFolder } from '../../tests/temp-folder.ts';
import { publish } from './publish.ts';

const project = process.cwd();
const at = useFolder();
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: at(folder), encoding: 'utf8', stdio: 'pipe' }).trim();
const write = (folder: string, file: string, text: string) => {
  mkdirSync(dirname(at(folder, 'content', file)), { recursive: true });
  writeFileSync(at(folder, 'content', file), text);
};
const publishAll = (folder: string, message: string) => {
  git(folder, 'add', '--all');
  git(folder, 'commit', '-qm', message);
  git(folder, 'push', '-qu', 'origin', 'main');
};
/** Another editor's publication. */
function publishElsewhere(file: string, text: string): void {
  write('theirs', file, text);
  publishAll('theirs', 'Theirs');
}
const clone = (name: string) => {
  git('.', 'clone', '-q', 'site.git', name);
  git(name, 'config', 'user.name', 'Editor');
  git(name, 'config', 'user.email', 'editor@example.com');
};

beforeEach(() => {
  git('.', 'init', '-q', '--bare', '--initial-branch=main', 'site.git');
  clone('mine');
  write('mine', 'a.md', 'first\n');
  write('mine', '../public/media/a.svg', '<svg/>');
  write('mine', '../notes.txt', 'known');
  git('mine', 'checkout', '-qB', 'main');
  publishAll('mine', 'Start');
  clone('theirs');
  process.chdir(at('mine'));
});
afterEach(() => process.chdir(project));

test('what changed is published, and nothing beside it', async () => {
  write('mine', 'a.md', 'second\n');
  writeFileSync('notes.txt', 'not for the site');
  expect(await publish('Mend a word', 0)).toMatch(/^Published\./);
  const published = git('site.git', 'log', '-1', '--format=%s', '--name-only');
  expect(published).toBe('Mend a word\n\ncontent/a.md');
  expect(await publish('', 0)).toBe('Nothing has changed.');
});

test('another file that somebody else published is kept beside it', async () => {
  publishElsewhere('b.md', 'theirs\n');
  write('mine', 'a.md', 'mine\n');
  expect(await publish('', 0)).toMatch(/^Published\./);
  expect(readFileSync('content/b.md', 'utf8')).toBe('theirs\n');
});

test('the same lines changed by somebody else: nothing is published or lost', async () => {
  publishElsewhere('a.md', 'theirs\n');
  write('mine', 'a.md', 'mine\n');
  expect(await publish('', 0)).toMatch(/^Somebody else has published a change of the same lines\./);
  expect(readFileSync('content/a.md', 'utf8')).toBe('mine\n');
  expect(git('mine', 'status', '--porcelain')).toBe('');
  expect(git('site.git', 'log', '-1', '--format=%s')).toBe('Theirs');
});

test('errors in the content are fixed first', async () => {
  write('mine', 'a.md', 'second\n');
  expect(await publish('', 2)).toBe('Nothing was published: 2 errors to fix first.');
  expect(git('site.git', 'log', '-1', '--format=%s')).toBe('Start');
});

test.each([
  ['no branch to publish to', 'branch --unset-upstream', /^This folder is not connected/],
  ['offline', 'remote set-url origin http://127.0.0.1:1/', /^The code host does not/],
  ['a wrong place', 'remote set-url origin ../none.git', /^This folder is not connected/],
])('%s: the sentence says what to do, and the text stays', async (_case, setting, hint) => {
  git('mine', ...setting.split(' '));
  write('mine', 'a.md', 'second\n');
  expect(await publish('', 0)).toMatch(hint);
  expect(readFileSync('content/a.md', 'utf8')).toBe('second\n');
});
