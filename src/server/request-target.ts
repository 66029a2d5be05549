/** What a request line asks for, decided without touching the disk. */
import { REDIRECTS } from '#collections/reading/redirects.ts';

/**
 * Matches paths, as sent, that no file has: broken percent codes, encoded control characters; double, backward and
 * encoded slashes; names that begin with a dot, and so every step up, in any spelling.
 */
const NOWHERE =
  /^[^/]|%(?![0-9a-f]{2})|%[01][0-9a-f]|%7f|\/\/|\\|%2f|%5c|\/([.]|%2e)(?!well-known\/)/i;

type RequestTarget =
  /** A file may answer. `path` is decoded and in its one canonical form. */
  | { readonly path: string }
  /** 301. `location` always begins with exactly one slash, so it never leaves the site. */
  | { readonly location: string };

/**
 * `requestTarget`: the request line's target as received (`request.url`), still encoded. Undefined for a path
 * that answers 404 whatever is on the disk.
 */
export function readTarget(requestTarget: string): RequestTarget | undefined {
  const [sent = ''] = requestTarget.split('?', 1);
  if (NOWHERE.test(sent)) return undefined;
  // `/about/`, `/about.html` → `/about`; `/index.html` → `/` (docs/decisions/urls.md).
  const canonical = sent.replace(/(\/index)?([.]html)?\/?$/, '') || '/';
  const path = decode(canonical);
  if (path === undefined) return undefined;
  if (Object.hasOwn(REDIRECTS, path)) return { location: REDIRECTS[path] ?? '/' };
  return canonical === sent ? { path } : { location: canonical + requestTarget.slice(sent.length) };
}

/** Undefined for bytes that are not text, because no file has such a name. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
