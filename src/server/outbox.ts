/** The folder that keeps messages as `.eml` files, private to the user who runs the server. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, rename, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const OUTBOX_DIR = 'outbox';

/** Space that messages leave free on the disk. */
const FREE_MIN_BYTES = 50_000_000;

/** Makes the folder; rejects if that is not possible. */
export async function createOutboxFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  // Also for a folder that already exists; another user's folder stays as it is.
  await chmod(dir, 0o700).catch(() => undefined);
}

/** Writes a mail and returns its file name, `2026-04-01T09-30-00-000Z-1f2e3d4c.eml`. A reader never sees half a file. */
export async function writeMail(
  dir: string,
  mail: Buffer,
  sentAt: Date,
  freeMinBytes = FREE_MIN_BYTES,
): Promise<string> {
  await createOutboxFolder(dir);
  const { bavail, bsize } = await statfs(dir);
  if (bavail * bsize < freeMinBytes) throw new Error('the disk is full');
  // Sorts by time (UTC) and has only characters that every disk accepts.
  const time = sentAt.toISOString().replaceAll(/[:.]/g, '-');
  const name = `${time}-${randomBytes(4).toString('hex')}.eml`;
  const unfinished = join(dir, `.${name}.part`);
  await writeFile(unfinished, mail, { flag: 'wx', flush: true, mode: 0o600 });
  await rename(unfinished, join(dir, name));
  return name;
}
