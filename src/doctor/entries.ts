import { COLLECTION_NAMES, collectionNamed } from '#collections/index.ts';
import { fieldsByPath } from '#collections/json-schemas.ts';
import type { Content, Entries, ReadEntry, EntryOrGroup } from '#collections/reading/read.ts';
import { textsIn } from '#collections/reading/values.ts';
import { rememberResults } from '#lib/remember.ts';

export const everyEntry = (entries: Entries): ReadEntry[] =>
  COLLECTION_NAMES.flatMap((name): readonly ReadEntry[] => entries[name]);

/** Lists every entry and every group. A group contains the fields that all entries of a file share. */
export const everyEntryAndGroup = ({ all, groups }: Content): EntryOrGroup[] => [
  ...everyEntry(all),
  ...groups,
];

/** Returns the next free number for an id: the largest numeric id plus 1. */
export function nextNumber(entries: readonly ReadEntry[]): number {
  const numbers = entries.map(({ id, data }) => Number('id' in data ? data.id : id));
  return Math.max(0, ...numbers.filter(Number.isInteger)) + 1;
}

/** Returns the fields in the schema of an entry or a group, by path. */
export function fieldsOf(entry: EntryOrGroup) {
  const { schema, group } = collectionNamed(entry.collection);
  return fieldsByPath('group' in entry || !group ? schema : group.head);
}

/** Lists the texts in the fields of an entry, before placeholders are replaced, each with the `meta` of its field. */
export const describedTexts = rememberResults((entry: EntryOrGroup) => {
  const fields = fieldsOf(entry);
  return textsIn(entry.raw.data).map(({ path, value }) => ({
    ...fields.get(path.replaceAll(/\[\d+\]/g, '[]')),
    path,
    value,
  }));
});

/** Lists every text of an entry: the fields, then the `body`. */
export const textsOfEntry = rememberResults(
  ({ data, body }: { readonly data: unknown; readonly body: string }) => [
    ...textsIn(data),
    { path: 'body', value: body },
  ],
);
