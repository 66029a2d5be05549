/** Everything the site's search finds, from the entries of all collections. */
import { headingAnchor } from '#lib/heading-anchor.ts';
import {
  COLLECTION_NAMES,
  addressOf,
  collectionNamed,
  type CollectionName,
  type EntryData,
} from '#collections/index.ts';
import type { SearchEntry, SearchSource } from '#collections/collection.ts';
import { readContent } from './read.ts';

export type SearchSources = {
  readonly [Name in CollectionName]: readonly SearchEntry<EntryData<Name>>[];
};

/** Items and their words. Posts come last, in their order: the further down, the later loaded. */
export function searchSources(entries: SearchSources): SearchSource[] {
  const names = COLLECTION_NAMES.filter((name) => name !== 'posts');
  return [...names, 'posts' as const].flatMap((name) => sourcesOf(name, entries[name]));
}

function sourcesOf(name: CollectionName, entries: readonly SearchEntry[]): SearchSource[] {
  const described = collectionNamed(name);
  const all = entries as readonly SearchEntry<Record<string, unknown>>[];
  return all.flatMap(
    (entry) => described.search?.(entry, addressOf(name, entry.id, entry.data) ?? '', all) ?? [],
  );
}

/** The published entries of `content/` with the headings of their texts, read in plain Node. */
export function readSearchSources(): SearchSources {
  const { readings } = readContent();
  const read = COLLECTION_NAMES.map((name) => [
    name,
    readings[name].value.map((entry) => ({ ...entry, headings: headingsOf(entry.body) })),
  ]);
  return Object.fromEntries(read) as SearchSources;
}

const headingsOf = (body: string) =>
  [...body.matchAll(/^#{2,4} (.+)$/gm)].map(([, text = '']) => ({
    text,
    slug: headingAnchor(text),
  }));
