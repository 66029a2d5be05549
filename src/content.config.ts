/** Connects each collection of `src/collections/index.ts` to the one loader. */
import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { COLLECTIONS, COLLECTION_NAMES, type CollectionName } from '#collections/index.ts';
import { entriesLoader } from '#collections/reading/loader.ts';
import type { Publication } from '#collections/reading/publication.ts';

/** Added by the loader. */
interface Loaded {
  /** Ids of the fact register that the entry names. */
  readonly figures: readonly string[];
  readonly publication: Publication;
  /** Position in the list of its file, from 0. */
  readonly place: number;
}

type SchemaOf<Name extends CollectionName> = (typeof COLLECTIONS)[Name]['schema'];

/** Checks what an editor writes; the type that pages read also has the loader's fields. */
const wire = <Name extends CollectionName>(name: Name) =>
  defineCollection({
    loader: entriesLoader(name),
    schema: z.pipe(
      COLLECTIONS[name].schema as SchemaOf<Name>,
      z.custom<z.output<SchemaOf<Name>> & Loaded>(),
    ),
  });

export const collections = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [name, wire(name)]),
) as { [Name in CollectionName]: ReturnType<typeof wire<Name>> };
