import { COLLECTION_NAMES } from '#collections/index.ts';
import type { Content, Entries, ReadEntry, EntryOrGroup } from '#collections/reading/read.ts';
import { textsIn } from '#collections/reading/values.ts';

export const everyEntry = (entries: Entries): ReadEntry[] =>
  COLLECTION_NAMES.flatMap((name): readonly ReadEntry[] => entries[name]);

/** Lists every entry, and the fields that entries of a file share. */
export const everyEntryAndGroup = ({ all, groups }: Content): EntryOrGroup[] => [
  ...everyEntry(all),
  ...groups,
];

/** Returns the next number: one more than the largest id that is a number. */
export function nextNumber(entries: readonly ReadEntry[]): number {
  const numbers = entries.map(({ id, data }) => Number('id' in data ? data.id : id));
  return Math.max(0, ...numbers.filter(Number.isInteger)) + 1;
}

/** Lists every text of an entry: the fields, then the `body`. */
export const textsOfEntry = ({ data, body }: { readonly data: unknown; readonly body: string }) => [
  ...textsIn(data),
  { path: 'body', value: body },
];
