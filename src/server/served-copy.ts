/**
 * What the server serves: a copy of `dist/` that no build touches. A new build is copied too, and
 * takes over when the copy is whole, so that no request meets half a site or two halves of a file.
 */
import { existsSync } from 'node:fs';
import { constants, cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILDS_DIR } from '#site/build-folders.ts';
import { processRuns } from './process-runs.ts';
import { errorCode } from './start-error.ts';

export interface ServedCopy {
  /** Folder of the copy in use; changes with a new build. */
  folder(): string;
  /** Ends the watch and deletes the copies. */
  close(): Promise<void>;
}

interface Options {
  /** Folder of the project, with the build's folders in it. */
  readonly root: string;
  readonly distDir: string;
  /** Adds to a copy before it is served. */
  readonly prepare?: ((folder: string) => Promise<unknown>) | undefined;
  /** How often a new build is looked for. */
  readonly intervalMs?: number;
}

const INTERVAL_MS = 1_000;
const NAME = /^served-(\d+)-/;

/** Makes the first copy; rejects when it cannot. */
export async function openServedCopy(options: Options): Promise<ServedCopy> {
  const { distDir, prepare, intervalMs = INTERVAL_MS } = options;
  const builds = join(options.root, BUILDS_DIR);
  await mkdir(builds, { recursive: true });
  await sweep(builds);
  let closed = false;
  let working: Promise<void> | undefined;

  /** Undefined when the build was replaced meanwhile. */
  async function copy(): Promise<{ folder: string; of: string } | undefined> {
    const folder = await mkdtemp(join(builds, `served-${process.pid}-`));
    const of = await identity(distDir);
    try {
      await cp(distDir, folder, {
        recursive: true,
        preserveTimestamps: true,
        mode: constants.COPYFILE_FICLONE,
      });
      await prepare?.(folder);
      if ((await identity(distDir)) === of) return { folder, of };
    } catch (error) {
      if ((await identity(distDir)) === of) throw error;
    }
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }

  const first = await copy();
  if (first === undefined) throw new Error(`${distDir} was replaced while it was read`);
  let current = first;
  let last: string | undefined;

  async function renew(): Promise<void> {
    const found = await identity(distDir);
    // No index: the folder is being replaced by other means than ours.
    if (found === current.of || !existsSync(join(distDir, 'index.html'))) return;
    const next = await copy();
    if (next === undefined) return;
    // Kept for one more build, since answers may be under way that have yet to open their file.
    if (last !== undefined) await rm(last, { recursive: true, force: true });
    last = current.folder;
    current = next;
    console.log('A new build is served');
  }

  const timer = setInterval(() => {
    working ??= renew()
      .catch((error: unknown) =>
        console.error(`A new build could not be taken over (${errorCode(error)})`),
      )
      .finally(() => {
        working = undefined;
      });
  }, intervalMs).unref();

  return {
    folder: () => current.folder,
    close: async () => {
      if (closed) return;
      closed = true;
      clearInterval(timer);
      await working;
      for (const folder of [current.folder, last])
        if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Another value for another folder in its place, or another list of files in it. */
async function identity(folder: string): Promise<string> {
  const stats = await stat(folder).catch(() => undefined);
  return stats === undefined ? '' : `${stats.ino} ${stats.ctimeMs}`;
}

/** Deletes what servers left behind that were ended by force. */
async function sweep(builds: string): Promise<void> {
  for (const name of await readdir(builds)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid !== undefined && !processRuns(Number(pid)))
      await rm(join(builds, name), { recursive: true, force: true });
  }
}
