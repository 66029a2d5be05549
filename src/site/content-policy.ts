/**
 * The content security policy. It has two parts, and browsers enforce both: the `<meta>` of each page and the header of
 * every response. Astro adds the hashes of the page's inline scripts and styles to the `<meta>`.
 */

const BASE_URI = "base-uri 'none'";
const FORM_ACTION = "form-action 'self' mailto:";
/** Origin of the map on the contact page. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Returns the directives of each page's `<meta>`. `messageOrigin`: origin of the message service, '' for this site. */
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
    // No Trusted Types policy is permitted: our code, React and Astro never turn text into HTML or scripts.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ] as const;
}

/**
 * Policy in the header of every response. It contains `frame-ancestors`, which a `<meta>` cannot set, and directives
 * that suit every document. Hashes are left out, because a server's configuration should not change with each build.
 * Lists of sources, such as `img-src`, are left out, because they could break the page in which a browser shows a PDF.
 */
export const HEADER_CONTENT_POLICY = [
  BASE_URI,
  FORM_ACTION,
  "frame-ancestors 'none'",
  "script-src-attr 'none'",
].join('; ');

/** Policy of every SVG file. If a browser shows the file in a tab, the file cannot run scripts or load other files. */
export const DRAWING_CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
