/** Headers of answers, from the facts that all hosts share. */
import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import {
  CONTENT_TYPES,
  DRAWING,
  FOLDER_CACHING,
  REVALIDATE,
  SECURITY_HEADERS,
  STRICTER_PAGES,
  TLS_HEADERS,
  UNKNOWN_TYPE,
  type Headers,
} from '#site/hosting.ts';

/** Headers of every answer. The server itself speaks no TLS; a proxy before it says when it did. */
export function securityHeaders({ headers }: Pick<IncomingMessage, 'headers'>): Headers {
  const overTls = headers['x-forwarded-proto'] === 'https';
  return overTls ? { ...SECURITY_HEADERS, ...TLS_HEADERS } : SECURITY_HEADERS;
}

/** `name`: path of the file on the site, its ending included (`/about.html`). */
export function fileHeaders(name: string): Headers {
  const types: Headers = CONTENT_TYPES;
  const policy = ownPolicy(name);
  return {
    'Cache-Control': cacheControl(name),
    'Content-Type': types[extname(name)] ?? UNKNOWN_TYPE,
    Vary: 'Accept-Encoding',
    ...(policy !== undefined && {
      'Content-Security-Policy': `${SECURITY_HEADERS['Content-Security-Policy']}, ${policy}`,
    }),
  };
}

/** A file's second policy, if it has one. */
function ownPolicy(name: string): string | undefined {
  if (extname(name) === DRAWING.ending) return DRAWING.policy;
  return STRICTER_PAGES.find(({ file }) => file === name)?.policy;
}

function cacheControl(name: string): string {
  const folder = Object.entries(FOLDER_CACHING).find(([start]) => name.startsWith(start));
  return folder?.[1] ?? REVALIDATE;
}
