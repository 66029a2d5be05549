/** The folder that keeps messages as `.eml` files. */
import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault, errorCode } from './start-fault.ts';

export const OUTBOX_DIR = 'outbox';

/** Makes the folder if needed and proves that it can be written; throws a `StartFault` if not. */
export async function openOutbox(dir: string): Promise<void> {
  const probe = join(dir, `.probe-${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(dir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartFault(
      `${dir} cannot be written (${errorCode(error)}), so messages would be lost; make it a folder you may write to`,
    );
  }
}

/** Keeps a mail and returns its file name. A reader never sees half a file. */
export async function keepMail(dir: string, mail: Buffer, sentAt: Date): Promise<string> {
  const name = mailFileName(sentAt, randomBytes(4).toString('hex'));
  const unfinished = join(dir, `.${name}.part`);
  try {
    await mkdir(dir, { recursive: true });
    await writeFile(unfinished, mail, { flag: 'wx', flush: true });
    await rename(unfinished, join(dir, name));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined); // the first error tells why
    throw error;
  }
  return name;
}

/** `2026-04-01T09-30-00-000Z-1f2e3d4c.eml`: sorts by time (UTC) and holds no character a disk refuses. */
export function mailFileName(sentAt: Date, suffix: string): string {
  return `${sentAt.toISOString().replaceAll(/[:.]/g, '-')}-${suffix}.eml`;
}
