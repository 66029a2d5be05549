/** Search and category filter of the blog list (spec 2.8, 5), and their form in the address. */
import { BLOG_CATEGORIES, type BlogCategory } from '#config/vocabularies.ts';
import { contains, searchTerm } from './text-match.ts';

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
  readonly category: BlogCategory | 'All';
}

export interface PostsShown {
  /** The featured post stands above the grid while it matches; it is never in the grid. */
  readonly featured: readonly string[];
  readonly grid: readonly string[];
  /** All posts in sight, the featured one included. */
  readonly count: number;
}

export const SEARCH_PARAM = 'q';
export const CATEGORY_PARAM = 'category';

export function filterPosts(posts: readonly ListedPost[], filter: BlogFilter): PostsShown {
  const term = searchTerm(filter.search);
  const matching = posts.filter(
    ({ title, excerpt, author, category }) =>
      (filter.category === 'All' || category === filter.category) &&
      [title, excerpt, author].some((text) => contains(text, term)),
  );
  const ids = (featured: boolean) =>
    matching.filter((post) => post.featured === featured).map(({ id }) => id);
  return { featured: ids(true), grid: ids(false), count: matching.length };
}

/** A name that is no category counts as All. */
export function blogCategory(name: string | null | undefined): BlogFilter['category'] {
  return BLOG_CATEGORIES.find((category) => category === name) ?? 'All';
}

/** Reads `?q=` and `?category=`. */
export function readBlogFilter(query: string): BlogFilter {
  const params = new URLSearchParams(query);
  return {
    search: params.get(SEARCH_PARAM) ?? '',
    category: blogCategory(params.get(CATEGORY_PARAM)),
  };
}

/** The query (with `?`, or '') for a filter; other parameters of the address stay. */
export function writeBlogFilter(query: string, { search, category }: BlogFilter): string {
  const params = new URLSearchParams(query);
  const set = (name: string, value: string) => {
    if (value === '') params.delete(name);
    else params.set(name, value);
  };
  set(SEARCH_PARAM, search.trim());
  set(CATEGORY_PARAM, category === 'All' ? '' : category);
  const written = params.toString();
  return written === '' ? '' : `?${written}`;
}

export function shownLine(count: number, total: number): string {
  return `Showing ${count} of ${total} articles`;
}
