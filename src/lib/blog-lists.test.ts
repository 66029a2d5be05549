/** Pages and archives of the blog, and what each page says of itself. */
import { describe, expect, test } from 'vitest';
import { POSTS_PER_PAGE } from '#site/limits.ts';
import { ROUTES, blogCategoryPath, blogYearPath, listPagePath } from '#site/routes.ts';
import { BLOG_CATEGORIES } from '#site/vocabularies.ts';
import {
  allPages,
  blogLists,
  firstPageOf,
  pageNumbers,
  pagesOf,
  type DatedPost,
} from './blog-lists.ts';
import { listCrumbs, listWords } from '#features/blog/blog-list-words.logic.ts';

const post = (id: number, part: Partial<DatedPost['data']> = {}): DatedPost => ({
  id: String(id),
  data: { date: '2026-01-01', category: 'Technology', featured: false, listed: true, ...part },
});
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(index + 1));
const ids = (list: readonly DatedPost[]) => list.map(({ id }) => id);

describe('one page', () => {
  test.each([0, 1, POSTS_PER_PAGE])('%i posts: no further page and no archive', (count) => {
    const lists = blogLists(posts(count));
    expect(allPages(lists).map(({ path }) => path)).toEqual([ROUTES.blog]);
    expect(lists.categories).toEqual([]);
    expect(lists.years).toEqual([]);
    const page = firstPageOf(lists.all);
    expect(page).toMatchObject({ number: 1, pages: 1, path: ROUTES.blog });
    expect(page.posts).toHaveLength(count);
    expect(page).not.toHaveProperty('previous');
    expect(page).not.toHaveProperty('next');
  });
});

describe('more pages', () => {
  const many = [
    ...posts(POSTS_PER_PAGE * 2),
    post(90, { date: '2024-05-01', category: 'Corporate Law', featured: true }),
    post(91, { date: '2027-01-01', listed: false }),
  ];
  const lists = blogLists(many);
  const pages = pagesOf(lists.all);

  test('the thirteenth post makes a second page', () => {
    expect(pagesOf(blogLists(posts(POSTS_PER_PAGE + 1)).all)).toHaveLength(2);
  });

  test('twelve to a page, the featured post first, none twice, none that is not listed', () => {
    expect(pages.map((page) => page.posts.length)).toEqual([POSTS_PER_PAGE, POSTS_PER_PAGE, 1]);
    expect(pages[0]?.posts[0]?.id).toBe('90');
    const all = pages.flatMap((page) => ids(page.posts));
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('91');
  });

  test('each page names its neighbours', () => {
    expect(pages.map(({ path, previous, next }) => [previous, path, next])).toEqual([
      [undefined, '/blog', '/blog/page/2'],
      ['/blog', '/blog/page/2', '/blog/page/3'],
      ['/blog/page/2', '/blog/page/3', undefined],
    ]);
  });

  test('archives of the categories and years that have posts, in their own order', () => {
    expect(lists.categories.map(({ name, path }) => [name, path])).toEqual([
      ['Corporate Law', '/blog/category/corporate-law'],
      ['Technology', '/blog/category/technology'],
    ]);
    expect(lists.years.map(({ name, path }) => [name, path])).toEqual([
      ['2026', '/blog/year/2026'],
      ['2024', '/blog/year/2024'],
    ]);
    expect(allPages(lists).map(({ path }) => path)).toContain('/blog/category/technology/page/2');
    const [newest] = lists.years;
    expect(newest && ids(newest.posts)).toEqual(ids(posts(POSTS_PER_PAGE * 2)));
  });
});

test('newest first; of one day by number', () => {
  const all = [post(10), post(9), post(2, { date: '2026-03-01' })];
  expect(ids(blogLists(all).all.posts)).toEqual(['2', '9', '10']);
});

test('no address of a list is that of a post, and no two are alike', () => {
  const paths = [...BLOG_CATEGORIES.map(blogCategoryPath), blogYearPath('2026')];
  for (const path of [...paths, listPagePath(ROUTES.blog, 2)])
    expect(path).toMatch(/^\/blog\/[a-z]+\/[a-z0-9-]+$/);
  expect(new Set(paths).size).toBe(paths.length);
});

describe('numbers of pages', () => {
  const _ = undefined;
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 417, [1, 2, _, 417]],
    [4, 417, [1, 2, 3, 4, 5, _, 417]],
    [200, 417, [1, _, 199, 200, 201, _, 417]],
    [417, 417, [1, _, 416, 417]],
  ])('page %i of %i', (current, pages, numbers) => {
    expect(pageNumbers(current, pages)).toEqual(numbers);
  });
});

describe('words', () => {
  const lists = blogLists([
    ...posts(POSTS_PER_PAGE),
    post(20, { date: '2025-02-03', category: 'Tax & Compliance' }),
  ]);
  const wordsOf = (path: string) => {
    const page = allPages(lists).find((one) => one.path === path);
    if (!page) throw new Error(`no page ${path}`);
    return { ...listWords(page), crumbs: listCrumbs(page).map(({ label }) => label) };
  };

  test.each([
    ['/blog/page/2', 'Blog, page 2', 'Articles, page 2', ['Page 2']],
    [
      '/blog/category/tax-and-compliance',
      'Articles on Tax & Compliance',
      'Articles on Tax & Compliance',
      ['Tax & Compliance'],
    ],
    ['/blog/year/2026', 'Articles from 2026', 'Articles from 2026', ['2026']],
  ])('%s', (path, title, heading, crumbs) => {
    expect(wordsOf(path)).toMatchObject({
      title,
      heading,
      crumbs: ['Home', 'Resources', 'Blog', ...crumbs],
    });
  });

  test('the lead says which part is shown', () => {
    expect(wordsOf('/blog/page/2').lead).toBe(
      'Page 2 of 2: 1 article, newest first, published on 3 February 2025.',
    );
    expect(wordsOf('/blog/year/2026').lead).toBe(
      '12 articles, newest first, published on 1 January 2026.',
    );
  });

  test('the longest words fit a result list', () => {
    const long = BLOG_CATEGORIES.flatMap((category) =>
      Array.from({ length: 13 }, (_, index) =>
        post(index, { category, date: index % 2 ? '2016-09-30' : '2026-12-31' }),
      ),
    );
    const pages = allPages(blogLists(long)).slice(1);
    for (const { title, description } of pages.map(listWords)) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description.length).toBeGreaterThanOrEqual(40);
    }
    const descriptions = pages.map((page) => listWords(page).description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});
