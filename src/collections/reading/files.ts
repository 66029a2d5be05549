/** The files of `content/` and the ids they stand for. */
import { existsSync, globSync, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { collectionNamed, type CollectionName } from '#collections/index.ts';

export const CONTENT_DIR = 'content';
export const SITE_FILE = 'site.json';

/** Files of a collection, sorted, so that a build never depends on the disk's order; no link leads them elsewhere. */
export const files = (name: CollectionName, contentDir = CONTENT_DIR): string[] =>
  foundFiles(name, contentDir).filter((file) => linkFault(file, contentDir) === undefined);

/** The same with those that `linkFault` refuses. */
export function foundFiles(name: CollectionName, contentDir = CONTENT_DIR): string[] {
  const { folder, extension, list } = collectionNamed(name);
  if (list !== undefined) return [join(contentDir, list)].filter((file) => existsSync(file));
  const ending = `.${extension}`;
  return globSync(join(contentDir, folder, '**', `*${ending}`))
    .filter((file) => file.endsWith(ending)) // some systems find .MD as well
    .sort();
}

/**
 * Why a path of `content/` must be neither read nor written: a link (symbolic link) takes it to nothing or
 * out of the folder. Undefined when none does.
 */
export function linkFault(path: string, contentDir = CONTENT_DIR): string | undefined {
  let real: string;
  try {
    real = realpathSync.native(path);
  } catch {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
      ? `is a link to ${readlinkSync(path)}, where nothing is; put the file itself here, or delete the link`
      : undefined;
  }
  return real.startsWith(realpathSync.native(contentDir) + sep)
    ? undefined
    : 'is a link that leads out of content/; put the file itself here';
}

/** Path inside the collection's folder, without ending. */
export function idOf(name: CollectionName, file: string, contentDir = CONTENT_DIR): string {
  const { folder, extension } = collectionNamed(name);
  const start = slashes(join(contentDir, folder)).length + 1;
  return slashes(file).slice(start, -(extension.length + 1));
}

/** Forward slashes on every system. */
export const slashes = (path: string) => path.replaceAll('\\', '/');
