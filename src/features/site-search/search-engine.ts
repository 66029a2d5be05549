/** The site's search: MiniSearch over everything that can be found (docs/decisions/site-search.md). */
import { withRetries } from '#lib/retry.ts';
import MiniSearch from 'minisearch';
import { SEARCH_FILE_PATH } from '#site/file-paths.ts';
import { FETCH_TIMEOUT_MS } from '#site/limits.ts';
import { SEARCH_KINDS, type SearchKind } from '#site/site-search.ts';
import type { SearchItem } from '#lib/search-text.ts';
import { indexTerms, queryTerms } from './search-words.ts';

/** What the search loads. */
export interface SearchFile {
  readonly items: readonly SearchItem[];
  /** Words that only the texts have, each with the places of its items. */
  readonly words: Readonly<Record<string, readonly number[]>>;
}

export interface SearchHit {
  readonly item: SearchItem;
  /** Path to the very place: the item's own, or that of the section. */
  readonly url: string;
  /** Heading of the section that answers what the title does not. */
  readonly section: string | undefined;
}

export type Search = (query: string) => SearchHit[];

const FIELD_BOOST = {
  title: 6,
  keywords: 2,
  sections: 1,
  summary: 2,
  category: 3,
  author: 1,
  text: 0.5,
};
/** A search for `gst` wants the service before an answer that mentions it, and lasting advice before news. */
const KIND_BOOST: Partial<Record<SearchKind, number>> = {
  service: 1.6,
  deadline: 1.2,
  update: 0.7,
};
/** Of so many words most are enough: a question says more than its answer repeats. */
const QUESTION_TERMS = 3;

let loading: Promise<Search> | undefined;

/** The search, loaded at its first use, in several tries. It rejects when the file does not come; the next call tries again. */
export function loadSearch(): Promise<Search> {
  loading ??= withRetries(load).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const response = await fetch(SEARCH_FILE_PATH, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return createSearch(await response.json());
}

export function createSearch({ items, words }: SearchFile): Search {
  const texts = items.map((): string[] => []);
  for (const [word, places] of Object.entries(words))
    for (const place of places) texts[place]?.push(word);
  const engine = new MiniSearch({
    fields: Object.keys(FIELD_BOOST),
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: queryTerms,
      boost: FIELD_BOOST,
      boostDocument: (id) => KIND_BOOST[items[id as number]?.kind ?? 'faq'] ?? 1,
      // A long summary is no fault.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      prefix: (_term, place, terms) => place === terms.length - 1,
      fuzzy: (term) => (term.length > 4 && !term.startsWith('~') ? 0.25 : false),
    },
  });
  engine.addAll(
    items.map((item, id) => ({
      id,
      title: item.title,
      keywords: item.keywords?.join(' · '),
      sections: item.sections?.map(([heading]) => heading).join(' · '),
      summary: item.summary,
      category: `${SEARCH_KINDS[item.kind]} · ${item.category ?? ''}`,
      author: item.author,
      text: texts[id]?.join(' '),
    })),
  );

  return (query) => {
    const isQuestion = queryTerms(query).length >= QUESTION_TERMS;
    const all = isQuestion ? [] : engine.search(query, { combineWith: 'AND' });
    const results = all.length > 0 ? all : engine.search(query);
    return results.flatMap(({ id, match }) => {
      const item = items[id as number];
      return item ? [{ item, ...sectionOf(item, match) }] : [];
    });
  };
}

/** The section that answers what the title does not, and the path to it. */
function sectionOf(
  { url, sections = [] }: SearchItem,
  match: Readonly<Record<string, readonly string[]>>,
): Pick<SearchHit, 'url' | 'section'> {
  const sought = Object.keys(match).filter(
    (term) => match[term]?.includes('sections') && !match[term].includes('title'),
  );
  const [section, anchor] =
    sections.find(([heading]) => indexTerms(heading).some((term) => sought.includes(term))) ?? [];
  return { url: anchor === undefined ? url : `${url}#${anchor}`, section };
}
