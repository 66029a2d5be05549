/**
 * The site's search: hits out of an index. Titles, headings, summaries and keywords are in the index;
 * the words of the texts come when a search finds too little there (docs/decisions/site-search.md).
 */
import { SEARCH_ENOUGH } from '#site/limits.ts';
import type { SearchKind } from '#site/site-search.ts';
import { findSlot, type Found, type Spelling } from './site-search-find.logic.ts';
import {
  phrasesOf,
  spaced,
  type Phrases,
  type SearchIndex,
  type SearchItem,
  type SearchSection,
} from '#lib/search-index.ts';
import { slotsOf } from './site-search-query.logic.ts';
import { indexWords } from '#lib/search-words.ts';

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

/** A search for `gst` wants the service before an answer that mentions it. */
const KIND_BOOST: Partial<Record<SearchKind, number>> = { service: 1.6, page: 1.4, policy: 0.85 };
/** Title, with or without its kind, is what was typed: 'Leave' among the HR policies for `leave policy`. */
const NAME_BOOST = 3.5;
const KEYWORD_BOOST = 2.5;
/** More was typed than the whole title. */
const TITLE_BOOST = 1.3;
/** Several words are together as they were typed, in a title or keyword or elsewhere. */
const PHRASE_IN_NAME_BOOST = 1.8;
const PHRASE_BOOST = 1.3;

interface SearchOptions {
  /** Things of this kind alone. */
  readonly kind?: SearchKind;
  /** `near`, as when left out: for a word that nothing has, words that are nearly the same. */
  readonly spelling?: Spelling;
}

/** Of so many words half are enough: a question says more than its answer repeats. */
const WORDS_OF_A_QUESTION = 3;

/** Items for a query, best first: those that have all of it or, failing that or of a question, most. */
export function searchSite(
  index: SearchIndex,
  query: string,
  { kind, spelling = 'near' }: SearchOptions = {},
): SearchHit[] {
  const slots = slotsOf(query);
  const foundIn = new Map<number, Found[]>();
  slots.forEach((slot, place) => {
    for (const [id, found] of findSlot(index, slot, place === slots.length - 1, spelling))
      foundIn.set(id, [...(foundIn.get(id) ?? []), found]);
  });
  const most = Math.max(0, ...[...foundIn.values()].map(({ length }) => length));
  const enough = slots.length < WORDS_OF_A_QUESTION ? slots.length : slots.length / 2;
  const typed = slots.flatMap(([words = []]) => words);
  return [...foundIn]
    .filter(([, { length }]) => length >= Math.min(most, enough))
    .flatMap(([id, found]) => {
      const item = index.items[id];
      return item && item.kind === (kind ?? item.kind)
        ? [hitOf(index, item, found, typed, found.length / slots.length)]
        : [];
    })
    .sort((a, b) => b.score - a.score || (b.item.date ?? '').localeCompare(a.item.date ?? ''));
}

/** Whether a search needs the words of the texts: not when the items alone give enough. */
export function wantsWords(index: SearchIndex, query: string): boolean {
  const slots = slotsOf(query);
  if (index.words !== undefined || slots.length === 0) return false;
  const complete = slots
    .map((slot, place) => findSlot(index, slot, place === slots.length - 1, 'exact'))
    .reduce((all, found) => new Map([...all].filter(([id]) => found.has(id))));
  return complete.size < SEARCH_ENOUGH;
}

function hitOf(
  index: SearchIndex,
  item: SearchItem,
  found: readonly Found[],
  typed: readonly string[],
  share: number,
): SearchHit {
  const wanted = new Set(found.flatMap(({ inSections }) => inSections));
  const [heading, anchor] = bestSection(item, wanted) ?? [];
  const score = found.reduce((sum, part) => sum + part.score, 0);
  return {
    item,
    url: anchor === undefined ? item.url : `${item.url}#${anchor}`,
    section: heading,
    words: new Set(found.flatMap(({ words }) => words)),
    score:
      score * share * phraseBoost(phrasesOf(index, item), typed) * (KIND_BOOST[item.kind] ?? 1),
  };
}

function bestSection(item: SearchItem, wanted: ReadonlySet<string>): SearchSection | undefined {
  if (wanted.size === 0) return undefined;
  const count = (heading: string) =>
    new Set(indexWords(heading).filter((word) => wanted.has(word))).size;
  const [best] = [...(item.sections ?? [])].sort(([a], [b]) => count(b) - count(a));
  return best;
}

function phraseBoost(item: Phrases, typed: readonly string[]): number {
  const phrase = spaced(typed);
  const { title, category, keywords, others } = item;
  const whole = title
    .trim()
    .split(' ')
    .every((word) => typed.includes(word));
  const named = typed.every((word) => (title + category).includes(spaced([word])));
  if (whole && named) return NAME_BOOST;
  if (keywords.includes(phrase)) return KEYWORD_BOOST;
  if (whole) return TITLE_BOOST;
  if (typed.length < 2) return 1;
  if ([title, ...keywords].some((name) => name.includes(phrase))) return PHRASE_IN_NAME_BOOST;
  return others.some((text) => text.includes(phrase)) ? PHRASE_BOOST : 1;
}
