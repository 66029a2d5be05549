/** Rules for serving the site. Our server applies the rules; src/build/host-files.ts writes them for other hosts. */
import { HEADER_CONTENT_POLICY } from './content-policy.ts';
import { BLOG_NOT_FOUND_PATH, ROUTES } from './routes.ts';

export type HttpHeaders = Readonly<Record<string, string>>;

/** Path of the 404 page in the published folder. */
export const NOT_FOUND_FILE = '/404.html';
/** The 404 page for addresses under /blog/. A host that supports only one 404 page sends `NOT_FOUND_FILE` instead. */
export const BLOG_NOT_FOUND = {
  under: `${ROUTES.blog}/`,
  file: `${BLOG_NOT_FOUND_PATH}.html`,
} as const;

/** Security headers that matter not only for pages, but also for scripts, styles and fonts. */
export const ASSET_SECURITY_HEADERS: HttpHeaders = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Security headers of every response, including errors and redirects. `Permissions-Policy` forbids features that need
 * the visitor's permission, on the site and in frames. `Permissions-Policy` names only features that every browser
 * knows, because a browser prints an error in the console for an unknown name. `Strict-Transport-Security` does not
 * cover subdomains, because only the owner knows whether all subdomains support TLS (docs/hosting.md).
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

/** Cache-Control of pages, documents and feeds: before each use, a browser asks whether its copy is current. */
export const REVALIDATE = 'no-cache';

/** Folder of files whose names contain a hash of their content. */
export const HASHED_FOLDER = '/_astro/';

/** Cache-Control of whole folders; files elsewhere get `REVALIDATE`. */
export const FOLDER_CACHING = {
  [HASHED_FOLDER]: 'public, max-age=31536000, immutable',
  // The content of a film, a drawing or a social picture rarely changes under the same name.
  '/media/': 'public, max-age=86400',
  '/og/': 'public, max-age=86400',
} as const;

/** Content types by file extension. The types of text files state the encoding, so that no browser guesses it. */
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
 * Regular expression for wrong spellings of a page's address (`/about/`, `/about.html`, `/about.`), to be applied to
 * the decoded path. In a match, one of the two groups contains the address to redirect to, and the other is empty. The
 * expression matches only characters that occur in addresses of pages, so a redirect can neither leave the site nor
 * break a header line. The expression has the same meaning in PCRE and RE2.
 */
export const NON_CANONICAL_PATH =
  '^(?:(/)index(?:[.]html)?/?|(/[A-Za-z0-9_()][A-Za-z0-9_/()-]*?)(?:/index(?:[.]html)?/?|[.]html/?|/|[.,]+))$';
