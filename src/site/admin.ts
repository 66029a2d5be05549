/**
 * The forms of the editing page on the published site, at `/admin`. They work on the repository itself,
 * with the token that an editor types in, and are there only when `CMS_REPO` names it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Address of the editing page: on the published site, and under `astro dev`. */
export const ADMIN_PATH = '/admin';

/** Where the page has the package that the CMS asks for by its bare name. */
export const IMPORT_MAP = `{"imports":{"immutable":"${ADMIN_PATH}/immutable.js"}}`;
const MAP_HASH = createHash('sha256').update(IMPORT_MAP).digest('base64');

/** What is known of a code host: the CMS's name for it, and where its interface and its portraits are. */
const CODE_HOSTS = {
  'github.com': {
    backend: 'github',
    api: 'https://api.github.com',
    pictures: 'https://avatars.githubusercontent.com',
    repo: /^[A-Za-z0-9][A-Za-z0-9-]*\/[A-Za-z0-9._-]+$/,
  },
  'gitlab.com': {
    backend: 'gitlab',
    api: 'https://gitlab.com/api/',
    pictures: 'https://gitlab.com https://secure.gravatar.com',
    repo: /^[A-Za-z0-9_][A-Za-z0-9._-]*(?:\/[A-Za-z0-9._-]+)+$/,
  },
} as const;

type CodeHost = keyof typeof CODE_HOSTS;

export interface Admin {
  readonly backend: (typeof CODE_HOSTS)[CodeHost]['backend'];
  /** Address of the code host's interface. */
  readonly api: string;
  readonly repo: string;
  /** Undefined: the repository's default branch. */
  readonly branch?: string;
  /** Of the page at `/admin` alone. */
  readonly policy: string;
}

/** A setting of the environment, or of `.env`; an empty one of the environment wins over `.env`. */
function setting(name: string): string | undefined {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return (process.env[name] ?? file[name])?.trim() || undefined;
}

/** Undefined: nothing of it is in the build, which is the default. */
export const ADMIN = readAdmin({
  repo: setting('CMS_REPO'),
  branch: setting('CMS_BRANCH'),
  host: setting('CMS_HOST'),
});

interface Written {
  readonly repo?: string | undefined;
  readonly branch?: string | undefined;
  readonly host?: string | undefined;
}

/** Throws for a value that cannot be one: they become configuration of web servers. */
export function readAdmin({ repo, branch, host = 'github.com' }: Written): Admin | undefined {
  if (repo === undefined) return undefined;
  if (!Object.hasOwn(CODE_HOSTS, host))
    throw new Error(`CMS_HOST is "${host}"; write ${Object.keys(CODE_HOSTS).join(' or ')}`);
  const known = CODE_HOSTS[host as CodeHost];
  if (!known.repo.test(repo) || /\/\.+(?:\/|$)|\.git$/.test(repo))
    throw new Error(
      `CMS_REPO is "${repo}"; write the owner and the name of the repository on ${host}, such as "firm/website"`,
    );
  if (branch !== undefined && !/^[A-Za-z0-9](?:[._/-]?[A-Za-z0-9])*$/.test(branch))
    throw new Error(`CMS_BRANCH is "${branch}"; write the name of a branch, such as "main"`);
  return {
    backend: known.backend,
    api: known.api,
    repo,
    ...(branch !== undefined && { branch }),
    policy: adminPolicy(known),
  };
}

/**
 * Beside what holds on every answer. The CMS writes HTML from strings and sets styles of its own, so this
 * one page can neither require Trusted Types nor forbid inline styles. Its scripts are ours, from this
 * origin, and the token that is typed in can go to the code host alone. `host`: none for the page that
 * works on the files of this machine.
 */
export function adminPolicy(host = { api: '', pictures: '' }): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${MAP_HASH}' 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${host.pictures}`.trim(),
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self' data: blob: ${host.api}`.trim(),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
