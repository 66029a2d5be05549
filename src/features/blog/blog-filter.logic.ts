/** Search and category filter of the blog list, and their form in the address. */
import { withParams } from '#lib/query.ts';
import { comparable, searchTerm } from '#lib/text-match.ts';

/** A listed post as the filter knows it. */
export interface ListedPost {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: string;
  readonly featured: boolean;
}

export interface BlogFilter {
  readonly search: string;
  /** One of those that the page offers, or `ALL_CATEGORIES`. */
  readonly category: string;
}

export interface PostsShown {
  /** The featured post is above the grid while it matches; it is never in the grid. */
  readonly featured: readonly string[];
  readonly grid: readonly string[];
  /** All posts in sight, the featured one included. */
  readonly count: number;
}

/** What the list offers where no article fits the search and the category. */
export const CLEAR_SEARCH = 'Clear the search';

/** The choice that leaves no category out. */
export const ALL_CATEGORIES = 'All';

const BLOG_SEARCH_PARAM = 'q';
const CATEGORY_PARAM = 'category';

/** What a search looks through, made once for each post: the parts are kept apart, so nothing matches across. */
export function searchedText({
  title,
  excerpt,
  author,
}: Pick<ListedPost, 'title' | 'excerpt' | 'author'>): string {
  return [title, excerpt, author].map(comparable).join('\u0000');
}

/** Whether a filter asks for less than everything. */
export function isFiltering({ search, category }: BlogFilter): boolean {
  return searchTerm(search) !== '' || category !== ALL_CATEGORIES;
}

/** Posts that fit a filter, by what searchedText() made of each. */
export function fittingPosts<Post extends { readonly category?: string }>(
  posts: readonly { readonly post: Post; readonly text: string }[],
  { search, category }: BlogFilter,
): Post[] {
  const term = searchTerm(search);
  return posts
    .filter(
      ({ post, text }) =>
        (category === ALL_CATEGORIES || post.category === category) && text.includes(term),
    )
    .map(({ post }) => post);
}

export function filterPosts(posts: readonly ListedPost[], filter: BlogFilter): PostsShown {
  const matching = fittingPosts(
    posts.map((post) => ({ post, text: searchedText(post) })),
    filter,
  );
  const ids = (featured: boolean) =>
    matching.filter((post) => post.featured === featured).map(({ id }) => id);
  return { featured: ids(true), grid: ids(false), count: matching.length };
}

/** Reads `?q=` and `?category=`; a category that is not offered counts as all. */
export function readBlogFilter(query: string, categories: readonly string[]): BlogFilter {
  const params = new URLSearchParams(query);
  const category = params.get(CATEGORY_PARAM) ?? '';
  return {
    search: params.get(BLOG_SEARCH_PARAM) ?? '',
    category: categories.includes(category) ? category : ALL_CATEGORIES,
  };
}

/** The query (with `?`, or '') for a filter; other parameters of the address stay. */
export function writeBlogFilter(query: string, { search, category }: BlogFilter): string {
  return withParams(query, {
    [BLOG_SEARCH_PARAM]: search.trim(),
    [CATEGORY_PARAM]: category === ALL_CATEGORIES ? '' : category,
  });
}

export function shownLine(count: number, total: number): string {
  return `Showing ${count} of ${total} articles`;
}
