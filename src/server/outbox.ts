/** Stores messages as `.eml` files in a folder that only the user who runs the server can read. */
import { randomBytes } from 'node:crypto';
import {
  chmod,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';

export const OUTBOX_DIR = 'outbox';

/** Minimum free space on the disk; if the disk has less, no message is stored. */
const FREE_MIN_BYTES = 50_000_000;

/** Creates the folder; rejects if it cannot be created. */
export async function createOutboxFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  // If the folder exists, `mkdir` does not change its mode, and `chmod` fails if another user owns it.
  await chmod(dir, 0o700).catch(() => undefined);
}

/** Writes a mail and returns its final name: `2026-04-01T09-30-00-000Z-1f2e3d4c.eml`. */
export async function writeMail(
  dir: string,
  mail: Buffer,
  sentAt: Date,
  freeMinBytes = FREE_MIN_BYTES,
): Promise<string> {
  await createOutboxFolder(dir);
  const { bavail, bsize } = await statfs(dir);
  if (bavail * bsize < freeMinBytes) throw new Error('the disk is full');
  // Each name begins with the time (UTC), so the mails sort by time. Every file system permits its characters.
  const time = sentAt.toISOString().replaceAll(/[:.]/g, '-');
  const name = `${time}-${randomBytes(4).toString('hex')}.eml`;
  const unfinished = join(dir, `.${name}.${mail.length}.part`);
  await writeFile(unfinished, mail, { flag: 'wx', flush: true, mode: 0o600 });
  await rename(unfinished, join(dir, name));
  await flushFolder(dir);
  return name;
}

/** Writes the file names in the folder to the disk; otherwise, a power cut could undo the last renaming. */
async function flushFolder(dir: string): Promise<void> {
  // Windows stores file names at once and cannot open a folder, so nothing is done there.
  if (process.platform === 'win32') return;
  const folder = await open(dir, 'r');
  await folder.sync().finally(() => folder.close());
}

/** Writes and deletes a file in the folder; rejects if the folder cannot be written. */
export async function tryOutbox(dir: string): Promise<void> {
  await createOutboxFolder(dir);
  const file = join(dir, `.${randomBytes(4).toString('hex')}.try`);
  await writeFile(file, '');
  await rm(file);
}

/** Temporary name of a mail, with the final name and the length in bytes: `.2026-….eml.1482.part`. */
const UNFINISHED = /^\.(.+\.eml)\.(\d+)\.part$/;

/**
 * After a crash, renames complete mails from the temporary to the final name, and removes incomplete mails, whose
 * senders got no confirmation. Skips files written at or after `before` (ms): this process may still be writing them.
 */
export async function finishMails(dir: string, before: number) {
  const counts = { kept: 0, removed: 0 };
  for (const part of await readdir(dir)) {
    const [, name, length] = UNFINISHED.exec(part) ?? [];
    const file = join(dir, part);
    if (name === undefined || (await stat(file)).mtimeMs >= before) continue;
    const mail = await readFile(file);
    // A null byte means that the disk reserved space for the mail but did not write all of it.
    const isComplete = mail.length === Number(length) && !mail.includes(0);
    await (isComplete ? rename(file, join(dir, name)) : rm(file));
    counts[isComplete ? 'kept' : 'removed'] += 1;
  }
  await flushFolder(dir);
  return counts;
}
