/** Calls git: never through a shell, never asking anybody anything, and not for longer than a minute. */
import { execFile } from 'node:child_process';

export interface GitAnswer {
  readonly ok: boolean;
  readonly out: string;
  /** What git said beside its answer; `ENOENT` when there is no git. */
  readonly said: string;
}

export type Git = (...args: string[]) => Promise<GitAnswer>;

export const TIME_LIMIT_MS = 60_000;
export const TIMED_OUT = 'timed out';

/** Nothing of a repository that the caller may be run from; and nobody is there to answer a question. */
function environment(sshCommand: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR)$/.test(name),
  );
  return {
    ...Object.fromEntries(own),
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GIT_EDITOR: 'true',
    GIT_SSH_COMMAND: `${sshCommand} -o BatchMode=yes`,
    // What is read from git's answers is read in English.
    LC_ALL: 'C',
  };
}

/** `git` for the project in this folder. */
export function gitIn(root: string, timeLimitMs = TIME_LIMIT_MS): Git {
  const call = (args: readonly string[], ssh: string) =>
    new Promise<GitAnswer>((resolve) => {
      const options = {
        cwd: root,
        env: environment(ssh),
        timeout: timeLimitMs,
        maxBuffer: 64_000_000,
        windowsHide: true,
      };
      // A program that asks for a password in a window would wait for nobody, too.
      execFile('git', ['-c', 'core.askPass=', ...args], options, (error, out, said) => {
        if (error === null) return resolve({ ok: true, out, said });
        const why = error.killed === true ? TIMED_OUT : error.code === 'ENOENT' ? 'ENOENT' : said;
        resolve({ ok: false, out, said: why });
      });
    });
  let ssh: Promise<string> | undefined;
  const sshCommand = async () =>
    process.env['GIT_SSH_COMMAND'] ??
    ((await call(['config', 'core.sshCommand'], 'ssh')).out.trim() || 'ssh');
  return async (...args) => call(args, await (ssh ??= sshCommand()));
}

/** Why the code host could not be reached or did not take the change, in plain words. */
export function refusalInWords(said: string): string {
  if (said === TIMED_OUT) return 'The code host did not answer in time.';
  if (/could not resolve|unable to access.*(?:resolve|connect|timed)|network|no route/i.test(said))
    return 'The code host cannot be reached. Is this machine connected to the internet?';
  if (/protected branch|hook declined|GH0\d\d/i.test(said))
    return 'The code host takes no direct change of this branch.';
  if (
    /permission|denied|forbidden|\b403\b|\b401\b|authenticat|could not read (?:username|password)|not found|terminal prompts|publickey|host key|not allowed/i.test(
      said,
    )
  )
    return 'The code host did not accept this machine’s sign-in, or it has no right to change the site.';
  return answerOf(said);
}

/** The first line of what git said. */
export function answerOf(said: string): string {
  const [line = 'nothing'] = said.split('\n').filter((one) => one.trim() !== '');
  return `Git answered: ${line.replace(/^(?:error|fatal|remote): /, '')}`;
}

export interface HostLink {
  readonly text: string;
  readonly url: string;
}

/** By the name of a code host: the page of a commit, and of what is built from it. */
const HOSTS: Record<string, { readonly commit: string; readonly builds?: string }> = {
  'github.com': { commit: '/commit/', builds: '/actions' },
  'gitlab.com': { commit: '/-/commit/', builds: '/-/pipelines' },
  'bitbucket.org': { commit: '/commits/', builds: '/pipelines' },
  'codeberg.org': { commit: '/commit/', builds: '/actions' },
};

/** Pages about a commit on a code host that is known; a name or token in the address is left out. */
export function linksOf(remoteUrl: string, commit: string): HostLink[] {
  const { name = '', path = '' } =
    /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?(?<name>[\w.-]+)(?::\d+)?[:/](?<path>[\w./~-]+?)(?:\.git)?\/?$/.exec(
      remoteUrl.trim(),
    )?.groups ?? {};
  const host = Object.hasOwn(HOSTS, name) ? HOSTS[name] : undefined;
  if (host === undefined) return [];
  const page = `https://${name}/${path}`;
  return [
    { text: 'See the change', url: `${page}${host.commit}${commit}` },
    ...(host.builds === undefined
      ? []
      : [{ text: 'See how the site is built', url: `${page}${host.builds}` }]),
  ];
}
