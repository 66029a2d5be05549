/** Brings the search's files into its index, and says how far it is. Clock and network are given. */
import { FIRST_FILE, itemsFile, wordsFile } from '#config/site-search.ts';
import { withRetries } from './retry.ts';
import { readWords, type IndexFile, type ItemsFile, type WordsFile } from './site-search-files.ts';
import { lettersWanted, searchSite, type SearchHit } from './site-search.ts';
import { addItems, createSearchIndex } from './site-search-index.ts';

export interface Surroundings {
  /** Content of a file; rejects when it does not come. */
  readonly read: (name: string) => Promise<unknown>;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Told of every change of what `look` returns. */
  readonly onChange: () => void;
}

export interface SearchAnswer {
  /** `retrying`: a try has failed, another follows. `ready`: there are hits or there are none. */
  readonly phase: 'loading' | 'retrying' | 'failed' | 'ready';
  readonly hits: readonly SearchHit[];
  /** Some files did not come, so hits may be missing. */
  readonly incomplete: boolean;
}

export interface SearchLoader {
  /** Loads the index; after a failure, what is missing. */
  readonly start: () => void;
  /** What is known for a query. Asks for the words it needs. */
  readonly look: (query: string) => SearchAnswer;
}

export function createSearchLoader({ read, wait, onChange }: Surroundings): SearchLoader {
  let index = createSearchIndex();
  let version = '';
  let phase: 'idle' | SearchAnswer['phase'] = 'idle';
  let incomplete = false;
  /** Letters that are on their way, or failed to come. */
  const asked = new Set<string>();
  let wordsUnderway = 0;
  let itemsUnderway = false;
  /** What an earlier start still brings in is for an index that nobody looks at any more. */
  let run = 0;

  /** A file of the same build as the first one. */
  async function readFile<File extends ItemsFile | WordsFile>(name: string): Promise<File> {
    const mine = run;
    const file = (await withRetries(
      () => read(name),
      wait,
      () => {
        if (mine === run) onRetry();
      },
    )) as File;
    if (version !== '' && file.version !== version) throw new Error(`${name} is of another build`);
    return file;
  }

  function onRetry(): void {
    if (phase === 'loading') phase = 'retrying';
    onChange();
  }

  async function load(): Promise<void> {
    const target = index;
    const mine = run;
    itemsUnderway = true;
    try {
      const first = await readFile<IndexFile>(FIRST_FILE);
      if (mine !== run) return;
      version = first.version;
      addItems(target, first.items);
      phase = 'ready';
      onChange();
      for (let number = 1; number < first.files; number += 1) {
        const { items } = await readFile<ItemsFile>(itemsFile(number));
        if (mine !== run) return;
        addItems(target, items);
        onChange();
      }
    } catch {
      if (mine !== run) return;
      if (phase === 'ready') incomplete = true;
      else phase = 'failed';
    }
    itemsUnderway = false;
    onChange();
  }

  async function loadWords(letter: string): Promise<void> {
    const target = index;
    const mine = run;
    asked.add(letter);
    wordsUnderway += 1;
    try {
      target.words.set(letter, readWords(await readFile<WordsFile>(wordsFile(letter))));
    } catch {
      if (mine === run) incomplete = true;
    }
    if (mine !== run) return;
    wordsUnderway -= 1;
    onChange();
  }

  return {
    start() {
      if (phase !== 'idle' && phase !== 'failed' && !incomplete) return;
      // Files of two builds do not fit together, so a new start begins with nothing.
      index = createSearchIndex();
      version = '';
      incomplete = false;
      asked.clear();
      wordsUnderway = 0;
      run += 1;
      phase = 'loading';
      onChange();
      void load();
    },
    look(query) {
      if (phase === 'idle') return { phase: 'loading', hits: [], incomplete };
      if (phase !== 'ready') return { phase, hits: [], incomplete };
      for (const letter of lettersWanted(index, query))
        if (!asked.has(letter)) void loadWords(letter);
      // The texts may have the word as it was typed: only without them is it time for similar ones.
      const hits = searchSite(index, query, { spelling: wordsUnderway > 0 ? 'exact' : 'near' });
      const waits = hits.length === 0 && (itemsUnderway || wordsUnderway > 0);
      return { phase: waits ? 'loading' : 'ready', hits, incomplete };
    },
  };
}
