/** The built site as a good static host serves it: pages, redirects, 404 page, caching. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
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
import { sendText } from './send-text.ts';

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

interface Located {
  readonly root: string;
  /** Path on the site with the file's ending: `/about.html`. */
  readonly name: string;
}

/** Answers for every address that no other route has. */
export function addSiteFiles(app: FastifyInstance, { current, previous }: SiteFolders): void {
  app.register(fastifyStatic, { serve: false, preCompressed: true });
  app.decorateRequest('sentFile');

  app.addHook('onSend', (request, reply, _payload, done) => {
    // Last, because the plugin names content types of its own.
    if (request.sentFile !== undefined && reply.statusCode < 405)
      reply.headers(fileHeaders(request.sentFile));
    done();
  });

  /** `path`: decoded and checked by `readTarget`. A page comes before a folder or file of its name. */
  async function locate(path: string): Promise<Located | undefined> {
    const names = path === '/' ? ['/index.html'] : [`${path}.html`, path];
    // For a moment of a new build, the one before is all there is.
    const usesPrevious = path.startsWith(HASHED) || !existsSync(join(current, 'index.html'));
    for (const folder of usesPrevious && previous ? [current, previous] : [current])
      for (const name of names)
        if (await isFile(join(folder, name))) return { root: resolve(folder), name };
    return undefined;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const target = readTarget(request.originalUrl);
    if (target && 'location' in target)
      return void sendText(reply, 301, `Moved to ${target.location}`, {
        'Cache-Control': REVALIDATE,
        Location: target.location,
      });
    // The second look finds what a new build moved during the first.
    const found = target && ((await locate(target.path)) ?? (await locate(target.path)));
    if (found) return sendFile(request, reply, found);
    const ofPost = request.originalUrl.startsWith(POST_NOT_FOUND.under);
    const page = await locate(ofPost ? POST_NOT_FOUND.file : NOT_FOUND_FILE);
    if (page) sendFile(request, reply.code(404), page);
    else sendText(reply, 404, 'Not found');
  }
  // Not an async handler: Fastify listens to a response anew wherever a promise brings a reply.
  const handler = (request: FastifyRequest, reply: FastifyReply): void => {
    answer(request, reply).catch((error: unknown) => reply.send(error));
  };
  app.setNotFoundHandler(handler);
  app.route({ method: ['GET', 'HEAD'], url: '/', handler });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { name, root }: Located): void {
  request.sentFile = name;
  const isHashed = name.startsWith(HASHED);
  // A head of 470 bytes more made the fonts one round trip longer under HTTP/1.1.
  if (isHashed)
    for (const header of Object.keys(SECURITY_HEADERS))
      if (!(header in FILE_SECURITY_HEADERS)) reply.removeHeader(header);
  // A browser that has the 404 page is not told that it is unchanged, nor sent a part of it.
  const changes = reply.statusCode !== 404 && !isHashed;
  reply.sendFile(name, root, {
    acceptRanges: changes,
    etag: changes,
    lastModified: changes,
    cacheControl: false,
    index: false,
  });
}

async function isFile(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ?? false;
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
