/** The next number or place that no entry has. */
import type { CollectionName } from '#collections/index.ts';
import { files, idOf } from '#collections/reading/files.ts';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';
import { listOf } from '#doctor/duplicates.ts';
import type { ItemKind } from './kinds.ts';

const after = (numbers: readonly number[]) => Math.max(0, ...numbers.filter(Number.isFinite)) + 1;

/** For files named by number; a file with errors has its number too. */
export function nextId(name: CollectionName, contentDir: string): string {
  return String(after(files(name, contentDir).map((file) => Number(idOf(name, file, contentDir)))));
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
