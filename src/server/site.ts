/** The built site as a good static host serves it: pages, redirects, 404 page, caching. */
import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FOLDER_CACHING, NOT_FOUND_FILE, POST_NOT_FOUND, REVALIDATE } from '#site/hosting.ts';
import { readTarget } from './request-target.ts';

/** Folder of files whose name changes with their content. */
export const HASHED = '/_astro/';

export interface SiteFolders {
  /** Folder of the build, which a new build replaces at any time. */
  readonly current: string;
  /** Folder of the previous build. Its hashed files are still sent to visitors with one of its pages open. */
  readonly previous?: string;
}

/** Answers for every address that no other route has. */
export function addSite(app: FastifyInstance, { current, previous }: SiteFolders): void {
  app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

  /** Sends the page of a path or, if there is none, the file. Returns false if there is neither. */
  function sent(reply: FastifyReply, path: string): boolean {
    // While a new build is moved into place, only the previous one exists.
    const both = path.startsWith(HASHED) || !existsSync(join(current, 'index.html'));
    for (const root of both && previous ? [current, previous] : [current])
      for (const name of [path === '/' ? '/index.html' : `${path}.html`, path])
        // A name without an ending is a folder.
        if (extname(name) !== '' && existsSync(join(root, name))) {
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
    if (target && (sent(reply, target.path) || sent(reply, target.path))) return;
    const isPost = originalUrl.startsWith(POST_NOT_FOUND.under);
    if (!sent(reply.code(404), isPost ? POST_NOT_FOUND.file : NOT_FOUND_FILE))
      reply.send('Not found');
  };
  app.setNotFoundHandler(handler);
  app.get('/', handler);
}

/** `name`: path of the file on the site, its ending included (`/about.html`). */
function sendFile(reply: FastifyReply, name: string, root: string): void {
  const caching = Object.entries(FOLDER_CACHING).find(([folder]) => name.startsWith(folder));
  if (caching) reply.header('Cache-Control', caching[1]);
  // The 404 page is always sent whole, never as unchanged (304) or in part.
  const changes = reply.statusCode !== 404 && !name.startsWith(HASHED);
  reply.sendFile(name, resolve(root), {
    acceptRanges: changes,
    etag: changes,
    lastModified: changes,
  });
}
