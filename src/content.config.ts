/** Wiring only: each collection of `src/entries/collections.ts` with the one loader. */
import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { COLLECTIONS, COLLECTION_NAMES } from '#entries/collections.ts';
import { entriesLoader } from '#entries/loader.ts';

/** Added by the loader: ids of the fact register the entry names. */
const loaded = z.object({ figures: z.array(z.string()) });

const wire = <Name extends keyof typeof COLLECTIONS>(name: Name) =>
  defineCollection({
    loader: entriesLoader(name),
    schema: z.intersection(
      COLLECTIONS[name].schema as (typeof COLLECTIONS)[Name]['schema'],
      loaded,
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
} satisfies Record<(typeof COLLECTION_NAMES)[number], unknown>;
