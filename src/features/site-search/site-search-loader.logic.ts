/** Brings the search's files into its index, and says how far it is. Clock and network are given. */
import { INDEX_FILE, WORDS_FILE } from '#site/site-search.ts';
import { withRetries } from '#lib/retry.ts';
import type { IndexFile, WordsFile } from './site-search-files.logic.ts';
import { createSearchIndex, type SearchIndex } from '#lib/search-index.ts';
import { searchSite, wantsWords, type SearchHit } from './site-search.logic.ts';

export interface Surroundings {
  /** Content of a file; rejects when it does not come. */
  readonly read: (name: string) => Promise<unknown>;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Called after every change of what `look` returns. */
  readonly onChange: () => void;
}

export interface SearchAnswer {
  /** `retrying`: a try has failed, another follows. `ready`: there are hits or there are none. */
  readonly phase: 'loading' | 'retrying' | 'failed' | 'ready';
  readonly hits: readonly SearchHit[];
  /** The words of the texts did not come, so hits may be missing. */
  readonly incomplete: boolean;
  /** The words of the texts are on their way, so a better hit may come. */
  readonly pending: boolean;
}

export interface SearchLoader {
  /** Loads the index; after a failure, loads it again. */
  readonly start: () => void;
  /** What is known for a query. Asks for the words of the texts when it needs them. */
  readonly look: (query: string) => SearchAnswer;
}

export function createSearchLoader({ read, wait, onChange }: Surroundings): SearchLoader {
  let phase: 'idle' | SearchAnswer['phase'] = 'idle';
  let words: 'none' | 'loading' | 'failed' | 'ready' = 'none';
  let index: SearchIndex | undefined;
  let version = '';

  async function load(): Promise<void> {
    phase = 'loading';
    words = 'none';
    index = undefined;
    onChange();
    try {
      const file = (await withRetries(
        () => read(INDEX_FILE),
        wait,
        () => {
          phase = 'retrying';
          onChange();
        },
      )) as IndexFile;
      version = file.version;
      index = createSearchIndex(file.items);
      phase = 'ready';
    } catch {
      phase = 'failed';
    }
    onChange();
  }

  async function loadWords(target: SearchIndex): Promise<void> {
    words = 'loading';
    try {
      const file = (await withRetries(() => read(WORDS_FILE), wait, onChange)) as WordsFile;
      if (file.version !== version) throw new Error('index and words are of two builds');
      target.words = new Map(Object.entries(file.words));
      words = 'ready';
    } catch {
      words = 'failed';
    }
    onChange();
  }

  return {
    start() {
      // A new build may be the reason that words failed, so the index is loaded again as well.
      if (phase === 'idle' || phase === 'failed' || words === 'failed') void load();
    },
    look(query) {
      if (index === undefined)
        return {
          phase: phase === 'idle' ? 'loading' : phase,
          hits: [],
          incomplete: false,
          pending: false,
        };
      if (words === 'none' && wantsWords(index, query)) void loadWords(index);
      const waits = words === 'loading';
      // The texts may have the word as it was typed: only without them is it time for similar ones.
      const hits = searchSite(index, query, { spelling: waits ? 'exact' : 'near' });
      return {
        phase: waits && hits.length === 0 ? 'loading' : 'ready',
        hits,
        incomplete: words === 'failed',
        pending: waits,
      };
    },
  };
}
