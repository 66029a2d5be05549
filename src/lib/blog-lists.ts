/** The blog's lists and their pages: all articles, and archives by category and year (docs/decisions/blog-list.md). */
import { POSTS_PER_PAGE } from '#site/limits.ts';
import { ROUTES, blogCategoryPath, blogYearPath, listPagePath } from '#site/routes.ts';
import { BLOG_CATEGORIES, type BlogCategory } from '#site/vocabularies.ts';

/** What the lists ask of a post, as both Astro and the plain reading of `content/` give it. */
export interface DatedPost {
  readonly id: string;
  readonly data: {
    readonly date: string;
    readonly category: BlogCategory;
    readonly featured: boolean;
    readonly listed: boolean;
  };
}

export interface BlogList<Post> {
  readonly kind: 'all' | 'category' | 'year';
  /** The category or the year; '' for all articles. */
  readonly name: string;
  readonly path: string;
  readonly posts: readonly Post[];
}

export interface BlogLists<Post> {
  readonly all: BlogList<Post>;
  /** None while all articles are on one page. */
  readonly categories: readonly BlogList<Post>[];
  /** Newest first; none while all articles are on one page. */
  readonly years: readonly BlogList<Post>[];
}

export interface ListPage<Post> {
  readonly list: BlogList<Post>;
  readonly path: string;
  /** From 1. */
  readonly number: number;
  /** How many pages the list has. */
  readonly pages: number;
  readonly posts: readonly Post[];
  readonly previous?: string;
  readonly next?: string;
}

/** Newest first; of one day, in the order of their numbers. */
export function byNewest(a: Pick<DatedPost, 'id' | 'data'>, b: Pick<DatedPost, 'id' | 'data'>) {
  return b.data.date.localeCompare(a.data.date) || Number(a.id) - Number(b.id);
}

/** The lists of all posts; those that are not listed are in none. */
export function blogLists<Post extends DatedPost>(posts: readonly Post[]): BlogLists<Post> {
  const listed = posts.filter(({ data }) => data.listed).sort(byNewest);
  const all: BlogList<Post> = {
    kind: 'all',
    name: '',
    path: ROUTES.blog,
    // The featured post is above the first page.
    posts: [
      ...listed.filter(({ data }) => data.featured),
      ...listed.filter(({ data }) => !data.featured),
    ],
  };
  if (listed.length <= POSTS_PER_PAGE) return { all, categories: [], years: [] };
  const archive = (
    kind: 'category' | 'year',
    name: string,
    path: string,
    of: (post: Post) => string,
  ): BlogList<Post> => ({ kind, name, path, posts: listed.filter((post) => of(post) === name) });
  return {
    all,
    categories: BLOG_CATEGORIES.map((name) =>
      archive('category', name, blogCategoryPath(name), ({ data }) => data.category),
    ).filter((list) => list.posts.length > 0),
    years: [...new Set(listed.map(yearOf))].map((name) =>
      archive('year', name, blogYearPath(name), yearOf),
    ),
  };
}

const yearOf = ({ data }: DatedPost) => data.date.slice(0, 4);

/** A list cut into pages; an empty list has one page without posts. */
export function pagesOf<Post>(list: BlogList<Post>): ListPage<Post>[] {
  const pages = Math.max(1, Math.ceil(list.posts.length / POSTS_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => {
    const number = index + 1;
    return {
      list,
      path: listPagePath(list.path, number),
      number,
      pages,
      posts: list.posts.slice(index * POSTS_PER_PAGE, number * POSTS_PER_PAGE),
      ...(number > 1 && { previous: listPagePath(list.path, number - 1) }),
      ...(number < pages && { next: listPagePath(list.path, number + 1) }),
    };
  });
}

/** The page that has the list's own address. */
export function firstPageOf<Post>(list: BlogList<Post>): ListPage<Post> {
  return pagesOf(list)[0] as ListPage<Post>;
}

/** All pages of all lists; the first one is /blog itself. */
export function allPages<Post>({ all, categories, years }: BlogLists<Post>): ListPage<Post>[] {
  return [all, ...categories, ...years].flatMap(pagesOf);
}

/**
 * Numbers printed for the pages of a list: the first, the last and those about the current one.
 * `undefined` stands for a gap; a gap of one page would be no shorter than its number.
 */
export function pageNumbers(current: number, pages: number): (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, pages].filter(
    (number) => number >= 1 && number <= pages,
  );
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, place) => {
    const skipped = number - (numbers[place - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : [undefined, number];
  });
}
