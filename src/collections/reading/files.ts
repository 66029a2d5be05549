/** The files of `content/` and the ids of their entries. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { collectionNamed, type CollectionName } from '#collections/index.ts';

export const CONTENT_DIR = 'content';

/** Files of a collection, sorted, so that a build never depends on the disk's order. */
export function listCollectionFiles(name: CollectionName, contentDir = CONTENT_DIR): string[] {
  return globSync(join(contentDir, collectionNamed(name).files))
    .map(toSlashes)
    .sort();
}

/** Path inside the collection's folder, without ending. */
export function entryIdOfFile(
  name: CollectionName,
  file: string,
  contentDir = CONTENT_DIR,
): string {
  const { folder, extension } = collectionNamed(name);
  const start = join(contentDir, folder).length + 1;
  return file.slice(start, -(extension.length + 1));
}

export const toSlashes = (path: string) => path.replaceAll('\\', '/');
