/** The built site as a good static host serves it: pages, redirects, 404 page, caching. */
import { existsSync, readdirSync } from 'node:fs';
import { extname, join, posix, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  FOLDER_CACHING,
  HASHED_FOLDER,
  NOT_FOUND_FILE,
  POST_NOT_FOUND,
  REVALIDATE,
} from '#site/hosting.ts';
import { readTarget } from './request-target.ts';

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
    // While a new build is moved into place, only the previous one exists.
    const needsPrevious =
      path.startsWith(HASHED_FOLDER) || !existsSync(join(current, 'index.html'));
    const roots = needsPrevious && previous ? [current, previous] : [current];
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
    if (target && 'location' in target)
      return void reply
        .code(301)
        .header('Location', target.location)
        .send(`Moved to ${target.location}`);
    // The second try finds a file that a new build moved during the first.
    if (target && (trySend(reply, target.path) || trySend(reply, target.path))) return;
    const page = target && similarPage(current, target.path);
    if (page !== undefined) {
      const query = originalUrl.replace(/^[^?]*/, '');
      return void reply
        .code(301)
        .header('Location', page + query)
        .send(`Moved to ${page}`);
    }
    const isPost = originalUrl.startsWith(POST_NOT_FOUND.under);
    if (!trySend(reply.code(404), isPost ? POST_NOT_FOUND.file : NOT_FOUND_FILE))
      reply.send('Not found');
  };
  app.setNotFoundHandler(handler);
  app.get('/', handler);
}

/** The page of a path that was mistyped or cut where text became a link: `/CONTACT`, `/contact.`, `/services/audit(FAAS`. */
function similarPage(root: string, path: string): string | undefined {
  const loosen = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+$/, '');
  const folder = posix.dirname(path).toLowerCase();
  try {
    const page = readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.html'))
      .map((name) => name.slice(0, -'.html'.length))
      .find((name) => loosen(name) === loosen(posix.basename(path)));
    return page && posix.join(folder, page);
  } catch {
    return undefined;
  }
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
