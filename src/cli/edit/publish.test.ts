/** Publishing from one folder to a bare repository that a second folder publishes to as well. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gitIn } from './publish-git.ts';
import { planOf, publish, type Result } from './publish.ts';

let dir: string;
let here: string;
let there: string;
let errors: string[];

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    .toString()
    .trim();

const write = (root: string, file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
const post = (excerpt: string, body = 'Text.') =>
  `---\ntitle: 'Minutes'\nexcerpt: ${excerpt}\nauthor: us\n---\n\n${body}\n`;
const POST = 'content/blog/1.md';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'publish-'));
  [here, there] = [join(dir, 'here'), join(dir, 'there')];
  errors = [];
  // Nothing of the machine's own settings.
  vi.stubEnv('HOME', dir);
  vi.stubEnv('XDG_CONFIG_HOME', dir);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  write(
    dir,
    '.gitconfig',
    '[user]\nname = Editor\nemail = e@example.com\n[init]\ndefaultBranch = main\n',
  );
  git(dir, 'init', '--bare', '--quiet', 'site.git');
  git(dir, 'clone', '--quiet', 'site.git', 'there');
  write(there, POST, post('A'));
  write(there, 'content/site.json', '{ "phone": "1" }\n');
  write(there, 'src/code.ts', '1\n2\n3\n');
  commitThere('Start');
  git(dir, 'clone', '--quiet', 'site.git', 'here');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

function commitThere(text: string): void {
  git(there, 'add', '--all');
  git(there, 'commit', '--quiet', '-m', text);
  git(there, 'push', '--quiet');
}

const desk = () => ({ root: here, git: gitIn(here), check: () => errors });
const plan = () => planOf(desk());
/** What the dialog does: looks, then publishes what it saw. */
async function publishAll(summary?: string): Promise<Result> {
  const seen = await plan();
  return publish(desk(), { summary: summary ?? seen.summary, version: seen.version });
}
const published = () => git(join(dir, 'site.git'), 'log', '--format=%s', 'main').split('\n');
const onSite = (file: string) => git(join(dir, 'site.git'), 'show', `main:${file}`);

describe('a change', () => {
  test('is listed, recorded under its words and sent', async () => {
    write(here, POST, post('B'));
    write(here, 'content/tax-updates/a b.md', "---\ntitle: 'TDS'\n---\n");
    const { changes, summary, target } = await plan();
    expect(changes.map(({ words }) => words)).toEqual([
      'summary changed in blog post ‘Minutes’',
      'tax update ‘TDS’ added',
    ]);
    expect(summary).toBe('Summary changed in blog post ‘Minutes’; tax update ‘TDS’ added');
    expect(target).toContain('branch main');
    const result = await publishAll();
    expect(result).toMatchObject({ kind: 'published', links: [] });
    expect(published()[0]).toBe(summary);
    expect(onSite('content/tax-updates/a b.md')).toContain('TDS');
    expect((result as { commit: string }).commit).toBe(git(here, 'rev-parse', '--short=7', 'HEAD'));
    expect((await plan()).changes).toEqual([]);
  });

  test('is recorded under the editor’s own words, in one line', async () => {
    write(here, POST, post('B'));
    await publishAll('-m New\n\nwords ');
    expect(published()[0]).toBe('-m New words');
  });

  test('of other files is told and left as it is, staged or not', async () => {
    write(here, POST, post('B'));
    write(here, 'src/code.ts', '1\n2\n3\n4\n');
    write(here, 'src/new.ts', 'x');
    git(here, 'add', 'src/code.ts');
    expect((await plan()).others).toEqual(['src/code.ts', 'src/new.ts']);
    expect((await publishAll()).kind).toBe('published');
    expect(git(here, 'show', '--format=', '--name-only', 'HEAD')).toBe(POST);
    expect(git(here, 'status', '--porcelain')).toBe('M  src/code.ts\n?? src/new.ts');
  });

  test('that is a removal or another name is sent too', async () => {
    git(here, 'mv', POST, 'content/blog/2.md');
    rmSync(join(here, 'content/site.json'));
    expect((await plan()).summary).toBe('Blog post ‘Minutes’ renamed to 2.md; site.json removed');
    expect((await publishAll()).kind).toBe('published');
    expect(git(join(dir, 'site.git'), 'ls-tree', '-r', '--name-only', 'main')).toBe(
      'content/blog/2.md\nsrc/code.ts',
    );
  });

  test('that was saved after the list was shown is not sent unseen', async () => {
    write(here, POST, post('B'));
    const { version, summary } = await plan();
    write(here, POST, post('C'));
    const result = await publish(desk(), { summary, version });
    expect(result).toMatchObject({ says: 'A file was saved after this list was made.' });
    expect(published()).toEqual(['Start']);
  });

  test('goes to a code host that has nothing yet', async () => {
    git(dir, 'init', '--bare', '--quiet', 'empty.git');
    git(here, 'remote', 'set-url', 'origin', join(dir, 'empty.git'));
    git(here, 'branch', '--unset-upstream');
    git(here, 'update-ref', '-d', 'refs/remotes/origin/main');
    write(here, POST, post('B'));
    expect((await publishAll()).kind).toBe('published');
    expect(git(join(dir, 'empty.git'), 'log', '--format=%s', 'main')).toContain('Summary');
    expect(git(here, 'rev-parse', '--abbrev-ref', '@{u}')).toBe('origin/main');
  });
});

test('a second folder of the same repository is one to publish from as well', async () => {
  git(here, 'switch', '--quiet', '--detach');
  git(here, 'worktree', 'add', '--quiet', join(dir, 'second'), 'main');
  here = join(dir, 'second');
  write(here, POST, post('B'));
  expect((await publishAll()).kind).toBe('published');
  writeFileSync(git(here, 'rev-parse', '--git-path', 'MERGE_HEAD'), git(here, 'rev-parse', 'HEAD'));
  expect((await plan()).problem?.says).toContain('has not finished');
});

test('without a change there is nothing to publish', async () => {
  expect(await plan()).toMatchObject({ changes: [], waiting: 0 });
  expect(await publishAll()).toMatchObject({ kind: 'not-published' });
  expect(published()).toEqual(['Start']);
});

test('what the check finds keeps it here, unrecorded', async () => {
  write(here, POST, post('B'));
  errors = ['content/blog/1.md:3: wrong'];
  expect((await plan()).errors).toEqual(errors);
  expect(await publishAll()).toMatchObject({ kind: 'not-published', errors });
  expect(git(here, 'log', '--format=%s')).toBe('Start');
  expect(read(here, POST)).toBe(post('B'));
});

describe('when somebody else has published', () => {
  test('both changes are kept', async () => {
    write(there, 'content/site.json', '{ "phone": "2" }\n');
    write(there, 'src/code.ts', '0\n1\n2\n3\n');
    commitThere('Theirs');
    write(here, POST, post('B'));
    write(here, 'src/new.ts', 'mine');
    const result = await publishAll();
    expect(result.kind).toBe('published');
    expect(result.says).toContain('somebody else');
    // What runs is no longer what is in the folder.
    expect(result.says).toContain('start it again');
    expect(published()).toEqual(['Summary changed in blog post ‘Minutes’', 'Theirs', 'Start']);
    expect(read(here, 'content/site.json')).toContain('2');
    expect(read(here, 'src/new.ts')).toBe('mine');
  });

  test('other work in this folder survives the joining', async () => {
    write(there, 'content/site.json', '{ "phone": "2" }\n');
    commitThere('Theirs');
    write(here, POST, post('B'));
    write(here, 'src/code.ts', 'mine\n');
    const result = await publishAll();
    expect(result.kind).toBe('published');
    expect(result.says).not.toContain('start it again');
    expect(read(here, 'src/code.ts')).toBe('mine\n');
    expect(git(here, 'stash', 'list')).toBe('');
  });

  test('the same lines are not joined, and nothing is lost', async () => {
    write(there, POST, post('Theirs'));
    commitThere('Theirs');
    write(here, POST, post('Ours'));
    write(here, 'src/code.ts', 'mine\n');
    const result = await publishAll();
    expect(result).toMatchObject({ kind: 'not-published' });
    expect(result.says).toBe(`Somebody else has published a change of the same lines in ${POST}.`);
    expect(read(here, POST)).toBe(post('Ours'));
    expect(read(here, 'src/code.ts')).toBe('mine\n');
    expect(existsSync(join(here, '.git/rebase-merge'))).toBe(false);
    expect(published()[0]).toBe('Theirs');
    expect(await plan()).toMatchObject({ waiting: 1, changes: [] });
  });

  test('a file that is half done here stays untouched', async () => {
    write(there, 'src/code.ts', 'theirs\n');
    commitThere('Theirs');
    write(here, POST, post('B'));
    write(here, 'src/code.ts', 'mine\n');
    const result = await publishAll();
    expect(result.says).toContain('other versions of src/code.ts');
    expect(read(here, 'src/code.ts')).toBe('mine\n');
  });

  test('what only both together have wrong is found before it is sent', async () => {
    write(there, 'content/site.json', '{ "phone": "2" }\n');
    commitThere('Theirs');
    write(here, POST, post('B'));
    const check = () => (read(here, 'content/site.json').includes('2') ? ['twice'] : []);
    const { version } = await plan();
    const result = await publish({ ...desk(), check }, { summary: 'B', version });
    expect(result).toMatchObject({ kind: 'not-published', errors: ['twice'] });
    expect(published()[0]).toBe('Theirs');
    // Mended, it goes with the next one.
    write(here, 'content/site.json', '{ "phone": "3" }\n');
    expect((await publishAll()).kind).toBe('published');
    expect(published().slice(0, 2)).toEqual(['Phone changed in site.json', 'B']);
  });
});

describe('what is in the way is told, and the change stays', () => {
  beforeEach(() => write(here, POST, post('B')));

  test.each<[string, () => void, string]>([
    ['no git', () => vi.stubEnv('PATH', join(dir, 'empty')), 'Git is not installed'],
    ['no repository', () => rmSync(join(here, '.git'), { recursive: true }), 'not under Git'],
    ['a detached head', () => void git(here, 'checkout', '--quiet', '--detach'), 'earlier version'],
    ['no remote', () => void git(here, 'remote', 'remove', 'origin'), 'where the site is kept'],
    ['no name', () => write(dir, '.gitconfig', ''), 'does not know your name'],
    [
      'a half-done join',
      () => write(here, '.git/MERGE_HEAD', git(here, 'rev-parse', 'HEAD')),
      'has not finished',
    ],
  ])('%s', async (_what, spoil, says) => {
    spoil();
    const { problem, changes } = await plan();
    expect(problem?.says).toContain(says);
    expect(changes.length).toBe(
      existsSync(join(here, '.git')) && says !== 'Git is not installed' ? 1 : 0,
    );
    const result = await publish(desk(), { summary: '', version: '' });
    expect(result).toMatchObject({ kind: 'not-published' });
    expect(result.says).toContain(says);
    expect(read(here, POST)).toBe(post('B'));
    vi.unstubAllEnvs();
    expect(published()).toEqual(['Start']);
  });

  test('code that is recorded here and not published', async () => {
    write(here, 'src/code.ts', 'mine\n');
    git(here, 'commit', '--quiet', '-m', 'Code', '--', 'src');
    expect((await plan()).problem?.says).toContain('src/code.ts');
    expect((await publishAll()).says).toContain('src/code.ts');
    expect(git(here, 'log', '--format=%s').split('\n')).toEqual(['Code', 'Start']);
  });

  test('a code host that is not there', async () => {
    git(here, 'remote', 'set-url', 'origin', join(dir, 'gone.git'));
    expect(await publishAll()).toMatchObject({ kind: 'not-published' });
    // Not even recorded: there is nothing to clear up.
    expect(git(here, 'log', '--format=%s')).toBe('Start');
  });

  test('a push that is refused; the next one sends it', async () => {
    const hook = join(dir, 'site.git/hooks/pre-receive');
    write(dir, 'site.git/hooks/pre-receive', '#!/bin/sh\nexit 1\n');
    execFileSync('chmod', ['+x', hook]);
    const result = await publishAll();
    expect(result.says).toContain('takes no direct change');
    expect(result).toMatchObject({ kind: 'not-published' });
    expect(published()).toEqual(['Start']);
    expect(read(here, POST)).toBe(post('B'));
    rmSync(hook);
    expect(await plan()).toMatchObject({ waiting: 1 });
    expect((await publishAll()).kind).toBe('published');
    expect(onSite(POST)).toBe(post('B').trim());
  });

  test('a git that does not come back', async () => {
    git(here, 'config', 'core.sshCommand', 'sleep 30 #');
    git(here, 'remote', 'set-url', 'origin', 'ssh://nobody@example.com/x.git');
    const slow = { ...desk(), git: gitIn(here, 1000) };
    const { version } = await planOf(slow);
    const result = await publish(slow, { summary: 'B', version });
    expect(result.says).toBe('The code host did not answer in time.');
  });
});
