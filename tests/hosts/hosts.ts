/** What the tests compare: the site as it was built, and what each host promises in an answer. */
import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { inject } from 'vitest';
import {
  COPIES,
  HOST_FILES,
  NOT_FOUND_FILE,
  POST_NOT_FOUND,
  SECURITY_HEADERS,
} from '#site/hosting.ts';
import { REDIRECTS } from '#site/redirects.ts';
import type { Answer } from '../server-harness.ts';

export const hosts = inject('hosts');

const built = globSync('dist/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice('dist'.length))
  .sort();
const isCopy = (path: string) => Object.keys(COPIES).some((ending) => path.endsWith(ending));
const aside = new Set<string>([
  NOT_FOUND_FILE,
  POST_NOT_FOUND.file,
  ...HOST_FILES.map((file) => `/${file}`),
  ...Object.keys(REDIRECTS).map((path) => `${path}.html`),
]);

/** Addresses of the pages, without their ending. */
export const pages = built
  .filter((path) => path.endsWith('.html') && !aside.has(path))
  .map((path) => (path === '/index.html' ? '/' : path.slice(0, -'.html'.length)));

/** Addresses of all else that is served. */
export const files = built.filter(
  (path) => !path.endsWith('.html') && !aside.has(path) && !isCopy(path),
);

/** Some file of the build with this ending, large enough to be compressed. */
export function fileWith(ending: string): string {
  const found = files.find((path) => path.endsWith(ending) && statSync(`dist${path}`).size > 1_000);
  if (found === undefined) throw new Error(`dist/ holds no file with the ending ${ending}`);
  return found;
}

/** The body as the browser would have it. */
export function decoded({ headers, bytes }: Answer): Buffer {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(bytes);
  return coding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** What every host must answer alike. */
export function promisesOf(answer: Answer) {
  const { status, headers } = answer;
  const hasFile = status === 200 || status === 404;
  return {
    status,
    location: headers.location,
    cache: headers['cache-control'],
    allow: headers.allow,
    security: Object.keys(SECURITY_HEADERS).map((name) => headers[name.toLowerCase()]),
    tls: headers['strict-transport-security'],
    language: headers['content-language'],
    ...(hasFile && {
      type: headers['content-type'],
      coding: headers['content-encoding'],
      varies: headers.vary,
      body: createHash('sha256').update(decoded(answer)).digest('hex'),
    }),
  };
}
