/** The engine of the site search: MiniSearch with our words, weights and synonyms (docs/decisions/site-search.md). */
import MiniSearch from 'minisearch';
import { normalize } from '#lib/normalize.ts';
import { withRetries } from '#lib/retry.ts';
import { SEARCH_FILE_PATH } from '#site/file-paths.ts';
import { QUERY_MAX_CHARS } from '#site/routes.ts';
import { SEARCH_KINDS, type SearchFile, type SearchItem, type SearchKind } from './search-items.ts';
import { termsWithSynonyms, parseSynonyms, queryTerms } from './search-words.ts';

export interface SearchHit {
  readonly item: SearchItem;
  /** Path of the item, with the anchor of the section if there is one. */
  readonly url: string;
  /** First heading that contains a word of the query; a word that also occurs in the title does not count. */
  readonly section: string | undefined;
}

/** Returns the hits for a query such as `gst registration`, best first; an empty list for a blank query. */
export type Search = (query: string) => SearchHit[];

const FIELD_BOOST = {
  title: 6,
  keywords: 2,
  sections: 1,
  summary: 2,
  category: 1,
  author: 1,
  text: 0.5,
};
/** Weights by kind of item: for `gst`, the service comes before a question that mentions GST. */
const KIND_BOOST: Partial<Record<SearchKind, number>> = {
  service: 1.6,
  deadline: 0.8,
  term: 0.3,
};
/** Matches queries that ask for a date. If a query matches, due dates have the weight `DATE_BOOST`. */
const ASKS_FOR_DATE = /\b(?:due|dates?|deadlines?|last day)\b/i;
const DATE_BOOST = 4;
/** A query with at least this number of words is a question, and also finds items with only some of the words. */
const QUESTION_TERMS = 3;

let loading: Promise<Search> | undefined;

/** Loads the search once, with retries. Rejects if the file does not load; the next call then tries again. */
export function loadSearch(): Promise<Search> {
  loading ??= withRetries(load).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const response = await fetch(SEARCH_FILE_PATH);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return createSearch(await response.json());
}

export function createSearch({ synonyms, items }: SearchFile): Search {
  const subjects = parseSynonyms(synonyms);
  const indexTermsOf = (text: string) => termsWithSynonyms(text, subjects);
  /** For each word, the number of fields that contain the word, in all items together. */
  const counts = new Map<string, number>();
  const termsOf = (query: string) => queryTerms(query, subjects, counts);
  const boostKinds = (boosts: typeof KIND_BOOST) => (id: number) =>
    boosts[items[id]?.kind ?? 'faq'] ?? 1;
  const engine = new MiniSearch({
    fields: Object.keys(FIELD_BOOST),
    tokenize: (text) => {
      const terms = indexTermsOf(text);
      for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
      return terms;
    },
    processTerm: (term) => term,
    searchOptions: {
      tokenize: termsOf,
      boost: FIELD_BOOST,
      boostDocument: boostKinds(KIND_BOOST),
      boostTerm: (term, _index, terms) =>
        terms.length < QUESTION_TERMS ? 1 : termBoost(term, counts.get(term) ?? 0, items.length),
      prefix: (_term, index, terms) => index === terms.length - 1,
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
      text: item.text,
    })),
  );

  return (text) => {
    const query = text.slice(0, QUERY_MAX_CHARS);
    const isQuestion = termsOf(query).length >= QUESTION_TERMS;
    const options = ASKS_FOR_DATE.test(query)
      ? { boostDocument: boostKinds({ ...KIND_BOOST, deadline: DATE_BOOST }) }
      : {};
    const strict = isQuestion ? [] : engine.search(query, { ...options, combineWith: 'AND' });
    const results = strict.length > 0 ? strict : engine.search(query, options);
    const hits = results.flatMap(({ id, match }) => {
      const item = items[id as number];
      return item ? [{ item, ...matchingSection(item, match, indexTermsOf) }] : [];
    });
    // If the query is a question and equals a keyword of an item, this item comes first.
    const phrase = normalize(query);
    const isAnswer = ({ item }: SearchHit) =>
      phrase.split(' ').length >= QUESTION_TERMS &&
      (item.keywords ?? []).some((keyword) => normalize(keyword) === phrase);
    return [...hits.filter(isAnswer), ...hits.filter((hit) => !isAnswer(hit))];
  };
}

/** Returns the weight of a word that a visitor searches for. Numbers and common words weigh less than rare words. */
const termBoost = (term: string, count: number, items: number) =>
  /^\d+$/.test(term) ? 0.2 : 1 / (1 + (10 * count) / items);

function matchingSection(
  { url, sections = [] }: SearchItem,
  match: Readonly<Record<string, readonly string[]>>,
  indexTermsOf: (text: string) => string[],
): Pick<SearchHit, 'url' | 'section'> {
  const sectionTerms = Object.keys(match).filter(
    (term) => match[term]?.includes('sections') && !match[term].includes('title'),
  );
  const [section, anchor] =
    sections.find(([heading]) =>
      indexTermsOf(heading).some((term) => sectionTerms.includes(term)),
    ) ?? [];
  return { url: anchor === undefined ? url : `${url}#${anchor}`, section };
}
