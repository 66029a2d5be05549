/** The site's search: MiniSearch over everything that can be found (docs/decisions/site-search.md). */
import { withRetries } from '#lib/retry.ts';
import MiniSearch from 'minisearch';
import { SEARCH_FILE_PATH } from '#site/file-paths.ts';
import { FETCH_TIMEOUT_MS } from '#site/limits.ts';
import { SEARCH_KINDS, type SearchKind } from '#site/site-search.ts';
import type { SearchItem } from '#lib/search-text.ts';
import { indexTerms, indexWords, queryTerms, wordsAt, wordsOfTerm } from './search-words.ts';

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
  /** Words of the item that matched, as wordsAt() writes them. */
  readonly words: ReadonlySet<string>;
  readonly score: number;
}

export type Search = (query: string) => SearchHit[];

const FIELD_BOOST = {
  title: 6,
  keywords: 3,
  sections: 1,
  summary: 2,
  category: 1.5,
  author: 1,
  text: 0.5,
};
/** A search for `gst` wants the service before an answer that mentions it, and lasting advice before news. */
const KIND_BOOST: Partial<Record<SearchKind, number>> = {
  service: 1.6,
  deadline: 1.2,
  update: 0.7,
};
/** Title, with or without its kind, is what was typed: 'Leave' among the HR policies for `leave policy`. */
const TITLE_BOOST = 3.5;
const KEYWORD_BOOST = 2.5;
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
      prefix: (term, place, terms) => place === terms.length - 1 && !term.startsWith('~'),
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

  /** The query with each word that nothing has replaced by the one that is nearly it. */
  function corrected(query: string): string {
    const words = wordsAt(query).map(({ form }) => form);
    return words
      .map((word) => {
        if (word.length < 4 || engine.search(word).length > 0) return word;
        const [near] = engine.autoSuggest(word, { fuzzy: word.length < 6 ? 1 : 2 });
        return near?.suggestion ?? word;
      })
      .join(' ');
  }

  return (query) => {
    const spelt = corrected(query);
    const terms = queryTerms(spelt);
    const typed = indexWords(spelt);
    const all = engine.search(spelt, { combineWith: 'AND' });
    const results =
      all.length > 0 && terms.length < QUESTION_TERMS
        ? all
        : engine.search(spelt, { combineWith: 'OR' });
    return results
      .flatMap(({ id, score, match }) => {
        const item = items[id as number];
        if (!item) return [];
        const words = new Set([...typed, ...Object.keys(match).flatMap(wordsOfTerm)]);
        const sum = score * nameBoost(item, terms);
        return [{ item, words, score: sum, ...sectionOf(item, match) }];
      })
      .sort((one, other) => other.score - one.score);
  };
}

/** The section that answers what neither title nor category does, and the path to it. */
function sectionOf(
  item: SearchItem,
  match: Readonly<Record<string, readonly string[]>>,
): Pick<SearchHit, 'url' | 'section'> {
  const inSections = Object.keys(match).filter((term) => {
    const fields = match[term] ?? [];
    return fields.includes('sections') && !fields.includes('title') && !fields.includes('category');
  });
  const count = (heading: string) =>
    indexTerms(heading).filter((term) => inSections.includes(term)).length;
  const [section, anchor] =
    [...(item.sections ?? [])]
      .sort(([one], [other]) => count(other) - count(one))
      .filter(([heading]) => count(heading) > 0)[0] ?? [];
  return { url: anchor === undefined ? item.url : `${item.url}#${anchor}`, section };
}

function nameBoost(
  { title, kind, category = '', keywords = [] }: SearchItem,
  terms: readonly string[],
): number {
  const own = queryTerms(title);
  const known = [...own, ...queryTerms(`${SEARCH_KINDS[kind]} ${category}`)];
  if (own.every((term) => terms.includes(term)) && terms.every((term) => known.includes(term)))
    return TITLE_BOOST;
  const phrase = terms.join(' ');
  return keywords.some((keyword) => queryTerms(keyword).join(' ') === phrase) ? KEYWORD_BOOST : 1;
}
