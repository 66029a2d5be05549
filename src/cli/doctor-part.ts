/** The part of `content/` that `npm run doctor -- <path>` is asked to look at. */
import { existsSync, globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { nearest } from '#collections/reading/error-map.ts';
import { CONTENT_DIR, slashes } from '#collections/reading/files.ts';
import type { Finding } from '#collections/reading/finding.ts';

/** A path as findings name files, however it was typed; the whole project stands for all of `content/`. */
export const normal = (asked: string): string =>
  slashes(relative('', resolve(asked))) || CONTENT_DIR;

/** Whether a file is the path or lies below it. */
export const isIn = (file: string, path: string) => file === path || file.startsWith(`${path}/`);

/** The path, or what to say when nothing is there. A file that a finding misses may be asked for. */
export function partOf(
  asked: string,
  findings: readonly Pick<Finding, 'file'>[] = [],
): { readonly path: string } | { readonly fault: string } {
  const path = normal(asked);
  const isThere = existsSync(path) || findings.some(({ file }) => isIn(slashes(file), path));
  if (isThere && isIn(path, CONTENT_DIR)) return { path };
  if (isThere) return { fault: `${asked} is not in ${CONTENT_DIR}/.` };
  const known = globSync('**', { cwd: CONTENT_DIR }).map(slashes);
  const inside = isIn(path, CONTENT_DIR) ? path.slice(CONTENT_DIR.length + 1) : path;
  const meant = known.includes(inside) ? inside : nearest(inside, known);
  const guess = meant === undefined ? '.' : `; did you mean ${CONTENT_DIR}/${meant}?`;
  return { fault: `There is no ${asked}${guess}` };
}
