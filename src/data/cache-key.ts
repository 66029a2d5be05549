/**
 * Keys by which a build takes pages of thousands from the build before (Astro's incremental build).
 * Astro knows the code a page is made of, but not the words around an article: so whatever is not an
 * article counts for every page, and the day too, since dates pass.
 */
import { createHash } from 'node:crypto';
import { fingerprintOf } from '#documents/fingerprint.ts';
import { buildDay } from './build-day.ts';

const ALL_BUT_ARTICLES = [
  'content/!(blog)/**/*.*',
  'content/*.*',
  'public/**/*.*',
  'src/**/*.*',
  'astro.config.mjs',
  'package-lock.json',
  'tailwind.config.mjs',
];

let shared: string | undefined;

/** `own`: what of the articles the page shows; anything that JSON can say. */
export function cacheKey(own: unknown): string {
  shared ??= fingerprintOf(ALL_BUT_ARTICLES);
  return createHash('sha256')
    .update(JSON.stringify([shared, buildDay, own]))
    .digest('hex');
}
