/** The built site as a good static host serves it: `dist/`, redirects, 404 page, caching. */
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ALLOWED_METHODS, NOT_FOUND_FILE, POST_NOT_FOUND, REVALIDATE } from '#site/hosting.ts';
import { readTarget } from './request-target.ts';
import { fileHeaders, isSeekable } from './response-headers.ts';
import { sendText } from './send-text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Path on the site of the file that is sent, its ending included (`/about.html`). */
    sentFile?: string;
  }
}

/** Folder of files whose name changes with their content. */
const HASHED = '/_astro/';

/** Headers that ask for a part of a file, or only for another version than the visitor has. */
const CONDITIONS = [
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-unmodified-since',
  'range',
];

export interface SiteFolders {
  /** Folder of the build, or what tells it at each request; one that is missing answers 404 to everything. */
  readonly current: string | (() => string);
  /** Folder of the build before. Its hashed files are still sent, to visitors with one of its pages open. */
  readonly previous?: string;
}

interface Located {
  readonly root: string;
  /** Path on the site with the file's ending: `/about.html`. */
  readonly name: string;
}

export function addSiteFiles(app: FastifyInstance, { current, previous }: SiteFolders): void {
  const root = () => resolve(typeof current === 'string' ? current : current());
  app.register(fastifyStatic, { serve: false, preCompressed: true });
  app.decorateRequest('sentFile');

  app.addHook('onSend', (request, reply, _payload, done) => {
    // Last, because the plugin names content types of its own.
    if (request.sentFile !== undefined && reply.statusCode < 405)
      reply.headers(fileHeaders(request.sentFile));
    done();
  });

  const sendFile = (request: FastifyRequest, reply: FastifyReply, { root, name }: Located) => {
    request.sentFile = name;
    reply.header('Vary', 'Accept-Encoding').sendFile(name, root, {
      acceptRanges: isSeekable(name),
      cacheControl: false,
      index: false,
    });
  };

  /** `path`: decoded and checked by `readTarget`. A page comes before a folder or file of its name. */
  async function locate(path: string): Promise<Located> {
    const now = root();
    if (path === '/') return { root: now, name: '/index.html' };
    if (previous !== undefined && path.startsWith(HASHED)) {
      const isGone = !(await isFile(join(now, path)));
      return { root: isGone ? resolve(previous) : now, name: path };
    }
    const page = `${path}.html`;
    return { root: now, name: (await isFile(join(now, page))) ? page : path };
  }

  app.setNotFoundHandler((request, reply) => {
    // What is said of another file does not hold for the page that comes in its place.
    for (const name of CONDITIONS) Reflect.deleteProperty(request.headers, name);
    const ofPost = request.originalUrl.startsWith(POST_NOT_FOUND.under);
    const name = ofPost ? POST_NOT_FOUND.file : NOT_FOUND_FILE;
    sendFile(request, reply.code(404), { root: root(), name });
  });

  app.route({
    method: [...ALLOWED_METHODS],
    url: '/',
    handler: (request, reply) => {
      const target = readTarget(request.originalUrl);
      if (target.kind === 'malformed') sendText(reply, 400, 'Malformed address');
      else if (target.kind === 'nowhere') reply.callNotFound();
      else if (target.kind === 'redirect')
        sendText(reply, 301, `Moved to ${target.location}`, {
          'Cache-Control': REVALIDATE,
          Location: target.location,
        });
      else void locate(target.path).then((file) => sendFile(request, reply, file));
    },
  });
}

async function isFile(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ?? false;
}
