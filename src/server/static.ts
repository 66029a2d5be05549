/** The built site as a good static host serves it: `dist/`, redirects, 404 page, caching. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { NOT_FOUND_PATH } from '#config/routes.ts';
import { encodePath, readTarget } from './request-target.ts';
import { acceptedEncodings, fileHeaders } from './response-headers.ts';
import { sendRange } from './send-range.ts';
import { sendText } from './send-text.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** `distDir`: folder of the build; one that is missing answers 404 to everything. */
export function createStaticHandler(distDir: string): Handler {
  const root = resolve(distDir);
  const sendWhole = sirv(root, {
    // Looks at the disk at each request, so that a build under a running server does no harm.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    // `/services` finds services.html first; the folder services/ is passed over.
    extensions: ['html'],
    setHeaders: (response, path) => setHeaders(response, fileHeaders(path)),
  });

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET and HEAD here', { Allow: 'GET, HEAD' });
    const target = readTarget(request.url ?? '/');
    if (target.kind === 'malformed') return sendText(response, 400, 'Malformed address');
    if (target.kind === 'redirect')
      return sendText(response, 301, `Moved to ${target.location}`, { Location: target.location });
    if (target.kind === 'nowhere' || target.path === NOT_FOUND_PATH)
      return sendNotFound(response, root);

    if (await sendRange(request, response, root, target.path)) return;
    delete request.headers.range;
    request.headers['accept-encoding'] = acceptedEncodings(
      String(request.headers['accept-encoding'] ?? ''),
    );
    request.url = encodePath(target.path) + target.query;
    closeFileWith(response);
    sendWhole(request, response, () => sendNotFound(response, root));
  };
}

/** sirv neither closes its file when the visitor leaves nor survives a file that vanishes. */
function closeFileWith(response: ServerResponse): void {
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

async function sendNotFound(response: ServerResponse, root: string): Promise<void> {
  const page = await readFile(join(root, `${NOT_FOUND_PATH}.html`)).catch(() => undefined);
  if (page === undefined) return sendText(response, 404, 'Not found');
  response.statusCode = 404;
  setHeaders(response, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.end(page);
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
