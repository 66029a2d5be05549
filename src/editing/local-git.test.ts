/** Tests that the API saves either all changes or none, and only in content/ and public/media/. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFolder } from '../../tests/temp-folder.ts';
import { answerApiCall, type CommitChange } from './local-git.ts';

const project = process.cwd();
const at = useFolder();
const write = (file: string, text: string) => {
  fs.mkdirSync(dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), text);
};
const call = (path: string, body: unknown) =>
  answerApiCall(body ? 'POST' : 'GET', new URL(`http://x/repos/this-machine/site/${path}`), body);

beforeEach(() => {
  write('content/a.md', 'a');
  write('content/b.md', 'b');
  write('public/media/plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('outside/secret.md', 'secret');
  process.chdir(at());
});
afterEach(() => process.chdir(project));

/** Returns the SHA that the API gives Sveltia for a file. */
const shaOf = (file: string) => {
  const { tree } = call('git', undefined).body as { tree: { path: string; sha: string }[] };
  return tree.find(({ path }) => path === file)?.sha ?? '';
};
const create = (path: string, text = 'new'): CommitChange => ({
  operation: 'create',
  path,
  content: Buffer.from(text).toString('base64'),
});
const update = (path: string, from = path): CommitChange => ({
  ...create(path),
  operation: 'update',
  sha: shaOf(from),
  ...(from !== path && { from_path: from }),
});
const remove = (path: string): CommitChange => ({
  operation: 'delete',
  path,
  content: '',
  sha: shaOf(path),
});
const save = (...files: CommitChange[]) => call('contents', { files }).status;
const contents = () =>
  fs
    .globSync('{content,public}/**/*.*', { cwd: at() })
    .sort()
    .map((file) => `${file} ${fs.readFileSync(at(file), 'utf8').slice(0, 4)}`);

test('creates, changes, renames and deletes files in one call', () => {
  write('content/c.md', 'c');
  expect(
    save(
      create('content/new/d.md'),
      update('content/a.md'),
      update('content/e.md', 'content/b.md'),
      remove('content/c.md'),
    ),
  ).toBe(200);
  expect(contents()).toEqual([
    'content/a.md new',
    'content/e.md new',
    'content/new/d.md new',
    'public/media/plan.svg <svg',
  ]);
  expect(fs.readdirSync(at('.builds'))).toEqual([]);
});

test.each<[string, () => CommitChange[]]>([
  ['a file inside another file', () => [create('content/b.md/x.md')]],
  ['a name that is too long', () => [create(`content/${'x'.repeat(260)}.md`)]],
  ['two names that differ only in case', () => [create('content/x.md'), create('content/X.md')]],
  [
    'two files renamed to the same name',
    () => [update('content/x.md', 'content/a.md'), update('content/x.md', 'content/b.md')],
  ],
  ['a file renamed to a name that exists', () => [update('content/b.md', 'content/c.md')]],
  [
    'a file that is renamed and deleted',
    () => [update('content/x.md', 'content/b.md'), remove('content/b.md')],
  ],
  [
    'a drawing with a script',
    () => [create('public/media/x.svg', '<svg><s:script xmlns:s="x"/></svg>')],
  ],
  ['a number as text', () => [{ ...create('content/x.md'), content: 5 as unknown as string }]],
])('refuses to save %s, and saves no other change', (_what, others) => {
  write('content/c.md', 'c');
  const before = contents();
  expect(save(update('content/a.md'), ...others())).toBe(422);
  expect(contents()).toEqual(before);
});

test('destroys no file when the disk is full', () => {
  const before = contents();
  const changes = [update('content/a.md'), update('content/b.md')];
  const realWrite = fs.writeFileSync;
  const writeFile = vi.spyOn(fs, 'writeFileSync').mockImplementation((...args) => {
    if (writeFile.mock.calls.length < 2) return realWrite(...args);
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  const status = save(...changes);
  writeFile.mockRestore();
  syncBuiltinESMExports();
  expect(status).toBe(507);
  expect(contents()).toEqual(before);
});

test('changes no file if another program has one of the files open', () => {
  const before = contents();
  const changes = [
    update('content/a.md'),
    create('content/new/d.md'),
    remove('public/media/plan.svg'),
    update('content/e.md', 'content/b.md'),
  ];
  const realRename = fs.renameSync;
  const rename = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (from !== 'content/b.md') return realRename(from, to);
    throw Object.assign(new Error('open'), { code: 'EPERM' });
  });
  syncBuiltinESMExports();
  const status = save(...changes);
  rename.mockRestore();
  syncBuiltinESMExports();
  expect(status).toBe(507);
  expect(contents()).toEqual(before);
  expect(fs.readdirSync(at('.builds'))).toEqual([]);
});

test('neither reads nor writes through a symbolic link', () => {
  fs.symlinkSync(at('outside'), at('content/folder'));
  fs.symlinkSync(at('outside/secret.md'), at('content/link.md'));
  expect(save(create('content/folder/x.md'))).toBe(422);
  expect(save({ ...create('content/link.md'), operation: 'update' })).toBe(422);
  expect(
    call('file-contents', { files: ['content/link.md', 'content/folder/secret.md'] }).body,
  ).toEqual([]);
  expect(shaOf('content/link.md')).toBe('');
  expect(fs.readdirSync(at('outside'))).toEqual(['secret.md']);
});

const OUTSIDE = ['content/../a.md', '.env', 'src/x.md', 'content/.a/x.md', '/a.md', 'content/x.js'];
test.each(OUTSIDE)('neither reads nor writes %s', (path) => {
  expect(save(create(path))).toBe(422);
  write(path, 'secret');
  expect(call('file-contents', { files: [path] }).body).toEqual([]);
  expect(save(update('content/x.md', path))).toBe(422);
  expect(call(`media/files/${encodeURIComponent(path)}`, undefined).status).toBe(404);
});

test('refuses to overwrite a changed file, and to create a file that already exists', () => {
  const outdated = { ...update('content/a.md'), sha: 'old' };
  expect(save(outdated)).toBe(409);
  expect(save(create('content/a.md'), outdated)).toBe(422);
});
