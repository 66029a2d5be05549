import { getEntry, type CollectionEntry } from 'astro:content';
import type { CollectionName } from '#collections/index.ts';

/** Returns the fields of an entry: `getEntryData('pages', 'about')`. A missing entry stops the build. */
export async function getEntryData<Name extends CollectionName>(name: Name, id: string) {
  const entry = await getEntry(name, id);
  if (entry) return entry.data as CollectionEntry<Name>['data'];
  throw new Error(
    `content/ has no "${id}" (${name}), or it has an error, which the terminal names`,
  );
}
