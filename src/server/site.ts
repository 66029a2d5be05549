/** The built site as a good static host serves it: pages, redirects, 404 page, caching. */
import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  CONTENT_TYPES,
  DRAWING,
  FILE_SECURITY_HEADERS,
  FOLDER_CACHING,
  NOT_FOUND_FILE,
  POST_NOT_FOUND,
  REVALIDATE,
  SECURITY_HEADERS,
  STRICTER_PAGES,
  UNKNOWN_TYPE,
  type Headers,
} from '#site/hosting.ts';
import { readTarget } from './request-target.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Path on the site of the file that is sent, its ending included (`/about.html`). */
    sentFile?: string;
  }
}

/** Folder of files whose name changes with their content. */
const HASHED = '/_astro/';

export interface SiteFolders {
  /** Folder of the build, which a new build replaces at any time. */
  readonly current: string;
  /** Folder of the build before. Its hashed files are still sent, to visitors with one of its pages open. */
  readonly previous?: string;
}

/** Answers for every address that no other route has. */
export function addSite(app: FastifyInstance, { current, previous }: SiteFolders): void {
  app.register(fastifyStatic, { serve: false, preCompressed: true });
  app.decorateRequest('sentFile');
  // Last, because the plugin names content types of its own.
  app.addHook('onSend', ({ sentFile }, reply, _payload, done) => {
    if (sentFile !== undefined && reply.statusCode < 405) reply.headers(fileHeaders(sentFile));
    done();
  });

  /** Sends what lies under a path: a page before a file of its name. False when there is nothing. */
  function sent(request: FastifyRequest, reply: FastifyReply, path: string): boolean {
    // For a moment of a new build, the one before is all there is.
    const both = path.startsWith(HASHED) || !existsSync(join(current, 'index.html'));
    for (const root of both && previous ? [current, previous] : [current])
      for (const name of [path === '/' ? '/index.html' : `${path}.html`, path])
        // Folders have no ending.
        if (extname(name) !== '' && existsSync(join(root, name))) {
          sendFile(request, reply, name, root);
          return true;
        }
    return false;
  }

  const handler = (request: FastifyRequest, reply: FastifyReply): void => {
    const target = readTarget(request.originalUrl);
    if (target && 'location' in target)
      return void reply
        .code(301)
        .headers({ 'Cache-Control': REVALIDATE, Location: target.location })
        .send(`Moved to ${target.location}`);
    // The second look finds what a new build moved during the first.
    if (target && (sent(request, reply, target.path) || sent(request, reply, target.path))) return;
    const isPost = request.originalUrl.startsWith(POST_NOT_FOUND.under);
    if (!sent(request, reply.code(404), isPost ? POST_NOT_FOUND.file : NOT_FOUND_FILE))
      reply.send('Not found');
  };
  app.setNotFoundHandler(handler);
  app.get('/', handler);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, name: string, root: string): void {
  request.sentFile = name;
  const isHashed = name.startsWith(HASHED);
  // A head of 470 bytes more made the fonts one round trip longer under HTTP/1.1.
  if (isHashed)
    for (const header of Object.keys(SECURITY_HEADERS))
      if (!(header in FILE_SECURITY_HEADERS)) reply.removeHeader(header);
  // A browser that has the 404 page is not told that it is unchanged, nor sent a part of it.
  const changes = reply.statusCode !== 404 && !isHashed;
  reply.sendFile(name, resolve(root), {
    acceptRanges: changes,
    etag: changes,
    lastModified: changes,
    cacheControl: false,
    index: false,
  });
}

/** `name`: path of the file on the site, its ending included (`/about.html`). */
function fileHeaders(name: string): Headers {
  const types: Headers = CONTENT_TYPES;
  const caching = Object.entries(FOLDER_CACHING).find(([folder]) => name.startsWith(folder));
  const policy =
    extname(name) === DRAWING.ending
      ? DRAWING.policy
      : STRICTER_PAGES.find(({ file }) => file === name)?.policy;
  return {
    'Cache-Control': caching?.[1] ?? REVALIDATE,
    'Content-Type': types[extname(name)] ?? UNKNOWN_TYPE,
    Vary: 'Accept-Encoding',
    ...(policy !== undefined && {
      'Content-Security-Policy': `${SECURITY_HEADERS['Content-Security-Policy']}, ${policy}`,
    }),
  };
}
