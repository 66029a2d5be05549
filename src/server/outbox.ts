/** The folder that keeps messages as `.eml` files, private to the user who runs the server. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const OUTBOX_DIR = 'outbox';

export interface Outbox {
  readonly dir: string;
  /** Makes the folder; rejects where that is not possible. */
  open(): Promise<void>;
  /** Keeps a mail and returns its file name. A reader never sees half a file. */
  keep(mail: Buffer, sentAt: Date): Promise<string>;
  /** Deletes mails older than so many days. */
  sweep(now: Date, keepDays: number): Promise<void>;
}

/** No room is left for messages: the answer is 507. */
export class OutboxFull extends Error {
  override readonly name = 'OutboxFull';
}

const DAY_MS = 86_400_000;

/** All mails together. */
const MAX_BYTES = 500_000_000;

export function createOutbox(dir: string, maxBytes = MAX_BYTES): Outbox {
  async function open(): Promise<void> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    // Also when somebody else made it; a folder of another user stays as it is.
    await chmod(dir, 0o700).catch(() => undefined);
  }

  return {
    dir,
    open,
    async keep(mail, sentAt) {
      await open();
      if ((await bytesIn(dir)) + mail.length > maxBytes)
        throw new OutboxFull(`${dir} holds as much as it may`);
      const name = mailFileName(sentAt, randomBytes(4).toString('hex'));
      const unfinished = join(dir, `.${name}.part`);
      try {
        await writeFile(unfinished, mail, { flag: 'wx', flush: true, mode: 0o600 });
        await rename(unfinished, join(dir, name));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined); // the first error tells why
        throw error;
      }
      return name;
    },
    async sweep(now, keepDays) {
      for (const name of await readdir(dir))
        if (sentAtOf(name) < now.getTime() - keepDays * DAY_MS)
          await rm(join(dir, name), { force: true });
    },
  };
}

/** `2026-04-01T09-30-00-000Z-1f2e3d4c.eml`: sorts by time (UTC) and holds no character a disk refuses. */
export function mailFileName(sentAt: Date, suffix: string): string {
  return `${sentAt.toISOString().replaceAll(/[:.]/g, '-')}-${suffix}.eml`;
}

/** NaN for a file that is no mail. */
function sentAtOf(name: string): number {
  const [, day, h, m, s] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-.*\.eml$/.exec(name) ?? [];
  return Date.parse(`${day}T${h}:${m}:${s}Z`);
}

async function bytesIn(dir: string): Promise<number> {
  const sizes = (await readdir(dir)).map((name) =>
    stat(join(dir, name)).then(
      ({ size }) => size,
      () => 0, // deleted meanwhile
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
