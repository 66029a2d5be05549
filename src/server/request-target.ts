/** What a request line asks for, decided without touching the disk. */
import { REDIRECTS } from '#site/redirects.ts';

/**
 * Over the path as sent: no file has such an address. Broken percent codes, coded control characters; double,
 * backward and coded slashes; names that begin with a dot, and with them every step up, however spelled.
 */
const NOWHERE =
  /^[^/]|%(?![0-9a-f]{2})|%[01][0-9a-f]|%7f|\/\/|\\|%2f|%5c|\/([.]|%2e)(?!well-known\/)/i;

export type RequestTarget =
  /** A file may answer. `path` is decoded and in its one canonical form. */
  | { readonly path: string }
  /** 301. `location` always begins with exactly one slash, so it never leaves the site. */
  | { readonly location: string };

/**
 * `requestTarget`: the request line's target as received (`request.url`), still encoded. Undefined for a path
 * that answers 404 whatever lies on the disk.
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

/** Undefined for bytes that are no text: no file has such a name. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
