/** The index of the site's search, made from all collections as one file of the build. */
import { getCollection } from 'astro:content';
import { navLabel } from '#queries/navigation.ts';
import { getPosts } from '#queries/posts.ts';
import {
  SEARCHED_COLLECTIONS,
  createSearchSources,
  type SearchedEntries,
} from './search-sources.ts';
import { indexWords } from './search-words.ts';

/** All items that can be found, in the order of the index; pages also by the name that the menu gives them. */
export async function getSearchSources() {
  const lists = SEARCHED_COLLECTIONS.map(async (name) => {
    const isPosts = name === 'posts';
    const entries = isPosts ? (await getPosts()).map(({ entry }) => entry) : getCollection(name);
    return [name, await entries] as const;
  });
  const entries = Object.fromEntries(await Promise.all(lists)) as unknown as SearchedEntries;
  return createSearchSources(entries).map(({ item, text }) => {
    const label = navLabel(item.url);
    const keywords = label ? [...(item.keywords ?? []), label] : item.keywords;
    return { item: { ...item, keywords }, text };
  });
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
