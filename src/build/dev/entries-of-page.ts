/** Which files of `content/` a page prints. */
import { join } from 'node:path';
import {
  COLLECTION_NAMES,
  addressOf,
  collectionNamed,
  type CollectionName,
} from '#collections/index.ts';
import { CONTENT_DIR, files, idOf, slashes } from '#collections/reading/files.ts';
import { SINGLE_FILES, SINGLE_NAMES, type SingleName } from '#collections/single-files.ts';
import { parseFile } from '#collections/reading/parse-file.ts';

export interface PageEntry {
  readonly file: string;
  readonly kind: CollectionName | SingleName;
  /** The page is this entry's own; else the entry is a part of it. */
  readonly whole: boolean;
}

/** The page's own file first, then those of its parts; last the firm's and the menu's, which every page prints. */
export function entriesOfPage(path: string, contentDir = CONTENT_DIR): PageEntry[] {
  const found = COLLECTION_NAMES.flatMap((kind) =>
    files(kind, contentDir).flatMap((file): PageEntry[] => {
      const own = addressesOf(kind, file, contentDir)
        .map((address) => address.split('#'))
        .filter(([page]) => page === path);
      if (own.length === 0) return [];
      return [{ file: slashes(file), kind, whole: own.some(([, part]) => part === undefined) }];
    }),
  );
  return [
    ...found.sort((a, b) => Number(b.whole) - Number(a.whole)),
    ...SINGLE_NAMES.map((kind) => ({
      file: slashes(join(contentDir, SINGLE_FILES[kind].file)),
      kind,
      whole: false,
    })),
  ];
}

/** Where an entry shows; of one with errors, where it may. */
function addressesOf(kind: CollectionName, file: string, contentDir: string): readonly string[] {
  const { extension, schema } = collectionNamed(kind);
  const parsed = parseFile(file, extension);
  const { data } = schema.safeParse('errors' in parsed ? undefined : parsed.data);
  // The name of the file decides the other addresses.
  return [addressOf(kind, idOf(kind, file, contentDir), data ?? {}) ?? []].flat();
}
