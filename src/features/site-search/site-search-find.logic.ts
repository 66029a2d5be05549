/** What one part of a query finds in the index: a word or name, or what is spelt nearly like it. */
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { SYNONYMS } from '#site/site-search.ts';
import { phrasesOf, spaced, type SearchIndex } from '#lib/search-index.ts';
import { slotsOf, type Slot } from './site-search-query.logic.ts';

/** A word of the text counts less than any word of the item. */
const TEXT_SCORE = 0.5;
const SYNONYM_WEIGHT = 0.8;

/** `near`: for a word that nothing has, words that are nearly the same. */
export type Spelling = 'near' | 'exact';

/** What one slot of the query finds in one item. */
export interface Found {
  readonly score: number;
  readonly words: readonly string[];
  /** Words found in a heading, when title and category have none. */
  readonly inSections: readonly string[];
}

/** Items that have one of a slot's names or, failing that, a word that is nearly the one typed. */
export function findSlot(
  index: SearchIndex,
  slot: Slot,
  last: boolean,
  spelling: Spelling,
): Map<number, Found> {
  const found = new Map<number, Found>();
  const add = (id: number, one: Found) => {
    const known = found.get(id);
    const [best, other] = !known || known.score < one.score ? [one, known] : [known, one];
    found.set(id, { ...best, words: [...best.words, ...(other?.words ?? [])] });
  };
  slot.forEach((words, place) => {
    const typed = place === 0;
    for (const result of index.engine.search(nameQuery(words, typed && last)))
      if (typed || hasPhrase(index, result.id, words))
        add(result.id, foundIn(result, typed ? 1 : SYNONYM_WEIGHT));
    // A name of several words is too loosely found in a long text.
    if (typed || words.length === 1)
      for (const id of textItems(index, words, typed && last))
        add(id, { score: TEXT_SCORE, words, inSections: [] });
  });
  if (found.size > 0 || spelling === 'exact') return found;
  for (const query of (slot[0] ?? []).flatMap(similarTo)) {
    for (const result of index.engine.search(query)) add(result.id, foundIn(result, 1));
    for (const { id: name } of NAMES.search(query))
      for (const [id, one] of findSlot(index, slotsOf(name)[0] ?? [], false, 'exact')) add(id, one);
  }
  return found;
}

/** Queries for what is spelt like a word: with wrong letters, or with two that changed places. */
function similarTo(word: string): Query[] {
  const swapped = [...word].slice(1).map((_, at) => {
    const [before, first, second, after] = [
      word.slice(0, at),
      word[at],
      word[at + 1],
      word.slice(at + 2),
    ];
    return `${before}${second}${first}${after}`;
  });
  return [
    { queries: [word], fuzzy: editsIn(word) },
    ...(word.length < 3 ? [] : swapped.filter((other) => other !== word)),
  ];
}

/** How many letters may be wrong. */
function editsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Names of one word that the site knows for something, to be found when misspelt. */
const NAMES = new MiniSearch({
  fields: ['id'],
  tokenize: (name) => [name],
  processTerm: (name) => name,
});
NAMES.addAll(
  [...new Set(SYNONYMS.flat())].filter((name) => !name.includes(' ')).map((id) => ({ id })),
);

/** All words of a name; the last one may still be in the making. */
function nameQuery(words: readonly string[], unfinished: boolean): Query {
  return {
    combineWith: 'AND',
    queries: words.map((word, place) => ({
      queries: [word],
      prefix: unfinished && place === words.length - 1,
    })),
  };
}

function hasPhrase(index: SearchIndex, id: number, words: readonly string[]): boolean {
  const item = index.items[id];
  if (words.length === 1 || !item) return true;
  const { title, keywords, others } = phrasesOf(index, item);
  return [title, ...keywords, ...others].some((text) => text.includes(spaced(words)));
}

function foundIn({ score, match, terms }: SearchResult, weight: number): Found {
  const fields = terms.flatMap((word) => match[word] ?? []);
  const told = fields.includes('title') || fields.includes('category');
  return {
    score: score * weight,
    words: terms,
    inSections: told ? [] : terms.filter((word) => match[word]?.includes('sections')),
  };
}

/** Places of the items whose text has all the words. */
function textItems(index: SearchIndex, words: readonly string[], unfinished: boolean): Set<number> {
  return words
    .map((word, place) => textItemsOf(index, word, unfinished && place === words.length - 1))
    .reduce((all, ids) => new Set([...all].filter((id) => ids.has(id))));
}

function textItemsOf({ words }: SearchIndex, word: string, prefix: boolean): Set<number> {
  if (!prefix) return new Set(words?.get(word));
  return new Set([...(words ?? [])].flatMap(([known, ids]) => (known.startsWith(word) ? ids : [])));
}
