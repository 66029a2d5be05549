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
  const [rawPath = '', ...rest] = requestTarget.split('?');
  const query = rest.length === 0 ? '' : `?${rest.join('?')}`;
  const path = NOWHERE.test(rawPath) ? undefined : decode(rawPath);
  if (path === undefined) return undefined;

  const canonical = canonicalPath(path);
  if (Object.hasOwn(REDIRECTS, canonical)) return { location: REDIRECTS[canonical] ?? '/' };
  return canonical === path ? { path } : { location: encodePath(canonical) + query };
}

/** The request target that reads back as this decoded path. */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
}

/** `/about/`, `/about.html` → `/about`; `/index.html` → `/` (docs/decisions/urls.md). */
function canonicalPath(path: string): string {
  const bare = path.replace(/\/$/, '').replace(/\.html$/, '');
  return bare.replace(/\/index$/, '') || '/';
}

/** Undefined for bytes that are no text: no file has such a name. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
