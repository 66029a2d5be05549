import { getCollection } from 'astro:content';
import { dueForText } from '#features/compliance-year/due-texts.logic.ts';
import { getDueDates } from '#features/compliance-year/due-rules.ts';
import { formatDate } from '#lib/format.ts';
import { navLabel } from '#queries/navigation.ts';
import { getPage } from '#queries/pages.ts';
import { FILTER_OF_LAW } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import type { SearchFile, SearchItem } from './search-items.ts';
import { SEARCHED_COLLECTIONS, createSearchItems, type SearchedEntries } from './search-sources.ts';
import { stemmedWords } from './search-words.ts';

/** Returns the search items of entries and of due dates. A page's label in the menu is added to its keywords. */
export async function getSearchItems(): Promise<SearchItem[]> {
  const lists = SEARCHED_COLLECTIONS.map(
    async (name) => [name, await getCollection(name)] as const,
  );
  const entries = Object.fromEntries(await Promise.all(lists)) as unknown as SearchedEntries;
  const items = createSearchItems(entries).map((item) => {
    const label = navLabel(item.url);
    return label ? { ...item, keywords: [...(item.keywords ?? []), label] } : item;
  });
  return [...items, ...(await dueDateItems())];
}

/** Returns an item for the next due date of each rule, such as "Provident fund, 15 December 2026". */
async function dueDateItems(): Promise<SearchItem[]> {
  const { dues, today } = await getDueDates();
  const byRule = Map.groupBy(
    dues.filter(({ day }) => day >= today),
    ({ rule }) => rule,
  );
  return [...byRule].flatMap(([rule, [next]]) =>
    next
      ? {
          kind: 'deadline' as const,
          title: `${rule.title}, ${formatDate(next.day)}`,
          url: `${ROUTES.complianceYear}#${rule.id}`,
          summary: [dueForText(next), rule.who].filter(Boolean).join(' · '),
          category: FILTER_OF_LAW[rule.law].label,
          text: [rule.when, rule.what].filter(Boolean).join(' '),
        }
      : [],
  );
}

/**
 * Returns the data that the search loads: synonyms and items. The text of an item becomes a sorted list of words,
 * without the words of the item's other fields. Sorted words compress best.
 */
export async function getSearchFile(): Promise<SearchFile> {
  const { synonyms = [] } = await getPage(ROUTES.search);
  const items = (await getSearchItems()).map(({ text, url, kind, ...shown }) => {
    const indexed = new Set(stemmedWords(Object.values(shown).flat(2).join(' · ')));
    const words = new Set(stemmedWords(text).filter((word) => !indexed.has(word)));
    return { ...shown, url, kind, text: [...words].sort().join(' ') };
  });
  return { synonyms, items };
}
