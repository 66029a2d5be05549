/** What the site's search knows, from all collections. */
import { createHash } from 'node:crypto';
import { getCollection, render } from 'astro:content';
import { COLLECTION_NAMES, type CollectionName } from '#collections/index.ts';
import { searchSources, type SearchSources } from '#collections/reading/search-sources.ts';
import { searchFiles } from './site-search-files.logic.ts';
import type { SearchSource } from '#collections/collection.ts';
import { navLabel } from '#queries/navigation.ts';
import { getPosts } from '#queries/posts.ts';

/** Everything there is to find, in the order of the index. */
export async function getSearchSources() {
  const read = COLLECTION_NAMES.map(async (name) => [name, await withHeadings(name)] as const);
  const entries = Object.fromEntries(await Promise.all(read)) as unknown as SearchSources;
  return searchSources(entries).map(withMenuName);
}

/** Visitors also search for the name by which the menu calls a page. */
function withMenuName({ item, text }: SearchSource): SearchSource {
  const label = navLabel(item.url);
  if (label === undefined) return { item, text };
  return { item: { ...item, keywords: [...(item.keywords ?? []), label] }, text };
}

async function withHeadings(name: CollectionName) {
  const entries =
    name === 'posts' ? (await getPosts()).map(({ entry }) => entry) : await getCollection(name);
  return Promise.all(
    entries.map(async (entry) => ({ ...entry, headings: (await render(entry)).headings })),
  );
}

let made: Promise<ReturnType<typeof searchFiles>> | undefined;

/** The files of the search by name. A build makes them once, the development server each time. */
export function getSearchFiles() {
  return import.meta.env.DEV ? makeFiles() : (made ??= makeFiles());
}

async function makeFiles() {
  return searchFiles(await getSearchSources(), (content) =>
    createHash('sha256').update(content).digest('base64url').slice(0, 8),
  );
}
