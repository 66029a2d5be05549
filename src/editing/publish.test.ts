/** Publishes to a bare repository on this disk: tests what is published, and what happens if publishing fails. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFolder } from '../../tests/temp-folder.ts';
import { listChangedFiles, publish } from './publish.ts';

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
afterEach(() => {
  process.chdir(project);
  vi.unstubAllEnvs();
});

test('publishes the changes in content/ and public/media/, and no other changes', async () => {
  write('mine', 'a.md', 'second\n');
  writeFileSync('notes.txt', 'not for the site');
  expect(await publish('Mend a word', 0)).toMatch(/^Published\./);
  const published = git('site.git', 'log', '-1', '--format=%s', '--name-only');
  expect(published).toBe('Mend a word\n\ncontent/a.md');
  expect(await publish('', 0)).toBe('Nothing has changed.');
});

test('publishes only the files that the editor was shown', async () => {
  write('mine', 'a.md', 'second\n');
  write('mine', 'later.md', 'not shown\n');
  expect(await listChangedFiles()).toEqual({ files: ['content/a.md', 'content/later.md'] });
  expect(await publish('Mend a word', 0, ['content/a.md'])).toMatch(/^Published\./);
  const published = git('site.git', 'log', '-1', '--format=', '--name-only');
  expect(published).toBe('content/a.md');
  expect(await listChangedFiles()).toEqual({ files: ['content/later.md'] });
});

test('lists and publishes a file that could not be published before', async () => {
  write('mine', 'a.md', 'second\n');
  git('mine', 'commit', '-qam', 'Failed before');
  expect(await listChangedFiles()).toEqual({ files: ['content/a.md'] });
  expect(await publish('', 0, ['content/a.md'])).toMatch(/^Published\./);
  expect(git('site.git', 'log', '-1', '--format=%s')).toBe('Failed before');
});

test('does not publish a developer’s commit', async () => {
  writeFileSync('notes.txt', 'half done');
  git('mine', 'commit', '-qam', 'Not ready');
  write('mine', 'a.md', 'second\n');
  expect(await publish('', 0)).toMatch(/^Nothing was published: .*committed notes\.txt/);
  expect(git('site.git', 'log', '-1', '--format=%s')).toBe('Start');
});

test('publishes even if somebody else has pushed between the pull and the push', async () => {
  write('mine', 'a.md', 'mine\n');
  write('theirs', 'b.md', 'theirs\n');
  git('theirs', 'add', '--all');
  git('theirs', 'commit', '-qm', 'Theirs');
  // The hook runs after the pull and before the push.
  const hook = `#!/bin/sh\nunset GIT_DIR\ngit -C '${at('theirs')}' push -q origin main\n`;
  writeFileSync('.git/hooks/pre-push', hook, { mode: 0o755 });
  expect(await publish('Mine', 0)).toMatch(/^Published\./);
  expect(git('site.git', 'log', '-2', '--format=%s')).toBe('Mine\nTheirs');
});

test('publishes nothing while another file has a conflict, even at the next attempt', async () => {
  write('theirs', '../notes.txt', 'theirs');
  publishAll('theirs', 'Theirs');
  writeFileSync('notes.txt', 'mine');
  write('mine', 'a.md', 'second\n');
  const refused = /^Nothing was published: notes\.txt .* two versions/;
  expect(await publish('', 0)).toMatch(refused);
  expect(await publish('', 0)).toMatch(refused);
  expect(git('site.git', 'log', '-1', '--format=%s')).toBe('Theirs');
});

test('keeps a file that somebody else has published', async () => {
  publishElsewhere('b.md', 'theirs\n');
  write('mine', 'a.md', 'mine\n');
  expect(await publish('', 0)).toMatch(/^Published\./);
  expect(readFileSync('content/b.md', 'utf8')).toBe('theirs\n');
});

test('neither publishes nor loses a text when somebody else has changed the same lines', async () => {
  publishElsewhere('a.md', 'theirs\n');
  write('mine', 'a.md', 'mine\n');
  expect(await publish('', 0)).toMatch(/^Somebody else has published a change of the same lines\./);
  expect(readFileSync('content/a.md', 'utf8')).toBe('mine\n');
  expect(git('mine', 'status', '--porcelain')).toBe('');
  expect(git('site.git', 'log', '-1', '--format=%s')).toBe('Theirs');
});

test('publishes nothing while the content has errors', async () => {
  write('mine', 'a.md', 'second\n');
  expect(await publish('', 2)).toBe('Nothing was published: 2 errors to fix first.');
  expect(git('site.git', 'log', '-1', '--format=%s')).toBe('Start');
});

test.each([
  ['no branch to publish to', 'branch --unset-upstream', /^This folder is not connected/],
  ['no connection', 'remote set-url origin http://127.0.0.1:1/', /^The code host does not/],
  ['a missing repository', 'remote set-url origin ../none.git', /^This folder is not connected/],
])('with %s, tells the editor what to do and keeps the text', async (_case, setting, hint) => {
  git('mine', ...setting.split(' '));
  write('mine', 'a.md', 'second\n');
  expect(await publish('', 0)).toMatch(hint);
  expect(readFileSync('content/a.md', 'utf8')).toBe('second\n');
});

test('tells an editor without git to install it', async () => {
  vi.stubEnv('PATH', at('mine'));
  expect(await publish('', 0)).toMatch(/^Git is not installed on this machine\./);
});

test('says why git cannot list the files and what to do, instead of showing a list', async () => {
  writeFileSync('.git/index', 'damaged');
  expect(await listChangedFiles()).toEqual({
    files: [],
    failure:
      'Git cannot list the files that have changed. Ask a developer to run “git status” in this folder.',
  });
  rmSync('.git', { recursive: true });
  const { failure } = await listChangedFiles();
  expect(failure).toBe(
    'This folder is not connected to the repository of the site. Ask a developer to connect it.',
  );
});
