/** The index of the site's search, made from all collections as one file of the build. */
import { getCollection } from 'astro:content';
import { COLLECTION_NAMES, type CollectionName } from '#collections/index.ts';
import { searchSources, type SearchSource, type SearchSources } from './search-sources.ts';
import { navLabel } from '#queries/navigation.ts';
import { getPosts } from '#queries/posts.ts';
import { indexWords } from './search-words.ts';

/** All items that can be found, in the order of the index. */
export async function getSearchSources(): Promise<SearchSource[]> {
  const loads = COLLECTION_NAMES.map(async (name) => [name, await getEntries(name)] as const);
  const entries = Object.fromEntries(await Promise.all(loads)) as unknown as SearchSources;
  return searchSources(entries).map(withMenuName);
}

/** Adds the name that the menu gives a page, because visitors search for it. */
function withMenuName({ item, text }: SearchSource): SearchSource {
  const label = navLabel(item.url);
  if (label === undefined) return { item, text };
  return { item: { ...item, keywords: [...(item.keywords ?? []), label] }, text };
}

async function getEntries(name: CollectionName) {
  const entries =
    name === 'posts' ? (await getPosts()).map(({ entry }) => entry) : await getCollection(name);
  return entries.map((entry) => ({
    ...entry,
    head: entry.data.head,
    headings: entry.rendered?.metadata?.headings,
  }));
}

/** What the search loads: the items, and the words that occur only in their texts with the indexes of these items. */
export async function getSearchFile() {
  const sources = await getSearchSources();
  const words: Record<string, number[]> = {};
  sources.forEach(({ item, text }, index) => {
    const { title, summary, category = '', author = '', keywords = [], sections = [] } = item;
    const headings = sections.map(([heading]) => heading);
    // These fields are indexed anyway.
    const shown = new Set(
      indexWords([title, summary, category, author, ...keywords, ...headings].join(' · ')),
    );
    for (const word of new Set(indexWords(text)))
      if (!shown.has(word)) (words[word] ??= []).push(index);
  });
  return { items: sources.map(({ item }) => item), words };
}
export type SearchFile = Awaited<ReturnType<typeof getSearchFile>>;
