/** Lists the files of `content/` and the ids of their entries. */
import { globSync, readdirSync, type Dirent } from 'node:fs';
import { basename, join } from 'node:path';
import { collectionNamed, type CollectionName } from '#collections/index.ts';

export const CONTENT_DIR = 'content';

/** Matches files that operating systems and Word add to folders. */
export const SYSTEM_FILE = /^(?:\.DS_Store|\.gitkeep|Thumbs\.db|desktop\.ini|~\$.*)$/i;

/** Returns the files of a collection, sorted, because a build must not depend on the order on the disk. */
export function listCollectionFiles(name: CollectionName, contentDir = CONTENT_DIR): string[] {
  return globSync(join(contentDir, collectionNamed(name).files))
    .map(toSlashes)
    .filter((file) => !SYSTEM_FILE.test(basename(file)))
    .sort();
}

/** Returns the path inside the collection's folder, without the file extension. */
export function entryIdOfFile(
  name: CollectionName,
  file: string,
  contentDir = CONTENT_DIR,
): string {
  const { folder, extension } = collectionNamed(name);
  const start = join(contentDir, folder).length + 1;
  return file.slice(start, -(extension.length + 1));
}

/** Lists the files and links in a folder and its subfolders, with paths that begin with `folder`. Follows no links. */
export function* listFolder(folder: string): Generator<{ path: string; entry: Dirent }> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = toSlashes(join(folder, entry.name));
    if (entry.isDirectory()) yield* listFolder(path);
    else yield { path, entry };
  }
}

export const toSlashes = (path: string) => path.replaceAll('\\', '/');
