/** Keeps what is slow to draw between builds, by a hash of everything that goes into it. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const DIRECTORY = 'node_modules/.cache/drawn';
const DIGEST_BYTES = 32;

/**
 * The value made before from the same `input`, or made now. A file of the cache that is damaged is
 * made again, and a cache that cannot be written does no harm.
 */
export async function cached<T>(
  input: unknown,
  make: () => T | Promise<T>,
  directory = DIRECTORY,
): Promise<T> {
  const name = sha256(JSON.stringify(input)).toString('hex');
  const file = join(directory, name);
  try {
    return await recall<T>(name, file);
  } catch {
    const value = await make();
    await keep(name, file, value).catch(() => undefined);
    return value;
  }
}

/** Removes what no call of `cached` has used since then; the count is of files. */
export async function removeUnused(since: Date, directory = DIRECTORY): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  const stale = await Promise.all(
    names.map(async (name) => {
      const file = join(directory, name);
      if ((await stat(file)).mtime >= since) return 0;
      await rm(file);
      return 1;
    }),
  );
  return stale.reduce<number>((sum, one) => sum + one, 0);
}

/**
 * What `keep` wrote under the same name; rejects when there is none or it is damaged. A file is the digest
 * of the name and the content, then the content. Its time says when it was used last.
 */
export async function recall<T>(name: string, file: string): Promise<T> {
  const bytes = await readFile(file);
  const content = bytes.subarray(DIGEST_BYTES);
  if (!bytes.subarray(0, DIGEST_BYTES).equals(sha256(name, content))) throw new Error('damaged');
  const now = new Date();
  await utimes(file, now, now);
  return deserialize(content) as T;
}

/** `name`: what the value was made from; `recall` under another name finds nothing. */
export async function keep(name: string, file: string, value: unknown): Promise<void> {
  const content = serialize(value);
  // Written aside and moved, so that a build broken off leaves no half file under the name.
  const part = `${file}.${process.pid}.part`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(part, Buffer.concat([sha256(name, content), content]));
  await rename(part, file);
}

function sha256(...parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
