/** The next number or place that no entry has. */
import { collectionNamed, type CollectionName } from '#collections/index.ts';
import { files, idOf } from '#collections/reading/files.ts';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';
import type { ItemKind } from './kinds.ts';

const after = (numbers: readonly number[]) => Math.max(0, ...numbers.filter(Number.isFinite)) + 1;

/** For files named by number; a file with errors has its number too. */
export function nextId(name: CollectionName, contentDir: string): string {
  return String(after(files(name, contentDir).map((file) => Number(idOf(name, file, contentDir)))));
}

/** The list in which an entry has its place: as its collection says, or by folder. */
function listOf(name: CollectionName, id: string, data: object): string {
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
  const { listOf: own } = collectionNamed(name);
  return own?.(data as Record<string, unknown>) ?? folder;
}

/** The place after the last of the list that the entry joins. */
export function nextOrder(
  name: CollectionName,
  id: string,
  fields: object,
  contentDir: string,
): number {
  const { value, hidden } = readContent(contentDir).readings[name];
  const list = listOf(name, id, fields);
  return after(
    [...value, ...hidden].flatMap(({ id: other, data }: ReadEntry) =>
      'order' in data && listOf(name, other, data) === list ? [data.order] : [],
    ),
  );
}

/** The number after the last of all files that are counted with this one. */
export function nextItemId(
  { list, numberedIn }: ItemKind,
  data: object,
  all: readonly ReadEntry[],
): number {
  const counted = all.filter((one) => numberedIn?.(one.data) === numberedIn?.(data));
  return after(
    counted.flatMap((one) =>
      ((one.data as Record<string, unknown>)[list] as { id: number }[]).map(({ id }) => id),
    ),
  );
}
