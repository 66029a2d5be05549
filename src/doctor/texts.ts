/** The entries of content/ and their texts. */
import { COLLECTION_NAMES } from '#collections/index.ts';
import { mapTexts } from '#collections/reading/figures.ts';
import type { Content, Entries, ReadEntry, ReadFields } from '#collections/reading/read.ts';

/** Every entry of every collection. */
export const everyEntry = (entries: Entries): ReadEntry[] =>
  COLLECTION_NAMES.flatMap((name): readonly ReadEntry[] => entries[name]);

/** Every entry, and the fields that entries of a file share. */
export const everyText = ({ all, groups }: Content): ReadFields[] => [
  ...everyEntry(all),
  ...groups,
];

/** Every text in a value with its field path: `blocks[2].items[0].href`. */
export function textsIn(value: unknown): { path: string; value: string }[] {
  const texts: { path: string; value: string }[] = [];
  const collect = (text: string, path: string) => {
    texts.push({ path, value: text });
    return text;
  };
  mapTexts(value, collect);
  return texts;
}

/** Every text of an entry: the fields, then the `body`. */
export const textsOf = ({ data, body }: { readonly data: unknown; readonly body: string }) => [
  ...textsIn(data),
  { path: 'body', value: body },
];
