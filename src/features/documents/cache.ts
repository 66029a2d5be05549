/** Keeps what is slow to make between builds: one file for each hash of everything that goes into it. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const DRAWINGS = 'node_modules/.cache/drawn';

/** The value made before from the same `input`, or made now. A cache that cannot be read or written does no harm. */
export async function cached<T>(
  input: unknown,
  make: () => T | Promise<T>,
  directory = DRAWINGS,
): Promise<T> {
  const file = join(directory, createHash('sha256').update(JSON.stringify(input)).digest('hex'));
  try {
    const value = deserialize(await readFile(file)) as T;
    const now = new Date();
    await utimes(file, now, now);
    return value;
  } catch {
    const value = await make();
    await keep(file, value).catch(() => undefined);
    return value;
  }
}

/** Removes what no call of `cached` has used since then; the count is of files. */
export async function removeUnused(since: Date, directory = DRAWINGS): Promise<number> {
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

/** Written aside and moved, so that a build broken off leaves no half file under the name. */
async function keep(file: string, value: unknown): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(part, serialize(value));
  await rename(part, file);
}
