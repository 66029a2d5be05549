/** The entries of content/ and their texts. */
import { COLLECTION_NAMES } from '#collections/index.ts';
import { mapTexts } from '#collections/reading/figures.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';

/** Every entry of every collection. */
export const everyEntry = (entries: Entries): ReadEntry[] =>
  COLLECTION_NAMES.flatMap((name): ReadEntry[] => entries[name]);

/** Every text in a value with its field path: `blocks[2].items[0].href`. */
export function strings(value: unknown, field?: string): { path: string; value: string }[] {
  const found: { path: string; value: string }[] = [];
  mapTexts(value, (value, path) => (found.push({ path, value }), value), field);
  return found;
}

/** Every text of an entry: the fields, then the `body`. */
export const textsOf = ({ data, body }: { readonly data: unknown; readonly body: string }) => [
  ...strings(data),
  { path: 'body', value: body },
];
