/** Publishes with git: commits the changes, merges them with the changes of others, and pushes. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { formatQuantity } from '#lib/format.ts';
import { EDITED_FOLDERS } from './local-git.ts';

/** Runs git without a shell and without prompts, for at most two minutes. */
const git = async (...args: string[]) => {
  const env = {
    ...process.env,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
    GIT_EDITOR: 'true',
  };
  return (await promisify(execFile)('git', args, { timeout: 120_000, env })).stdout.trimEnd();
};

/** Patterns for git's error messages, each with advice for the editor. The first pattern that matches applies. */
const HINTS: readonly (readonly [says: RegExp, hint: string])[] = [
  [/ENOENT/, 'Git is not installed on this machine. Install it from git-scm.com.'],
  [
    /tell me who you are|empty ident|auto-detect email/i,
    'Git does not know your name. In a terminal: git config --global user.name "…", then user.email.',
  ],
  [
    /(?:not|to be) a git repository|tracking information|no upstream|no such remote|not currently on a branch|repository .*not found/i,
    'This folder is not connected to the repository of the site. Ask a developer to connect it.',
  ],
  [
    /conflict|could not apply/i,
    'Somebody else has published a change of the same lines. Yours is kept on this machine; ask a developer to join the two.',
  ],
  [
    /could not resolve host|timed out|connection refused|network is unreachable|failed to connect/i,
    'The code host does not answer. Check the internet connection and publish again.',
  ],
  [
    /fetch first|non-fast-forward|cannot lock ref/i,
    'Somebody else is publishing at this moment. Wait a minute and publish again.',
  ],
  [
    /authentication failed|could not read username|permission denied|publickey|\b40[13]\b|denied to|remote rejected|hook declined/i,
    'The code host did not let you in. Sign in to it again, or ask for the right to push.',
  ],
];

/** Returns the message that git printed when it failed. */
function outputOf(failure: unknown): string {
  const { stdout = '', stderr = '', message } = failure as Error & Record<string, string>;
  return `${stdout}\n${stderr}`.trim() || String(message);
}

const hintFor = (output: string) => HINTS.find(([says]) => says.test(output))?.[1];

/** Returns why git failed: advice for the editor, and git's last line for a developer. */
function inWords(failure: unknown): string {
  const output = outputOf(failure);
  return `${hintFor(output) ?? 'Git could not do it.'} (git: ${output.split('\n').at(-1)})`;
}

/** Runs git and returns its output as a list, split at NUL characters. The arguments must contain `-z`. */
const list = async (...args: string[]) => (await git(...args)).split('\0').filter(Boolean);

/** Returns the files changed by commits that have not been pushed from this machine. */
const listUnpublished = () =>
  list('diff', '--name-only', '--no-renames', '-z', '@{upstream}...HEAD');

async function listUncommitted(): Promise<string[]> {
  const shown = ['--porcelain', '-z', '-uall', '--no-renames'];
  return (await list('status', ...shown, '--', ...EDITED_FOLDERS)).map((line) => line.slice(3));
}

const isEdited = (file: string) => EDITED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

const NO_LIST =
  'Git cannot list the files that have changed. Ask a developer to run “git status” in this folder.';

/** Returns the files that would be published. If git fails, `failure` says what failed and what the editor can do. */
export async function listChangedFiles(): Promise<{ files: string[]; failure?: string }> {
  try {
    const unpublished = await listUnpublished().catch(() => []);
    const changed = [...unpublished.filter(isEdited), ...(await listUncommitted())];
    return { files: [...new Set(changed)].sort() };
  } catch (failure) {
    return { files: [], failure: hintFor(outputOf(failure)) ?? NO_LIST };
  }
}

/** Returns a sentence about a file that git could not merge; undefined if there is no such file. */
async function unjoined(): Promise<string | undefined> {
  const [file] = (await list('ls-files', '--unmerged', '-z')).map((line) => line.split('\t')[1]);
  return (
    file &&
    `Nothing was published: ${file} on this machine has two versions that git could not join. Ask a developer to join them.`
  );
}

/** Pulls and pushes. Starts again if somebody else has pushed between the pull and the push. */
async function pullAndPush(attemptsLeft = 3): Promise<string> {
  await git('pull', '--quiet', '--rebase', '--autostash').catch(async (failure: unknown) => {
    await git('rebase', '--abort').catch(() => undefined);
    throw failure;
  });
  // A pull with --autostash succeeds even if an uncommitted change has a conflict, so `unjoined` looks for conflicts.
  const conflict = await unjoined();
  if (conflict !== undefined) return conflict;
  if ((await listUnpublished()).length === 0) return 'Nothing has changed.';
  try {
    await git('push', '--quiet');
  } catch (failure) {
    const isOvertaken = /fetch first|non-fast-forward|cannot lock ref/i.test(String(failure));
    if (attemptsLeft > 0 && isOvertaken) return pullAndPush(attemptsLeft - 1);
    throw failure;
  }
  return 'Published. The site follows in a few minutes, when its checks have passed.';
}

/**
 * Publishes the changes in `EDITED_FOLDERS` and returns the result as a sentence. If publishing fails, no text is lost.
 * `errors`: number of errors that the check finds. `files`: the uncommitted files to publish; by default, all.
 */
export async function publish(
  message: string,
  errors: number,
  files?: readonly string[],
): Promise<string> {
  if (errors > 0) return `Nothing was published: ${formatQuantity(errors, 'error')} to fix first.`;
  try {
    await git('rev-parse', '--abbrev-ref', '@{upstream}');
    const conflict = await unjoined();
    if (conflict !== undefined) return conflict;
    const other = (await listUnpublished()).find((file) => !isEdited(file));
    if (other !== undefined)
      return `Nothing was published: a developer has committed ${other} on this machine and has not published it. Ask for that first.`;
    const changed = (await listUncommitted()).filter((file) => files?.includes(file) ?? true);
    if (changed.length > 0) {
      const text = message.trim() || 'Change content';
      const paths = ['--', ...changed.map((file) => `:(literal)${file}`)];
      await git('add', '--all', ...paths);
      await git('commit', '--quiet', '--no-verify', '-m', text, ...paths);
    }
    return await pullAndPush();
  } catch (failure) {
    return inWords(failure);
  }
}
