/**
 * How every host serves the built site: our own server follows these rules, and src/build/host-files.ts
 * writes them for other hosts. The redirects are in collections/reading/redirects.ts.
 */
import { HEADER_CONTENT_POLICY } from './content-policy.ts';
import { BLOG_NOT_FOUND_PATH, ROUTES } from './routes.ts';

export type HttpHeaders = Readonly<Record<string, string>>;

/** Page of a 404 answer, under the published folder. */
export const NOT_FOUND_FILE = '/404.html';
/** Page of a 404 answer to an address of an article; a host that supports only one 404 page sends the other. */
export const BLOG_NOT_FOUND = {
  under: `${ROUTES.blog}/`,
  file: `${BLOG_NOT_FOUND_PATH}.html`,
} as const;

/** The security headers that have an effect on a script, a style or a font. */
export const ASSET_SECURITY_HEADERS: HttpHeaders = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Headers of every answer, including errors and redirects. The permissions are those a visitor would be
 * asked for; frames of other sites get none at all. An unknown name would be an error in the console.
 * HSTS, which browsers accept over TLS only, covers this host name: only the owner knows whether every
 * subdomain supports TLS too (docs/hosting.md).
 */
export const SECURITY_HEADERS: HttpHeaders = {
  ...ASSET_SECURITY_HEADERS,
  'Content-Security-Policy': HEADER_CONTENT_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
};

/** Cache-Control of pages, documents and feeds; Netlify, Cloudflare and Vercel send the same by default, in more bytes. */
export const REVALIDATE = 'no-cache';

/** Folder of files whose name changes with their content. */
export const HASHED_FOLDER = '/_astro/';

/** Cache-Control of whole folders; anything outside them is `REVALIDATE`. */
export const FOLDER_CACHING = {
  [HASHED_FOLDER]: 'public, max-age=31536000, immutable',
  // Films, drawings and social pictures rarely change under their name.
  '/media/': 'public, max-age=86400',
  '/og/': 'public, max-age=86400',
} as const;

/** Content types by file ending, for servers that may not know them. Text names its encoding, which a browser would otherwise guess. */
export const CONTENT_TYPES: HttpHeaders = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/**
 * Other spellings of a page's address (`/about/`, `/about.html`, `/about.`), as a regular expression for the decoded path. The redirect leads
 * to its two groups, one of which is empty. It matches only characters that addresses of pages have, so no
 * redirect leaves the site or ends a header line. It means the same in PCRE and RE2.
 */
export const NON_CANONICAL_PATH =
  '^(?:(/)index(?:[.]html)?/?|(/[A-Za-z0-9_()][A-Za-z0-9_/()-]*?)(?:/index(?:[.]html)?/?|[.]html/?|/|[.,]+))$';
