/** What was removed or replaced in the browser, each in a file of its own, so that it can be put back. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Beside the project and not in node_modules, which an installation empties. Git does not see it. */
const TRASH_DIR = '.removed';
/** Older ones go away when another comes. */
const MOST_KEPT = 200;

export interface Removed {
  readonly id: string;
  /** Where it stood. */
  readonly path: string;
  /** ISO time of the removal. */
  readonly when: string;
  /** Another text has taken its place. */
  readonly replaced: boolean;
}

interface Kept extends Removed {
  readonly content: string;
}

export interface Trash {
  /** Copies a file, before it is removed or replaced. */
  keep(path: string, replaced?: boolean): Removed;
  /** The latest first. */
  list(): Removed[];
  /** Puts the file back; one that is there now is kept in turn. Returns its path. */
  putBack(id: string): string | undefined;
}

export function createTrash(dir = TRASH_DIR, now = () => new Date()): Trash {
  const names = () => (existsSync(dir) ? readdirSync(dir).sort().reverse() : []);
  const read = (name: string) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as Kept;
  let count = 0;

  const keep = (path: string, replaced = false): Removed => {
    const when = now().toISOString();
    count += 1;
    const id = `${when.replace(/\D/g, '')}-${String(count).padStart(4, '0')}`;
    const removed = { id, path, when, replaced };
    mkdirSync(dir, { recursive: true });
    const content = readFileSync(path).toString('base64');
    writeFileSync(join(dir, `${id}.json`), JSON.stringify({ ...removed, content } satisfies Kept));
    for (const name of names().slice(MOST_KEPT)) rmSync(join(dir, name));
    return removed;
  };

  return {
    keep,
    list: () =>
      names().map((name) => {
        const { id, path, when, replaced } = read(name);
        return { id, path, when, replaced };
      }),
    putBack: (id) => {
      // Compared with the names that there are, never opened as it came.
      const name = names().find((one) => one === `${id}.json`);
      if (name === undefined) return undefined;
      const { path, content } = read(name);
      if (existsSync(path)) keep(path, true);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, Buffer.from(content, 'base64'));
      rmSync(join(dir, name));
      return path;
    },
  };
}
