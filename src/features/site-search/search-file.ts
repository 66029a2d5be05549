/** The index of the site's search, made from all collections as one file of the build. */
import { getCollection } from 'astro:content';
import { navLabel } from '#queries/navigation.ts';
import { getPage } from '#queries/pages.ts';
import { ROUTES } from '#site/routes.ts';
import type { SearchItem } from './search-engine.ts';
import { SEARCHED_COLLECTIONS, createSearchItems, type SearchedEntries } from './search-sources.ts';
import { stemmedWords } from './search-words.ts';

/** All items that can be found; pages also by the name that the menu gives them. */
export async function getSearchItems(): Promise<SearchItem[]> {
  const lists = SEARCHED_COLLECTIONS.map(
    async (name) => [name, await getCollection(name)] as const,
  );
  const entries = Object.fromEntries(await Promise.all(lists)) as unknown as SearchedEntries;
  return createSearchItems(entries).map((item) => {
    const label = navLabel(item.url);
    return label ? { ...item, keywords: [...(item.keywords ?? []), label] } : item;
  });
}

/** What the search loads: the synonyms, and the items, each with the words that occur only in its text; sorted, they are compressed best. */
export async function getSearchFile() {
  const { synonyms = [] } = await getPage(ROUTES.search);
  const items = (await getSearchItems()).map(({ text, url, kind, ...shown }) => {
    const indexed = new Set(stemmedWords(Object.values(shown).flat(2).join(' · ')));
    const words = new Set(stemmedWords(text).filter((word) => !indexed.has(word)));
    return { ...shown, url, kind, text: [...words].sort().join(' ') };
  });
  return { synonyms, items };
}
export type SearchFile = Awaited<ReturnType<typeof getSearchFile>>;
