/** Publishes with git: commits what changed, joins it with what others published, and pushes. */
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

/** What git says, and what an editor can do about it; the first match applies. */
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
    /authentication failed|could not read username|permission denied|publickey|\b40[13]\b|denied to|remote rejected|hook declined/i,
    'The code host did not let you in. Sign in to it again, or ask for the right to push.',
  ],
];

/** Why git failed: a hint, with git's last line for whoever helps. */
function inWords(failure: unknown): string {
  const { stdout = '', stderr = '', message } = failure as Error & Record<string, string>;
  const output = `${stdout}\n${stderr}`.trim() || String(message);
  const hint = HINTS.find(([says]) => says.test(output))?.[1] ?? 'Git could not do it.';
  return `${hint} (git: ${output.split('\n').at(-1)})`;
}

/** The files that would be published, or why git cannot list them. */
export async function listChangedFiles(): Promise<readonly string[]> {
  try {
    const shown = ['--porcelain', '-z', '-uall', '--no-renames'];
    const status = await git('status', ...shown, '--', ...EDITED_FOLDERS);
    return status
      .split('\0')
      .filter(Boolean)
      .map((line) => line.slice(3));
  } catch (failure) {
    return [inWords(failure)];
  }
}

/**
 * Publishes the two folders and returns a sentence about the result. Nothing an editor wrote is lost. `errors`: how
 * many the check of the content finds.
 */
export async function publish(message: string, errors: number): Promise<string> {
  if (errors > 0) return `Nothing was published: ${formatQuantity(errors, 'error')} to fix first.`;
  try {
    await git('rev-parse', '--abbrev-ref', '@{upstream}');
    if ((await listChangedFiles()).length > 0) {
      await git('add', '--all', '--', ...EDITED_FOLDERS);
      const text = message.trim() || 'Change content';
      await git('commit', '--quiet', '--no-verify', '-m', text, '--', ...EDITED_FOLDERS);
    }
    await git('pull', '--quiet', '--rebase', '--autostash').catch(async (failure: unknown) => {
      await git('rebase', '--abort').catch(() => undefined);
      throw failure;
    });
    if ((await git('log', '--oneline', '@{upstream}..')) === '') return 'Nothing has changed.';
    await git('push', '--quiet');
    return 'Published. The site follows in a few minutes, when its checks have passed.';
  } catch (failure) {
    return inWords(failure);
  }
}
