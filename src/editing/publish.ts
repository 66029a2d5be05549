/** Publishes with git: commits what changed, joins it with what others published, and pushes. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { plural } from '#lib/format.ts';
import { EDITED_FOLDERS } from './local-git.ts';

const run = promisify(execFile);
/** Runs git without a shell and without prompts, for at most two minutes. */
const git = async (...args: string[]) => {
  const env = {
    ...process.env,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
    GIT_EDITOR: 'true',
  };
  return (await run('git', args, { timeout: 120_000, env })).stdout.trimEnd();
};

/** What git says, and what an editor can do about it; the first match applies. */
const HINTS: readonly (readonly [says: RegExp, hint: string])[] = [
  [
    /conflict|could not apply/i,
    'Somebody else has published a change of the same lines. Yours is kept on this machine; ask a developer to join the two.',
  ],
  [
    /could not resolve host|timed out|connection refused|network is unreachable|failed to connect/i,
    'The code host does not answer. Check the internet connection and publish again.',
  ],
  [
    /fetch first|non-fast-forward/i,
    'Somebody else published at the same moment. Publish once more.',
  ],
];
/** Git is missing, does not know the editor or the repository, or may not push. */
const NOT_SET_UP =
  'Git is not ready on this machine. Ask a developer to install it, to connect this folder to the repository of the site, and to sign you in to it.';

/** Why git failed: a hint, with git's last line for whoever helps. */
function inWords(failure: unknown): string {
  const { stdout = '', stderr = '', message } = failure as Error & Record<string, string>;
  const output = `${stdout}\n${stderr}`.trim() || String(message);
  const hint = HINTS.find(([says]) => says.test(output))?.[1] ?? NOT_SET_UP;
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
  if (errors > 0) return `Nothing was published: ${plural(errors, 'error')} to fix first.`;
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
    return 'Published. The site follows in a few minutes, when its tests have passed.';
  } catch (failure) {
    return inWords(failure);
  }
}
