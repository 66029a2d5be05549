/** All articles out of the search's files, for the filter of a list with pages. Network and clock are given. */
import { FIRST_FILE, itemsFile } from '#config/site-search.ts';
import { fittingPosts, searchedText, type BlogFilter } from './blog-filter.ts';
import { withRetries } from './retry.ts';
import type { IndexFile, ItemsFile } from './site-search-files.ts';
import type { Surroundings } from './site-search-loader.ts';
import type { SearchItem } from './site-search-index.ts';

export interface PostsFound {
  /** `loading` and `retrying`: more posts may follow those found. `failed`: some did not come. */
  readonly phase: 'loading' | 'retrying' | 'failed' | 'ready';
  /** Newest first, as the index has them. */
  readonly posts: readonly SearchItem[];
}

export interface PostIndex {
  /** Posts that fit a filter. The first call loads the index. */
  readonly look: (filter: BlogFilter) => PostsFound;
  /** Loads the index again, after a failure. */
  readonly retry: () => void;
}

export function createPostIndex({ read, wait, onChange }: Surroundings): PostIndex {
  let phase: 'idle' | PostsFound['phase'] = 'idle';
  let known: { readonly post: SearchItem; readonly text: string }[] = [];

  const readFile = async <File extends ItemsFile>(name: string) =>
    (await withRetries(() => read(name), wait, onRetry)) as File;

  function onRetry(): void {
    if (phase === 'loading') phase = 'retrying';
    onChange();
  }

  function add({ items }: ItemsFile): void {
    const posts = items.filter(({ kind }) => kind === 'article');
    known = [
      ...known,
      ...posts.map((post) => ({
        post,
        text: searchedText({
          title: post.title,
          excerpt: post.summary,
          author: post.author ?? '',
        }),
      })),
    ];
  }

  async function load(): Promise<void> {
    phase = 'loading';
    known = [];
    try {
      const first = await readFile<IndexFile>(FIRST_FILE);
      const others = Array.from({ length: first.files - 1 }, (_, place) =>
        readFile<ItemsFile>(itemsFile(place + 1)),
      );
      // One that fails while an earlier one is awaited is heard of in its turn.
      for (const file of others) file.catch(() => undefined);
      add(first);
      for (const file of others) {
        onChange();
        const next = await file;
        if (next.version !== first.version) throw new Error('files of two builds');
        add(next);
      }
      phase = 'ready';
    } catch {
      phase = 'failed';
    }
    onChange();
  }

  return {
    look(filter) {
      if (phase === 'idle') void load();
      return { phase: phase === 'idle' ? 'loading' : phase, posts: fittingPosts(known, filter) };
    },
    retry() {
      if (phase === 'failed') void load();
    },
  };
}
