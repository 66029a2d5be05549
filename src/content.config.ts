/** Wiring only: each collection of `src/entries/collections.ts` with the one loader. */
import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { COLLECTIONS, type COLLECTION_NAMES, type CollectionName } from '#entries/collections.ts';
import { entriesLoader } from '#entries/loader.ts';
import type { Publication } from '#logic/publication.ts';

/** Added by the loader. */
interface Loaded {
  /** Ids of the fact register that the entry names. */
  readonly figures: readonly string[];
  readonly publication: Publication;
}

type SchemaOf<Name extends CollectionName> = (typeof COLLECTIONS)[Name]['schema'];

/** The entry's schema for what an editor writes; what pages read has the loader's fields as well. */
const wire = <Name extends CollectionName>(name: Name) =>
  defineCollection({
    loader: entriesLoader(name),
    schema: z.pipe(
      COLLECTIONS[name].schema as SchemaOf<Name>,
      z.custom<z.output<SchemaOf<Name>> & Loaded>(),
    ),
  });

export const collections = {
  home: wire('home'),
  pages: wire('pages'),
  services: wire('services'),
  posts: wire('posts'),
  guidance: wire('guidance'),
  resources: wire('resources'),
  policies: wire('policies'),
  documents: wire('documents'),
  legal: wire('legal'),
  taxUpdates: wire('taxUpdates'),
  caseStudies: wire('caseStudies'),
  compliance: wire('compliance'),
  events: wire('events'),
  faqs: wire('faqs'),
  recruitmentSteps: wire('recruitmentSteps'),
  recruitmentStories: wire('recruitmentStories'),
  facts: wire('facts'),
  redirects: wire('redirects'),
} satisfies Record<(typeof COLLECTION_NAMES)[number], unknown>;
