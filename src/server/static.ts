/** The built site as a good static host serves it: `dist/`, redirects, 404 page, caching. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { ALLOWED_METHODS, REVALIDATE } from '#config/hosting.ts';
import { NOT_FOUND_PATH } from '#config/routes.ts';
import { findFile } from './find-file.ts';
import { readTarget } from './request-target.ts';
import { sendFile, sendWhole } from './send-file.ts';
import { sendText } from './send-text.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** `distDir`: folder of the build; one that is missing answers 404 to everything. */
export function createStaticHandler(distDir: string): Handler {
  const root = resolve(distDir);
  const methods: readonly (string | undefined)[] = ALLOWED_METHODS;

  return async (request, response) => {
    if (!methods.includes(request.method))
      return sendText(response, 405, `Only ${ALLOWED_METHODS.join(' and ')} here`, {
        Allow: ALLOWED_METHODS.join(', '),
      });
    const target = readTarget(request.url ?? '/');
    if (target.kind === 'malformed') return sendText(response, 400, 'Malformed address');
    if (target.kind === 'redirect')
      return sendText(response, 301, `Moved to ${target.location}`, {
        'Cache-Control': REVALIDATE,
        Location: target.location,
      });

    const codings = String(request.headers['accept-encoding'] ?? '');
    const found = target.kind === 'file' ? await findFile(root, target.path, codings) : undefined;
    if (found !== undefined) return sendFile(request, response, found);
    const page = await findFile(root, NOT_FOUND_PATH, codings);
    if (page === undefined) sendText(response, 404, 'Not found');
    else await sendWhole(request, response, page, 404);
  };
}
