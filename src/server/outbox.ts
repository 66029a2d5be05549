/** The folder that keeps messages as `.eml` files, private to the user who runs the server. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MESSAGE_BODY_MAX_BYTES } from '#site/limits.ts';
import { processRuns } from './process-runs.ts';
import { errorCode } from './start-error.ts';

export const OUTBOX_DIR = 'outbox';

export interface Outbox {
  readonly dir: string;
  /** Keeps a mail and returns its file name. A reader never sees half a file. */
  keep(mail: Buffer, sentAt: Date): Promise<string>;
  /** Resolves when a message could be kept; rejects with the reason otherwise. Writes bytes to find out. */
  probe(): Promise<void>;
  /** Deletes what a crash left unfinished, and mails older than the days given. */
  sweep(now: Date, keepDays?: number): Promise<void>;
}

export interface OutboxLimits {
  /** All mails together. */
  readonly maxBytes?: number;
  /** Bytes that the disk has left; tests say how many. */
  readonly freeBytes?: (dir: string) => Promise<number>;
}

/** No room is left for messages: the answer is 507. */
export class OutboxFull extends Error {
  override readonly name = 'OutboxFull';
}

export const OUTBOX_MAX_BYTES = 500_000_000;
/** Left to whatever else needs the disk. */
const RESERVED_BYTES = 20_000_000;
/** Whoever empties the outbox makes room within this time. */
const COUNT_AGAIN_MS = 10_000;
const DAY_MS = 86_400_000;
/** What a disk without room says. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** The folder is made when it is first needed. */
export function createOutbox(dir: string, limits: OutboxLimits = {}): Outbox {
  const { maxBytes = OUTBOX_MAX_BYTES, freeBytes = freeOnDisk } = limits;
  let counted = { bytes: 0, at: -Infinity };

  async function makeRoom(bytes: number): Promise<void> {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    // Also when somebody else made it; a folder of another user stays as it is.
    await chmod(dir, 0o700).catch(() => undefined);
    if (performance.now() - counted.at > COUNT_AGAIN_MS)
      counted = { bytes: await bytesIn(dir), at: performance.now() };
    if (counted.bytes + bytes > maxBytes)
      throw new OutboxFull(`${dir} holds as much as it may (OUTBOX_MAX_MB)`);
    if ((await freeBytes(dir)) < RESERVED_BYTES + bytes)
      throw new OutboxFull('the disk is nearly full');
  }

  /** On the disk when it resolves: the file by its flush, its name by the folder's. */
  async function write(name: string, bytes: Buffer): Promise<void> {
    await makeRoom(bytes.length);
    const unfinished = join(dir, `.${name}.${process.pid}.part`);
    try {
      await writeFile(unfinished, bytes, { flag: 'wx', flush: true, mode: 0o600 });
      await rename(unfinished, join(dir, name));
      await flushFolder(dir);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined); // the first error tells why
      if (NO_ROOM.includes(errorCode(error))) throw new OutboxFull('the disk is full');
      throw error;
    }
  }

  return {
    dir,
    async keep(mail, sentAt) {
      const name = mailFileName(sentAt, randomBytes(4).toString('hex'));
      await write(name, mail);
      counted.bytes += mail.length;
      return name;
    },
    async probe() {
      const name = `.probe-${randomBytes(6).toString('hex')}`;
      // As long as a long message: an empty file finds room on a full disk.
      await write(name, Buffer.alloc(2 * MESSAGE_BODY_MAX_BYTES, '.'));
      await rm(join(dir, name), { force: true }); // a sweep may have been faster
    },
    async sweep(now, keepDays) {
      for (const name of await readdir(dir).catch(() => []))
        if (isLeft(name) || isOlder(name, now, keepDays))
          await rm(join(dir, name), { force: true }).catch(() => undefined); // the next sweep tries again
    },
  };
}

/** `2026-04-01T09-30-00-000Z-1f2e3d4c.eml`: sorts by time (UTC) and holds no character a disk refuses. */
export function mailFileName(sentAt: Date, suffix: string): string {
  return `${sentAt.toISOString().replaceAll(/[:.]/g, '-')}-${suffix}.eml`;
}

/** A file that no process will finish: its own is gone, or it was a probe. */
function isLeft(name: string): boolean {
  const part = /^\..*?(?:\.(?<pid>\d+))?\.part$/.exec(name);
  if (part === null) return /^\.probe-[0-9a-f]+$/.test(name);
  const pid = part.groups?.['pid'];
  return pid === undefined || !processRuns(Number(pid));
}

function isOlder(name: string, now: Date, days: number | undefined): boolean {
  const [, date, h, m, s] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-.*\.eml$/.exec(name) ?? [];
  if (days === undefined || date === undefined) return false;
  return now.getTime() - Date.parse(`${date}T${h}:${m}:${s}Z`) > days * DAY_MS;
}

async function bytesIn(dir: string): Promise<number> {
  const names = await readdir(dir);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(dir, name)).then(
        ({ size }) => size,
        () => 0, // deleted meanwhile
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function freeOnDisk(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}

/** Windows cannot, and keeps names by itself. */
async function flushFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dir);
  await folder.sync().finally(() => folder.close());
}
