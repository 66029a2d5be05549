/** How results are shown: by kind, with what matched marked. */
import { SEARCH_KIND_NAMES, SEARCH_KINDS, type SearchKind } from '#site/site-search.ts';
import { formatDate } from '#lib/format.ts';
import { wordsAt } from '#lib/search-words.ts';
import type { SearchHit } from './site-search.logic.ts';
import type { SearchItem } from '#lib/search-index.ts';

export interface HitGroup {
  readonly label: string;
  readonly hits: readonly SearchHit[];
}

/** Hits by kind; the kind with the best hit first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  return [...new Set(hits.map(({ item }) => item.kind))].map((kind) => ({
    label: SEARCH_KINDS[kind],
    hits: hits.filter(({ item }) => item.kind === kind),
  }));
}

export interface Piece {
  readonly text: string;
  readonly match: boolean;
}

/** A text cut so that its words that matched are parts of their own. */
export function markedPieces(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const push = (end: number, match: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), match });
    at = end;
  };
  for (const { form, start, end } of wordsAt(text)) {
    if (!words.has(form)) continue;
    push(start, false);
    push(end, true);
  }
  push(text.length, false);
  return pieces;
}

/** What is shown beside a result: where it belongs, and its day where it has one. */
export function contextOf({ category, date }: SearchItem): string {
  return [category, date && formatDate(date)].filter(Boolean).join(' · ');
}

/** All items of a kind, those of a kind with many by what they belong to. */
export interface KindList {
  readonly kind: SearchKind;
  readonly label: string;
  readonly count: number;
  /** A heading is '' where the list needs none. */
  readonly groups: readonly { readonly heading: string; readonly items: readonly SearchItem[] }[];
}

/** Kinds whose lists are read by category. */
const BY_CATEGORY: ReadonlySet<SearchKind> = new Set(['service', 'faq', 'policy']);

/** Everything there is to find, by kind. A kind without items is left out. */
export function listByKind(items: readonly SearchItem[]): KindList[] {
  return SEARCH_KIND_NAMES.map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const headingOf = ({ category = '' }: SearchItem) => (BY_CATEGORY.has(kind) ? category : '');
    return {
      kind,
      label: SEARCH_KINDS[kind],
      count: own.length,
      groups: [...new Set(own.map(headingOf))].map((heading) => ({
        heading,
        items: own.filter((item) => headingOf(item) === heading),
      })),
    };
  }).filter(({ count }) => count > 0);
}
