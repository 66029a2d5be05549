/** An entry that pages cannot do without. */
import { getEntry, type CollectionEntry } from 'astro:content';
import type { CollectionName } from '#collections/index.ts';

/** The fields of an entry; one that is missing stops the build: `getFields('pages', 'about')`. */
export async function getFields<Name extends CollectionName>(
  name: Name,
  id: string,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, id);
  if (entry) return entry.data as CollectionEntry<Name>['data'];
  throw new Error(
    `content/ has no "${id}" (${name}), or it has an error, which the terminal names`,
  );
}
