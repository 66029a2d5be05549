/** The project's state in git: what keeps a change from being published, and what has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import type { ChangedFile } from './publish-changes.ts';
import type { Git } from './publish-git.ts';

/** What is in the way, and what to do about it. */
export interface Problem {
  readonly says: string;
  readonly todo: string;
}

/** Where a change goes. */
export interface Target {
  readonly remote: string;
  readonly remoteUrl: string;
  readonly branch: string;
  /** Name under which git remembers what the code host had. */
  readonly upstream: string;
  /** Whether this branch already knows its place on the code host. */
  readonly isTracked: boolean;
}

const ASK = 'Ask whoever looks after the site';
const KEPT = 'Your changes are saved on this machine.';

const PROBLEMS = {
  noGit: {
    says: 'Git is not installed on this machine.',
    todo: `${KEPT} ${ASK} to install Git (git-scm.com), then start “npm run edit” again.`,
  },
  noRepository: {
    says: 'This folder is not under Git.',
    todo: `${KEPT} ${ASK} to fetch the site with “git clone”, and work in that folder.`,
  },
  unfinished: {
    says: 'Somebody began to join two versions of the site in this folder and has not finished.',
    todo: `${KEPT} ${ASK} to finish it: “git status” says what is left.`,
  },
  detached: {
    says: 'This folder shows an earlier version of the site, not the current one.',
    todo: `${KEPT} ${ASK} to switch back to the site’s branch (“git switch main”).`,
  },
  noRemote: {
    says: 'This folder does not know where the site is kept.',
    todo: `${KEPT} ${ASK} to connect it with the code host: “git remote add origin” and the address.`,
  },
  noName: {
    says: 'Git does not know your name, which it writes beside each change.',
    todo: 'Type these two lines into a terminal once, with your own name and address: git config --global user.name "Your name" and git config --global user.email "you@example.com"',
  },
} as const satisfies Record<string, Problem>;

/** Files that git keeps while something is half done. */
const HALF_DONE = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Where a change would go, or the first thing in its way. Asks nobody but this machine. */
export async function findTarget(git: Git, root: string): Promise<Target | Problem> {
  const inside = await git('rev-parse', '--is-inside-work-tree');
  if (inside.said === 'ENOENT') return PROBLEMS.noGit;
  if (inside.out.trim() !== 'true') return PROBLEMS.noRepository;
  const paths = await git('rev-parse', ...HALF_DONE.flatMap((name) => ['--git-path', name]));
  if (paths.out.split('\n').some((path) => path !== '' && existsSync(resolve(root, path))))
    return PROBLEMS.unfinished;
  const local = (await git('symbolic-ref', '--quiet', '--short', 'HEAD')).out.trim();
  if (local === '') return PROBLEMS.detached;
  const config = async (name: string) => (await git('config', name)).out.trim();
  const remotes = (await git('remote')).out.split('\n').filter((name) => name !== '');
  const set = await config(`branch.${local}.remote`);
  const remote = [set, 'origin', ...remotes].find((name) => remotes.includes(name));
  if (remote === undefined) return PROBLEMS.noRemote;
  const name = await git('-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT');
  if (!name.ok) return PROBLEMS.noName;
  const merge = await config(`branch.${local}.merge`);
  const branch = merge === '' ? local : merge.replace(/^refs\/heads\//, '');
  return {
    remote,
    remoteUrl: (await git('remote', 'get-url', remote)).out.trim(),
    branch,
    upstream: `refs/remotes/${remote}/${branch}`,
    isTracked: merge !== '',
  };
}

/** Git names files from the repository's root, in which the project may be a folder. */
export async function placeOfContent(git: Git) {
  const prefix = (await git('rev-parse', '--show-prefix')).out.trim();
  const isContent = (path: string) => path.startsWith(`${prefix}${CONTENT_DIR}/`);
  return { prefix, isContent };
}

export interface Changed {
  readonly content: readonly ChangedFile[];
  /** Changed files elsewhere in the project, which are left alone. */
  readonly others: readonly string[];
  /** Stands for the changed files as they are now. */
  readonly version: string;
}

/** What differs from the last commit. */
export async function findChanges(git: Git, root: string): Promise<Changed> {
  const { prefix, isContent } = await placeOfContent(git);
  const { out } = await git('status', '--porcelain', '-z', '--untracked-files=all', '--no-renames');
  const paths = out
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice(3))
    .sort();
  const hash = createHash('sha256');
  const content: ChangedFile[] = [];
  for (const file of paths.filter(isContent).map((path) => path.slice(prefix.length))) {
    const path = join(root, file);
    const bytes = existsSync(path) ? readFileSync(path) : undefined;
    hash.update(`${file}\0${bytes === undefined ? 'gone' : 'there'}\0`).update(bytes ?? '');
    const committed = await git('show', `HEAD:./${file}`);
    content.push({
      file,
      ...(committed.ok && { before: committed.out }),
      ...(bytes !== undefined && { after: bytes.toString() }),
    });
  }
  const others = paths.filter((path) => !isContent(path));
  return { content, others, version: hash.digest('base64url') };
}

/** Commits that this machine and the code host have each alone, as far as this machine knows. */
export async function countApart(git: Git, { upstream }: Target) {
  const counted = await git('rev-list', '--left-right', '--count', `HEAD...${upstream}`);
  const [ahead = 0, behind = 0] = counted.ok ? counted.out.trim().split(/\s+/).map(Number) : [];
  return { ahead, behind };
}

/** Files beside content/ in commits that the code host has not: code, which is not ours to publish. */
export async function unpublishedCode(git: Git, { upstream }: Target): Promise<string[]> {
  const { isContent } = await placeOfContent(git);
  const { out } = await git('log', '--format=', '--name-only', '-z', `${upstream}..HEAD`);
  const names = out.split(/[\0\n]/).filter((name) => name !== '');
  return [...new Set(names)].filter((name) => !isContent(name));
}
