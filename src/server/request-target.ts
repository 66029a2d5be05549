/** What a request line asks for, decided without touching the disk. */
import { COPIES, HOST_FILES } from '#site/hosting.ts';
import { REDIRECTS } from '#site/redirects.ts';
import { NOT_FOUND_PATHS } from '#site/routes.ts';

/**
 * Over the path as sent: no file has such an address. Broken percent codes, coded control characters; double,
 * backward and coded slashes; names that begin with a dot, and with them every step up, however spelled.
 */
const NOWHERE =
  /^[^/]|%(?![0-9a-f]{2})|%[01][0-9a-f]|%7f|\/\/|\\|%2f|%5c|\/([.]|%2e)(?!well-known\/)/i;
/** Files that lie in the published folder without being pages of the site. */
const HIDDEN: readonly string[] = [...NOT_FOUND_PATHS, ...HOST_FILES.map((file) => `/${file}`)];

export type RequestTarget =
  /** A file may answer. `path` is decoded and in its one canonical form. */
  | { readonly kind: 'file'; readonly path: string }
  /** 301. `location` always begins with exactly one slash, so it never leaves the site. */
  | { readonly kind: 'redirect'; readonly location: string }
  /** A path that answers 404 whatever lies on the disk: such names, compressed copies, other hosts' files. */
  | { readonly kind: 'nowhere' };

/** `requestTarget`: the request line's target as received (`request.url`), still encoded. */
export function readTarget(requestTarget: string): RequestTarget {
  const [rawPath = '', ...rest] = requestTarget.split('?');
  const query = rest.length === 0 ? '' : `?${rest.join('?')}`;
  const path = NOWHERE.test(rawPath) ? undefined : decode(rawPath);
  if (path === undefined) return { kind: 'nowhere' };

  const canonical = canonicalPath(path);
  if (Object.hasOwn(REDIRECTS, canonical))
    return { kind: 'redirect', location: withQuery(REDIRECTS[canonical] ?? '/', query) };
  if (canonical !== path)
    return { kind: 'redirect', location: withQuery(encodePath(canonical), query) };
  if (HIDDEN.includes(path) || Object.keys(COPIES).some((ending) => path.endsWith(ending)))
    return { kind: 'nowhere' };
  return { kind: 'file', path };
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

/** With the visitor's query behind the target's own, before its anchor. */
function withQuery(location: string, query: string): string {
  if (query === '' || query === '?') return location;
  const [page = '', ...anchor] = location.split('#');
  const asked = page + (page.includes('?') ? `&${query.slice(1)}` : query);
  return [asked, ...anchor].join('#');
}
