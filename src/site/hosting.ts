/**
 * How every host serves the built site, once: our own server obeys it, and src/build/hosts/ writes it
 * down for the others. The redirects are in redirects.ts.
 */
import { ADMIN, ADMIN_PATH } from './admin.ts';
import { POST_NOT_FOUND_PATH, ROUTES } from './routes.ts';
import { DRAWING_POLICY, HEADER_POLICY } from './content-policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** Page of a 404 answer, under the published folder. */
export const NOT_FOUND_FILE = '/404.html';
/** Page of a 404 answer to an address of an article; a host that has only one such page sends the other. */
export const POST_NOT_FOUND = {
  under: `${ROUTES.blog}/`,
  file: `${POST_NOT_FOUND_PATH}.html`,
} as const;

/** Of the security headers, those that mean something on a script, a style or a font. */
export const FILE_SECURITY_HEADERS: Headers = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * On every answer, errors and redirects included. The permissions are those a visitor would
 * be asked for; frames of other sites have none of any kind. An unknown one is an error in the console.
 */
export const SECURITY_HEADERS: Headers = {
  ...FILE_SECURITY_HEADERS,
  'Content-Security-Policy': HEADER_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * Added when the visitor came over TLS. Two years, for this host name alone: whether every
 * subdomain speaks TLS too is the owner's to know (docs/hosting.md).
 */
export const TLS_HEADERS: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };

/** Cache-Control of pages, documents and feeds; Netlify, Cloudflare and Vercel mean the same unasked, in more bytes. */
export const REVALIDATE = 'no-cache';

/** Cache-Control of whole folders; anything outside them is `REVALIDATE`. */
export const FOLDER_CACHING = {
  // The name changes with the content.
  '/_astro/': 'public, max-age=31536000, immutable',
  // Films, drawings and social pictures rarely change under their name.
  '/media/': 'public, max-age=86400',
  '/og/': 'public, max-age=86400',
} as const;

/** Content types by file ending. Text names its encoding, which a browser would otherwise guess. */
export const CONTENT_TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
} as const;

export type Ending = keyof typeof CONTENT_TYPES;

/**
 * Endings and header of text whose encoding a host with rules of its own may leave to the browser. Every
 * host knows the first three as text in UTF-8; and a rule would hold for a 404 of that ending too.
 */
export const STATED_TYPES: readonly (readonly [ending: string, headers: Headers])[] =
  Object.entries(CONTENT_TYPES)
    .filter(([ending, type]) => type.includes('charset') && !/css|html|js/.test(ending))
    .map(([ending, type]) => [ending, { 'Content-Type': type }] as const);

/** Of a file with an ending that is not listed; with `nosniff` the browser then saves it. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** A second policy for files with this ending; both are enforced. */
export const DRAWING: { readonly ending: Ending; readonly policy: string } = {
  ending: '.svg',
  policy: DRAWING_POLICY,
};

/** Pages with a second policy of their own, by address and by file; both policies are enforced. */
export const STRICTER_PAGES =
  ADMIN === undefined
    ? []
    : [{ path: ADMIN_PATH, file: `${ADMIN_PATH}.html`, policy: ADMIN.policy }];

/** Compressed copies that the build lays beside a file; sent in its place, never by their own name. */
export const COPIES = { '.br': 'br', '.gz': 'gzip' } as const;

/** The one folder with a dot that is served. */
export const WELL_KNOWN = '/.well-known/';

/**
 * Other spellings of a page's address, as regular expressions over the decoded path: the answer is a
 * redirect to `/`, or to the first group. They let nothing through that no page's address has, so no
 * redirect leaves the site or ends a header's line. They mean the same in PCRE and RE2.
 */
export const RESPELT_HOME = '^/index([.]html)?/?$';
export const RESPELT = '^(/[A-Za-z0-9_()][A-Za-z0-9_/()-]*?)(/index([.]html)?/?|[.]html/?|/)$';
