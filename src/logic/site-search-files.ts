/** The files that the search reads: cut at build, put together again in the browser. */
import { SEARCH_ITEMS_PER_FILE } from '#config/limits.ts';
import { FIRST_FILE, itemsFile, wordsFile } from '#config/site-search.ts';
import type { SearchSource } from './site-search-sources.ts';
import { letterOf, type SearchItem, type SearchWords } from './site-search-index.ts';
import { indexWords } from './site-search-words.ts';

/** `index`: the first items, and how many files of items there are in all. */
export interface IndexFile extends ItemsFile {
  readonly files: number;
}

/** `items-1`, `items-2` …: the items that follow. */
export interface ItemsFile {
  /** The same in all files of a build: places in one mean items of another. */
  readonly version: string;
  readonly items: readonly SearchItem[];
}

/** `words-a` … `words-z`, `words-0`: words of the texts by first letter. */
export interface WordsFile {
  readonly version: string;
  /** Place of the first item that has the word, then the way to each next one. */
  readonly words: Readonly<Record<string, readonly number[]>>;
}

export const LETTERS = [...'0abcdefghijklmnopqrstuvwxyz'];

/**
 * All files by name.
 * @param hash short text that stands for a content
 */
export function searchFiles(
  sources: readonly SearchSource[],
  hash: (content: string) => string,
): Map<string, IndexFile | ItemsFile | WordsFile> {
  const parts = inParts(sources.map(({ item }) => item));
  const words = wordsByLetter(sources);
  const version = hash(JSON.stringify([parts, [...words]]));
  const [first = [], ...others] = parts;
  return new Map<string, IndexFile | ItemsFile | WordsFile>([
    [FIRST_FILE, { version, files: parts.length, items: first }],
    ...others.map((items, place) => [itemsFile(place + 1), { version, items }] as const),
    ...LETTERS.map(
      (letter) => [wordsFile(letter), { version, words: words.get(letter) ?? {} }] as const,
    ),
  ]);
}

function inParts(items: readonly SearchItem[]): SearchItem[][] {
  const count = Math.max(1, Math.ceil(items.length / SEARCH_ITEMS_PER_FILE));
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * SEARCH_ITEMS_PER_FILE, (part + 1) * SEARCH_ITEMS_PER_FILE),
  );
}

/** Words that stand in a text but not in its item, which is found without them. */
function wordsByLetter(sources: readonly SearchSource[]): Map<string, WordsFile['words']> {
  const places = new Map<string, number[]>();
  sources.forEach(({ item, text }, place) => {
    const { title, summary, category = '', author = '', keywords = [], sections = [] } = item;
    const headings = sections.map(([heading]) => heading);
    const own = new Set(
      indexWords([title, summary, category, author, ...keywords, ...headings].join(' · ')),
    );
    for (const word of new Set(indexWords(text)))
      if (!own.has(word)) listOf(places, word).push(place);
  });
  const letters = new Map<string, Record<string, number[]>>();
  for (const word of [...places.keys()].sort()) {
    const letter = letterOf(word);
    const words = letters.get(letter) ?? {};
    letters.set(letter, words);
    words[word] = steps(places.get(word) ?? []);
  }
  return letters;
}

function listOf(lists: Map<string, number[]>, key: string): number[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** `[3, 17, 120]` → `[3, 14, 103]`: shorter to write. */
const steps = (places: readonly number[]) =>
  places.map((place, index) => place - (places[index - 1] ?? 0));

/** Places of a words file as they were. */
export function readWords({ words }: WordsFile): SearchWords {
  return Object.fromEntries(
    Object.entries(words).map(([word, ways]) => {
      let place = 0;
      return [word, ways.map((way) => (place += way))];
    }),
  );
}
