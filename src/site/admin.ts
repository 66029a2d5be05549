/**
 * The forms of the editing page on the published site, at `/admin`. They edit the repository on GitHub directly,
 * with a token that the editor enters, and are built only if `CMS_REPO` names it.
 */

/** Address of the editing page: on the published site, and under `astro dev`. */
export const ADMIN_PATH = '/admin';

/** `written`: the value of `CMS_REPO`. Returns undefined if it is empty; the build then has no forms. */
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
 * Policy of the page, besides the headers of every answer. The CMS writes HTML from strings and sets inline
 * styles, so this one page can neither require Trusted Types nor forbid inline styles. Its scripts come
 * only from this origin, and the token can be sent only to GitHub.
 */
export const ADMIN_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob: https://api.github.com",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
