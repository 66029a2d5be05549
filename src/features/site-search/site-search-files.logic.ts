/** The two files that the search reads: what can be found, and the words of the texts. */
import { INDEX_FILE, WORDS_FILE } from '#site/site-search.ts';
import type { SearchItem } from '#lib/search-index.ts';
import type { SearchSource } from '#collections/collection.ts';
import { indexWords } from '#lib/search-words.ts';

/** Everything that can be found. */
export interface IndexFile {
  /** The same in both files of a build: places in one mean items of the other. */
  readonly version: string;
  readonly items: readonly SearchItem[];
}

/** Words that only the texts have, each with the places of its items. */
export interface WordsFile {
  readonly version: string;
  readonly words: Readonly<Record<string, readonly number[]>>;
}

/**
 * Both files by name.
 * @param hash short text that stands for a content
 */
export function searchFiles(
  sources: readonly SearchSource[],
  hash: (content: string) => string,
): Map<string, IndexFile | WordsFile> {
  const items = sources.map(({ item }) => item);
  const words = wordsOf(sources);
  const version = hash(JSON.stringify([items, words]));
  return new Map<string, IndexFile | WordsFile>([
    [INDEX_FILE, { version, items }],
    [WORDS_FILE, { version, words }],
  ]);
}

/** Words of the texts, without those of the item itself, which is found by them anyway. */
function wordsOf(sources: readonly SearchSource[]): WordsFile['words'] {
  const places = new Map<string, number[]>();
  sources.forEach(({ item, text }, place) => {
    const { title, summary, category = '', author = '', keywords = [], sections = [] } = item;
    const headings = sections.map(([heading]) => heading);
    const own = new Set(
      indexWords([title, summary, category, author, ...keywords, ...headings].join(' · ')),
    );
    for (const word of new Set(indexWords(text)))
      if (!own.has(word)) places.set(word, [...(places.get(word) ?? []), place]);
  });
  return Object.fromEntries([...places].sort(([a], [b]) => (a < b ? -1 : 1)));
}
