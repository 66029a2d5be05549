/** The index of the site's search: what travels to the browser, and how it is put in. */
import MiniSearch from 'minisearch';
import { SEARCH_KINDS, type SearchKind } from '#site/site-search.ts';
import { indexWords } from './search-words.ts';

/** A heading inside a page, and its anchor where it has one. */
export type SearchSection = readonly [heading: string, anchor?: string];

/** One thing that can be found, as it travels to the browser. Empty fields are left out. */
export interface SearchItem {
  readonly kind: SearchKind;
  readonly title: string;
  /** Path, with the anchor of the very place. */
  readonly url: string;
  readonly summary: string;
  /** What it belongs to: a post's category, a question's group, a service's family. */
  readonly category?: string;
  readonly author?: string;
  /** `YYYY-MM-DD` */
  readonly date?: string;
  readonly keywords?: readonly string[];
  readonly sections?: readonly SearchSection[];
}

export interface SearchIndex {
  readonly items: readonly SearchItem[];
  /** Words of the texts with the places of their items, once they are loaded. */
  words: ReadonlyMap<string, readonly number[]> | undefined;
  readonly engine: MiniSearch;
  /** Texts of the items that were compared with a whole query. */
  readonly phrases: Map<SearchItem, Phrases>;
}

/** An item's texts as words with spaces around them, so that `' due date '` is found as it is. */
export interface Phrases {
  readonly title: string;
  readonly category: string;
  readonly keywords: readonly string[];
  readonly others: readonly string[];
}

const BOOST = { title: 6, keywords: 3, sections: 3, summary: 2, category: 1.5, author: 1 };

/** An index of items; the order is that of the build. */
export function createSearchIndex(items: readonly SearchItem[]): SearchIndex {
  const engine = new MiniSearch({
    fields: Object.keys(BOOST),
    extractField: (document, field) => document[field],
    tokenize: indexWords,
    processTerm: (word) => word,
    searchOptions: { tokenize: (word) => [word], boost: BOOST },
  });
  engine.addAll(
    items.map((item, id) => ({
      id,
      ...item,
      category: categoryOf(item),
      keywords: item.keywords?.join(' · ') ?? '',
      sections: item.sections?.map(([heading]) => heading).join(' · ') ?? '',
    })),
  );
  return { items, words: undefined, engine, phrases: new Map() };
}

const categoryOf = ({ kind, category = '' }: SearchItem) => `${SEARCH_KINDS[kind]} · ${category}`;

/** Words as a text that phrases are looked for in. */
export const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

export function phrasesOf({ phrases }: SearchIndex, item: SearchItem): Phrases {
  const known = phrases.get(item);
  if (known) return known;
  const made = {
    title: spaced(indexWords(item.title)),
    category: spaced(indexWords(categoryOf(item))),
    keywords: (item.keywords ?? []).map((keyword) => spaced(indexWords(keyword))),
    others: [item.summary, ...(item.sections ?? []).map(([heading]) => heading)].map((text) =>
      spaced(indexWords(text)),
    ),
  };
  phrases.set(item, made);
  return made;
}
