/** Connects each collection of `src/collections/index.ts` to the loader. */
import { defineCollection } from 'astro:content';
import { z } from 'zod';
import {
  COLLECTIONS,
  COLLECTION_NAMES,
  type CollectionName,
  type EntryData,
  type GroupData,
} from '#collections/index.ts';
import { entriesLoader } from '#collections/reading/loader.ts';
import type { ReadEntry } from '#collections/reading/read.ts';

/** The fields of an entry and the fields that the loader adds. `head`: the fields that the entries of a file share. */
type LoadedData<Name extends CollectionName> = EntryData<Name> &
  Pick<ReadEntry, 'figures' | 'index'> & { readonly head: GroupData<Name> };

/** The loader has already checked the entries; the schema only gives Astro their type. */
const collectionFor = <Name extends CollectionName>(name: Name) =>
  defineCollection({
    loader: entriesLoader(name),
    schema: z.pipe(COLLECTIONS[name].schema as z.ZodType, z.custom<LoadedData<Name>>()),
  });

export const collections = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [name, collectionFor(name)]),
) as { [Name in CollectionName]: ReturnType<typeof collectionFor<Name>> };
