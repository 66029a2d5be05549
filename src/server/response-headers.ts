/** Headers of every answer, and of each kind of file. */
import { extname } from 'node:path';

/** The pages' own policy is in their `<meta>`; only `frame-ancestors` must come as a header. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Files sent in parts when asked: what players and PDF readers seek in. */
const RANGE_TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
};

/** Text whose encoding a browser would otherwise guess. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
};

/** Content type when the file may be sent in parts; undefined for all others. */
export function rangeType(path: string): string | undefined {
  return RANGE_TYPES[extname(path).toLowerCase()];
}

/** Headers for a file that is found at `path` (decoded, without query). */
export function fileHeaders(path: string): Record<string, string> {
  const type = TEXT_TYPES[extname(path).toLowerCase()];
  return {
    'Cache-Control': cacheControl(path),
    ...(type !== undefined && { 'Content-Type': type }),
    ...(rangeType(path) !== undefined && { 'Accept-Ranges': 'bytes' }),
  };
}

function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  // Pictures and films rarely change under their name; everything else is asked for again.
  if (/\.(mp4|webm|avif|webp|png|jpe?g)$/i.test(path)) return 'public, max-age=3600';
  return 'no-cache';
}

/** `Accept-Encoding` without the codings that the client rules out (`br;q=0`). */
export function acceptedEncodings(header: string): string {
  return header
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/i.test(coding))
    .map((coding) => coding.replace(/;.*$/s, '').trim())
    .join(', ');
}
