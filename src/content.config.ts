/** Connects each collection of `src/collections/index.ts` to the one loader. */
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
import type { PublicationState } from '#collections/reading/publication.ts';

/** Added by the loader. */
interface LoadedFields<Name extends CollectionName> {
  /** Ids of the figures of law that the entry names. */
  readonly figures: readonly string[];
  readonly publication: PublicationState;
  /** Position in its group, from 0. */
  readonly index: number;
  /** Fields of the file that the entry shares with its neighbours. */
  readonly head: GroupData<Name>;
}

/** The loader has checked the entries; the schema only gives Astro their type. */
const collectionFor = <Name extends CollectionName>(name: Name) =>
  defineCollection({
    loader: entriesLoader(name),
    schema: z.pipe(
      COLLECTIONS[name].schema as z.ZodType,
      z.custom<EntryData<Name> & LoadedFields<Name>>(),
    ),
  });

export const collections = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [name, collectionFor(name)]),
) as { [Name in CollectionName]: ReturnType<typeof collectionFor<Name>> };
