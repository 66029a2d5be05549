/**
 * Content security policy, in two halves that the browser enforces together: each page's `<meta>`,
 * where Astro adds the hashes of the page's own scripts and styles, and the header of every answer.
 */

const BASE_URI = "base-uri 'none'";
const FORM_ACTION = "form-action 'self' mailto:";
/** The map on the contact page. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Directives of every page's `<meta>`. `messageOrigin`: that of the message service; empty for this site. */
export function pageContentPolicy(messageOrigin: string) {
  return [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${messageOrigin}`.trim(),
    `frame-src ${MAP_ORIGIN}`,
    FORM_ACTION,
    BASE_URI,
    "object-src 'none'",
    "manifest-src 'self'",
    // Neither our code nor React nor Astro needs a policy that turns text into HTML or scripts.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ] as const;
}

/**
 * Header of every answer: what a `<meta>` cannot set (`frame-ancestors`), and what applies to any
 * document, whatever the build put in it. No hashes, so that a server's configuration need not change
 * with a build; no source lists, because browsers show PDFs in documents of their own.
 */
export const HEADER_CONTENT_POLICY = [
  BASE_URI,
  FORM_ACTION,
  "frame-ancestors 'none'",
  "script-src-attr 'none'",
].join('; ');

/** Header of every drawing: opened in a tab of its own, it shows, but no script of it runs and nothing is loaded. */
export const DRAWING_CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
