/** The built site as a good static host serves it: pages, redirects, 404 page, caching. */
import { existsSync, readdirSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  FOLDER_CACHING,
  HASHED_FOLDER,
  NOT_FOUND_FILE,
  BLOG_NOT_FOUND,
  REVALIDATE,
} from '#site/hosting.ts';
import { REDIRECTS } from '#collections/reading/redirects.ts';

export interface SiteFolders {
  /** Folder of the build, which a new build replaces at any time. */
  readonly current: string;
  /** Folder of the previous build. Its hashed files are still sent to visitors with one of its pages open. */
  readonly previous?: string;
}

/** Answers for every address that no other route has. */
export function addSite(app: FastifyInstance, { current, previous }: SiteFolders): void {
  app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

  /** Sends the page of a path (`/about`) or, if there is none, the file. Returns false if there is neither. */
  function trySend(reply: FastifyReply, path: string): boolean {
    const roots = path.startsWith(HASHED_FOLDER) && previous ? [current, previous] : [current];
    const page = path === '/' ? '/index.html' : `${path}.html`;
    // A path without an ending is a folder.
    const names = extname(path) === '' ? [page] : [page, path];
    for (const root of roots) {
      const name = names.find((file) => existsSync(join(root, file)));
      if (name === undefined) continue;
      sendFile(reply, name, root);
      return true;
    }
    return false;
  }

  const handler = ({ originalUrl }: FastifyRequest, reply: FastifyReply): void => {
    const target = readTarget(originalUrl);
    reply.header('Cache-Control', REVALIDATE);
    if (target && 'location' in target) return void reply.redirect(target.location, 301);
    if (target && trySend(reply, target.path)) return;
    const page = target && similarPage(current, target.path);
    if (page !== undefined)
      return void reply.redirect(page + originalUrl.replace(/^[^?]*/, ''), 301);
    const isPost = originalUrl.startsWith(BLOG_NOT_FOUND.under);
    if (!trySend(reply.code(404), isPost ? BLOG_NOT_FOUND.file : NOT_FOUND_FILE))
      reply.send('Not found');
  };
  app.setNotFoundHandler(handler);
  app.get('/', handler);
}

/** The page of a path that was mistyped or cut where text became a link: `/CONTACT`, `/contact.`, `/services/audit(FAAS`. */
function similarPage(root: string, path: string): string | undefined {
  const loosen = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+$/, '');
  const [, ...names] = path.split('/');
  // One folder after the other, so that a wrong address costs no walk through all pages.
  let page = '';
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1;
    const similar = readdirSync(join(root, page), { withFileTypes: true })
      .filter((entry) => (isLast ? entry.name.endsWith('.html') : entry.isDirectory()))
      .map((entry) => entry.name.replace(/[.]html$/, ''))
      .find((candidate) => loosen(candidate) === loosen(name));
    if (similar === undefined) return undefined;
    page += `/${similar}`;
  }
  return page;
}

/** `name`: path of the file on the site, its ending included (`/about.html`). */
function sendFile(reply: FastifyReply, name: string, root: string): void {
  const caching = Object.entries(FOLDER_CACHING).find(([folder]) => name.startsWith(folder));
  if (caching) reply.header('Cache-Control', caching[1]);
  // The 404 page is always sent whole, never as unchanged (304) or in part.
  const mayChange = reply.statusCode !== 404 && !name.startsWith(HASHED_FOLDER);
  reply.sendFile(name, resolve(root), {
    acceptRanges: mayChange,
    etag: mayChange,
    lastModified: mayChange,
  });
}

/**
 * Matches paths, as sent, that no file has: broken percent codes, encoded control characters; double, backward and
 * encoded slashes; names that begin with a dot, and so every step up, in any spelling.
 */
const UNSERVABLE_PATH =
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
  const [encodedPath = ''] = requestTarget.split('?', 1);
  if (UNSERVABLE_PATH.test(encodedPath)) return undefined;
  // `/about/`, `/about.html` → `/about`; `/index.html` → `/` (docs/decisions/urls.md).
  const canonical = encodedPath.replace(/(\/index)?([.]html)?\/?$/, '') || '/';
  const path = decode(canonical);
  if (path === undefined) return undefined;
  if (Object.hasOwn(REDIRECTS, path)) return { location: REDIRECTS[path] ?? '/' };
  if (canonical === encodedPath) return { path };
  return { location: canonical + requestTarget.slice(encodedPath.length) };
}

/** Undefined for bytes that are not text, because no file has such a name. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
