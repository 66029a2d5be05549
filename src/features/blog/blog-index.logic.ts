/** All articles out of the search's index, for the filter of a list with pages. Network and clock are given. */
import { INDEX_FILE } from '#site/site-search.ts';
import { fittingPosts, searchedText, type BlogFilter } from './blog-filter.logic.ts';
import { withRetries } from '#lib/retry.ts';
import type { IndexFile } from '#features/site-search/site-search-files.logic.ts';
import type { SearchItem } from '#lib/search-index.ts';
import type { Surroundings } from '#features/site-search/site-search-loader.logic.ts';

export interface PostsFound {
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

  async function load(): Promise<void> {
    phase = 'loading';
    try {
      const { items } = (await withRetries(
        () => read(INDEX_FILE),
        wait,
        () => {
          phase = 'retrying';
          onChange();
        },
      )) as IndexFile;
      known = items
        .filter(({ kind }) => kind === 'article')
        .map((post) => ({
          post,
          text: searchedText({
            title: post.title,
            excerpt: post.summary,
            author: post.author ?? '',
          }),
        }));
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
