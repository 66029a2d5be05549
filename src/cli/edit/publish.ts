/** Publishes the changes of `content/`: checks, commits, joins what others have published, pushes. */
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { changeInWords, changesOf, inWords, listed, type Change } from './publish-changes.ts';
import {
  answerOf,
  linksOf,
  refusalInWords,
  TIMED_OUT,
  type Git,
  type GitAnswer,
  type HostLink,
} from './publish-git.ts';
import {
  countApart,
  findChanges,
  findTarget,
  placeOfContent,
  unpublishedCode,
  type Problem,
  type Target,
} from './publish-state.ts';

export interface Desk {
  readonly root: string;
  readonly git: Git;
  /** Errors of the content as it is now, as the doctor prints them. */
  readonly check: () => readonly string[];
}

/** What publishing would do. */
export interface Plan {
  readonly changes: readonly (Change & { readonly words: string })[];
  /** Suggested text of the commit. */
  readonly summary: string;
  /** Stands for the changes as listed. */
  readonly version: string;
  /** Changed files that are no content and stay as they are. */
  readonly others: readonly string[];
  /** Commits of content that an earlier attempt could not send. */
  readonly waiting: number;
  readonly target?: string;
  readonly problem?: Problem;
  readonly errors: readonly string[];
}

export type Result =
  | {
      readonly kind: 'published';
      readonly says: string;
      readonly commit: string;
      readonly links: readonly HostLink[];
    }
  | ({ readonly kind: 'not-published'; readonly errors?: readonly string[] } & Problem);

export async function planOf({ root, git, check }: Desk): Promise<Plan> {
  const target = await findTarget(git, root);
  const noChanges = { changes: [], summary: '', version: '', others: [], waiting: 0, errors: [] };
  if ('says' in target && !(await git('rev-parse', '--git-dir')).ok)
    return { ...noChanges, problem: target };
  const { content, others, version } = await findChanges(git, root);
  const changes = changesOf(content);
  const plan = {
    changes: changes.map((change) => ({ ...change, words: changeInWords(change) })),
    summary: inWords(changes),
    version,
    others,
    waiting: 0,
    errors: check(),
  };
  if ('says' in target) return { ...plan, problem: target };
  const { ahead } = await countApart(git, target);
  const problem = await codeProblem(git, target);
  return {
    ...plan,
    waiting: ahead,
    target: `${target.remoteUrl.replace(/\/\/[^@/]*@/, '//')}, branch ${target.branch}`,
    ...(problem !== undefined && { problem }),
  };
}

/** `version`: of the plan that was shown; what changed after it is not published unseen. */
export async function publish(
  desk: Desk,
  { summary, version }: { readonly summary: string; readonly version: string },
): Promise<Result> {
  const { root, git, check } = desk;
  const target = await findTarget(git, root);
  if ('says' in target) return failed(target);
  const changed = await findChanges(git, root);
  const { ahead } = await countApart(git, target);
  if (changed.content.length === 0 && ahead === 0)
    return failed({ says: 'Nothing has changed, so there is nothing to publish.', todo: '' });
  if (changed.version !== version)
    return failed({
      says: 'A file was saved after this list was made.',
      todo: 'Close this, press Publish again and look at the new list.',
    });
  const errors = check();
  if (errors.length > 0) return failed({ ...CHECK_FAILED, errors });
  const code = await codeProblem(git, target);
  if (code !== undefined) return failed(code);
  const fetched = await fetchFrom(git, target);
  if (fetched !== undefined) return failed(fetched);
  if (changed.content.length > 0) {
    const text = oneLine(summary) || inWords(changesOf(changed.content));
    const added = await git('add', '--all', '--', CONTENT_DIR);
    const done = added.ok ? await git('commit', '--quiet', '-m', text, '--', CONTENT_DIR) : added;
    if (!done.ok) return failed(notCommitted(done));
  }
  return send(desk, target, changed.others);
}

const failed = (problem: Problem & { errors?: readonly string[] }): Result => ({
  kind: 'not-published',
  ...problem,
});

const CHECK_FAILED = {
  says: 'The check finds errors, so nothing was published.',
  todo: 'Mend them, save, and publish again.',
};

/** Text of a commit: one line without signs that nobody sees. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

const notCommitted = ({ said }: GitAnswer): Problem => ({
  says: 'The changes could not be recorded, so nothing was published.',
  todo: `Your changes are saved on this machine. ${
    said === TIMED_OUT
      ? 'Git took too long; a password for signing may be missing.'
      : answerOf(said)
  }`,
});

async function codeProblem(git: Git, target: Target): Promise<Problem | undefined> {
  const files = await unpublishedCode(git, target);
  if (files.length === 0) return undefined;
  return {
    says: `This folder has finished work on the site’s code that is not published yet (${listed(files, 'more files')}).`,
    todo: 'Your changes are saved on this machine. Ask whoever did that work to publish it (“git push”); then publish here again.',
  };
}

/** What the code host has now; an empty one has nothing to fetch. */
async function fetchFrom(
  git: Git,
  { remote, branch, upstream }: Target,
): Promise<Problem | undefined> {
  const from = `+refs/heads/${branch}:${upstream}`;
  const fetched = await git('fetch', '--quiet', '--no-tags', remote, from);
  if (fetched.ok || /couldn't find remote ref/.test(fetched.said)) return undefined;
  return {
    says: refusalInWords(fetched.said),
    todo: 'Nothing was published. Your changes are saved on this machine; publish again later, or ask whoever looks after the site.',
  };
}

/** Puts our commits on top of what others published, checks the whole, and pushes. */
async function send(desk: Desk, target: Target, others: readonly string[]): Promise<Result> {
  const { git, check } = desk;
  const { behind } = await countApart(git, target);
  const own = await shortId(git);
  let isCodeNew = false;
  if (behind > 0) {
    const incoming = await namesIn(git, `HEAD...${target.upstream}`);
    const problem = await rebase(git, target, { incoming, others, own });
    if (problem !== undefined) return failed(problem);
    const { isContent } = await placeOfContent(git);
    isCodeNew = !incoming.every(isContent);
    const errors = check();
    if (errors.length > 0)
      return failed({
        says: 'Your changes were joined with what somebody else published meanwhile, and together they have errors.',
        todo: 'They are on this machine, not on the site. Mend the errors, save, and publish again.',
        errors,
      });
  }
  const commit = await shortId(git);
  const pushed = await push(git, target);
  if (!pushed.ok) return failed(notPushed(pushed, commit));
  const full = (await git('rev-parse', 'HEAD')).out.trim();
  const joined =
    behind > 0
      ? ' What somebody else published meanwhile is kept; reload this page to see it.'
      : '';
  const restart = isCodeNew
    ? ' The project itself has changed too: end “npm run edit” with Ctrl+C and start it again.'
    : '';
  return {
    kind: 'published',
    says: `Published as ${commit}. The site is built anew from it, which takes some minutes.${joined}${restart}`,
    commit,
    links: linksOf(target.remoteUrl, full),
  };
}

const shortId = async (git: Git) => (await git('rev-parse', '--short=7', 'HEAD')).out.trim();

async function namesIn(git: Git, range: string): Promise<string[]> {
  const { out } = await git('diff', '--name-only', '-z', range);
  return out.split('\0').filter((name) => name !== '');
}

interface Joining {
  /** Files that others changed. */
  readonly incoming: readonly string[];
  readonly others: readonly string[];
  readonly own: string;
}

async function rebase(
  git: Git,
  { upstream }: Target,
  { incoming, others, own }: Joining,
): Promise<Problem | undefined> {
  const kept = `Your text is safe on this machine (commit ${own}), but not on the site.`;
  const shared = others.filter((name) => incoming.includes(name));
  if (shared.length > 0)
    return {
      says: `Somebody else has published other versions of ${listed(shared, 'more files')}, which are changed in this folder too.`,
      todo: `${kept} Ask whoever changed them here to finish that work; then publish again.`,
    };
  const { ok } = await git('rebase', '--quiet', '--autostash', upstream);
  if (ok) return undefined;
  const both = (await git('diff', '--name-only', '--diff-filter=U', '-z')).out.split('\0');
  await git('rebase', '--abort');
  const names = both.filter((name) => name !== '');
  return {
    says: `Somebody else has published a change of the same lines${names.length === 0 ? '' : ` in ${listed(names, 'more files')}`}.`,
    todo: `${kept} Ask whoever looks after the site to join the two versions by hand (“git pull --rebase”); then publish again.`,
  };
}

const push = (git: Git, { remote, branch, isTracked }: Target) =>
  git('push', '--quiet', ...(isTracked ? [] : ['-u']), remote, `HEAD:refs/heads/${branch}`);

function notPushed({ said }: GitAnswer, commit: string): Problem {
  const isLate = /fetch first|non-fast-forward/.test(said);
  return {
    says: isLate
      ? 'Somebody else published in this very moment.'
      : `${refusalInWords(said)} Nothing was published.`,
    todo: isLate
      ? `Your changes are safe on this machine (commit ${commit}). Publish again; both will be joined.`
      : `Your changes are safe on this machine (commit ${commit}). Publish again once that is solved; nothing has to be typed again. The right to change the site is given by whoever looks after it.`,
  };
}
