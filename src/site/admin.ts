/**
 * The forms of the editing page on the published site, at `/admin`. They work on the repository at GitHub itself,
 * with the token that an editor types in, and are there only when `CMS_REPO` names it.
 */
import { createHash } from 'node:crypto';

/** Address of the editing page: on the published site, and under `astro dev`. */
export const ADMIN_PATH = '/admin';

/** Where the page has the package that the CMS asks for by its bare name. */
export const IMPORT_MAP = `{"imports":{"immutable":"${ADMIN_PATH}/immutable.js"}}`;
const MAP_HASH = createHash('sha256').update(IMPORT_MAP).digest('base64');

/** `written`: `CMS_REPO`. Undefined: nothing of the forms is in the build, which is the default. */
export function readRepository(written = ''): string | undefined {
  const repository = written.trim();
  if (repository === '') return undefined;
  if (!/^[\w-]+\/[\w.-]+(?<!\.git)$/.test(repository))
    throw new Error(
      `CMS_REPO is "${repository}"; write the owner and the name of the repository on GitHub, such as "firm/website"`,
    );
  return repository;
}

/**
 * Beside what holds on every answer. The CMS writes HTML from strings and sets styles of its own, so this
 * one page can neither require Trusted Types nor forbid inline styles. Its scripts are ours, from this
 * origin, and the token that is typed in can go to GitHub alone.
 */
export const ADMIN_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${MAP_HASH}' 'wasm-unsafe-eval'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob: https://api.github.com",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
