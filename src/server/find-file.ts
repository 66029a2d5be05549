/** The file of the build that answers an address. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { COPIES } from '#config/hosting.ts';

export interface FoundFile {
  /** Path on the site with the file's ending: `/about.html`. */
  readonly name: string;
  /** Path on the disk; of the compressed copy when there is a `coding`. */
  readonly file: string;
  readonly coding: string | undefined;
  readonly size: number;
  readonly modified: Date;
}

/**
 * `path`: decoded and checked by `readTarget`. A page comes before a folder or file of its name.
 * Looks at the disk at each request, so that a build under a running server does no harm.
 */
export async function findFile(
  root: string,
  path: string,
  acceptEncoding: string,
): Promise<FoundFile | undefined> {
  for (const name of path === '/' ? ['/index.html'] : [`${path}.html`, path]) {
    const plain = await look(root, name);
    if (plain === undefined) continue;
    for (const [ending, coding] of Object.entries(COPIES)) {
      if (!accepts(acceptEncoding, coding)) continue;
      const copy = await look(root, name, ending, coding);
      if (copy !== undefined) return copy;
    }
    return plain;
  }
  return undefined;
}

async function look(
  root: string,
  name: string,
  ending = '',
  coding?: string,
): Promise<FoundFile | undefined> {
  const file = join(root, name + ending);
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  return { name, file, coding, size: stats.size, modified: stats.mtime };
}

/** Whether an `Accept-Encoding` header names the coding without ruling it out (`br;q=0`). */
export function accepts(header: string, coding: string): boolean {
  return header.split(',').some((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
