/** The blog with more articles than fit on one page: pages, archives, sitemap, and the filter over all. */
import { expect, test, type Page } from 'playwright/test';
import { POSTS_PER_PAGE } from '#site/limits.ts';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES, blogCategoryPath, blogYearPath, listPagePath, postPath } from '#site/routes.ts';
import { SEARCH_STATES, TRY_AGAIN } from '#site/site-search.ts';
import { CLEAR_SEARCH } from '#features/blog/blog-filter.logic.ts';
import { listedPosts } from '../published.ts';
import { axeFindings } from '../e2e/axe.ts';
import {
  LARGE_BLOG,
  LARGE_CATEGORY,
  SITEMAP_LIMIT,
  openLargeBlog,
  type LargeBlog,
} from './large-blog.ts';

// One build serves all of them.
test.describe.configure({ mode: 'default' });

const ORIGIN = 'https://www.example.com';
const TOTAL = LARGE_BLOG.length;
const OF_LARGE_CATEGORY = LARGE_BLOG.filter(({ category }) => category === LARGE_CATEGORY).length;
const pagesOf = (posts: { readonly length: number }) => Math.ceil(posts.length / POSTS_PER_PAGE);
const LISTS: readonly (readonly [path: string, pages: number])[] = [
  [ROUTES.blog, pagesOf(LARGE_BLOG)],
  ...[...Map.groupBy(LARGE_BLOG, ({ category }) => category)].map(
    ([name, posts]) => [blogCategoryPath(name), pagesOf(posts)] as const,
  ),
  ...[...Map.groupBy(LARGE_BLOG, ({ year }) => year)].map(
    ([year, posts]) => [blogYearPath(year), pagesOf(posts)] as const,
  ),
];
const PATHS = LISTS.flatMap(([list, pages]) =>
  Array.from({ length: pages }, (_, index) => listPagePath(list, index + 1)),
);
const LAST_NUMBER = pagesOf(LARGE_BLOG);
const LAST = listPagePath(ROUTES.blog, LAST_NUMBER);
const ON_LAST = TOTAL - (LAST_NUMBER - 1) * POSTS_PER_PAGE;

let blog: LargeBlog;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  blog = await openLargeBlog();
});
test.afterAll(() => blog?.close());

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' });
const results = (page: Page) => page.locator('[data-post-result]');
const printed = (page: Page) => page.locator('article[data-post]:visible');
const line = (page: Page) => page.locator('[data-shown-line]');
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });

test('pages and archives, each with its own address, title and neighbours', () => {
  const built = blog.files('blog/{page,category,year}/**/*.html');
  expect(built.map((file) => `/${file.slice(0, -'.html'.length)}`)).toEqual(
    PATHS.filter((path) => path !== ROUTES.blog).sort(),
  );
  const heads = LISTS.flatMap(([list, pages]) =>
    Array.from({ length: pages }, (_, index) => {
      const path = listPagePath(list, index + 1);
      const root = blog.page(path);
      const link = (rel: string) =>
        root.querySelector(`head link[rel=${rel}]`)?.getAttribute('href');
      const neighbour = (number: number) =>
        number < 1 || number > pages ? undefined : ORIGIN + listPagePath(list, number);
      expect(link('canonical')).toBe(ORIGIN + path);
      expect(link('prev'), path).toBe(neighbour(index));
      expect(link('next'), path).toBe(neighbour(index + 2));
      expect(root.querySelectorAll('h1')).toHaveLength(1);
      const image = root.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
      expect(blog.files(image.slice(ORIGIN.length + 1))).toHaveLength(1);
      return [
        root.querySelector('title')?.text,
        root.querySelector('meta[name=description]')?.getAttribute('content'),
      ];
    }),
  );
  for (const part of [0, 1])
    expect(new Set(heads.map((head) => head[part])).size).toBe(PATHS.length);
  expect(blog.page(listPagePath(ROUTES.blog, 2)).querySelector('title')?.text).toMatch(
    /^Blog, page 2\b/,
  );
});

test('each article is once in the list, once in its category and once in its year', () => {
  const idsIn = (lists: typeof LISTS) =>
    lists
      .flatMap(([list, pages]) =>
        Array.from({ length: pages }, (_, index) => blog.page(listPagePath(list, index + 1))),
      )
      .flatMap((root) => root.querySelectorAll('main article[data-post]'))
      .map((card) => Number(card.getAttribute('data-post')))
      .sort((a, b) => a - b);
  const all = idsIn(LISTS.slice(0, 1));
  expect(all).toHaveLength(TOTAL);
  expect(new Set(all).size).toBe(TOTAL);
  expect(idsIn(LISTS.filter(([path]) => path.includes('/category/')))).toEqual(all);
  expect(idsIn(LISTS.filter(([path]) => path.includes('/year/')))).toEqual(all);
});

test('every link of the lists and of an article leads to a file', () => {
  const files = new Set(blog.files('**/*.*').map((file) => `/${file.replace(/\.html$/, '')}`));
  for (const path of [...PATHS, postPath(10_001)])
    for (const anchor of blog.page(path).querySelectorAll('main a[href^="/"]')) {
      const [href = ''] = (anchor.getAttribute('href') ?? '').split(/[#?]/);
      const file = href === ROUTES.home ? '/index' : decodeURI(href);
      expect(files, `${path} links to ${href}`).toContain(file);
    }
});

test('an article leads to its category and to related ones', () => {
  const article = blog.page(postPath(10_001));
  const links = article.querySelectorAll('main a').map((link) => link.getAttribute('href'));
  expect(links).toContain(blogCategoryPath(LARGE_CATEGORY));
  const related = article.querySelectorAll('[aria-labelledby=related] article[data-post]');
  expect(related).toHaveLength(3);
  for (const card of related) {
    expect(card.getAttribute('data-post')).not.toBe('10001');
    expect(card.querySelector('[data-part=category]')?.text.trim()).toBe(LARGE_CATEGORY);
  }
});

test('the sitemap splits, and dates each page by the newest of its articles', () => {
  const files = blog.files('sitemap-[0-9]*.xml');
  expect(files.length).toBeGreaterThan(1);
  const index = blog.read('sitemap-index.xml');
  const entries = files.flatMap((file) => {
    expect(index).toContain(`<loc>${ORIGIN}/${file}</loc>`);
    const found = [
      ...blog.read(file).matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([\d-]{10}))?/g),
    ].map(([, url = '', day]) => [url.slice(ORIGIN.length), day] as const);
    expect(found.length).toBeLessThanOrEqual(SITEMAP_LIMIT);
    return found;
  });
  const days = new Map(entries);
  expect(days.size).toBe(entries.length);
  for (const path of PATHS) expect(days.has(path), path).toBe(true);
  expect(days.get(blogYearPath('2016'))).toBe('2016-01-23');
  expect(days.get(listPagePath(blogYearPath('2016'), 3))).toBe('2016-01-23');
  const onLast = new Set(
    blog
      .page(LAST)
      .querySelectorAll('main [data-post]')
      .map((card) => card.getAttribute('data-post')),
  );
  // A new article moves all that follow it, so the newest of the list counts for each of its pages.
  const counted = listedPosts.flatMap(({ id, data }) =>
    onLast.has(id) ? [data.date, data.updated ?? data.date] : [data.date],
  );
  expect(days.get(LAST)).toBe(counted.sort().at(-1));
  expect(days.get(postPath(10_001))).toBe('2016-01-01');
});

for (const width of [390, 1440])
  test(`${width} px: axe, no sideways scrolling, without and with a filter`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const check = async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    for (const path of [listPagePath(ROUTES.blog, 2), blogCategoryPath(LARGE_CATEGORY)]) {
      await page.goto(blog.origin + path);
      await check();
    }
    await page.goto(`${blog.origin}${ROUTES.blog}?q=trial`);
    await expect(results(page)).toHaveCount(POSTS_PER_PAGE);
    await check();
  });

test('the pages of the list, by their links', async ({ page }) => {
  await page.goto(blog.origin + ROUTES.blog);
  await expect(printed(page)).toHaveCount(POSTS_PER_PAGE);
  await expect(line(page)).toHaveText(`Showing ${POSTS_PER_PAGE} of ${TOTAL} articles`);
  const links = page.getByRole('navigation', { name: 'Pages of articles' });
  await expect(links.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await links.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2$/);
  await links.getByRole('link', { name: `Page ${LAST_NUMBER}` }).click();
  await expect(printed(page)).toHaveCount(ON_LAST);
  await expect(line(page)).toHaveText(`Showing ${ON_LAST} of ${TOTAL} articles`);
  await expect(links.getByRole('link', { name: 'Next page' })).toHaveCount(0);
});

test('a filter goes over all articles; more on request; address, Back and reload follow', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(blog.origin + ROUTES.blog);
  await expect(box(page)).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/search'))).toEqual([]);

  // Not on this page, by its author.
  await box(page).fill('TRIAL DESK 0');
  await expect(results(page)).toHaveCount(4);
  await expect(line(page)).toHaveText(`Showing 4 of ${TOTAL} articles`);
  await expect(printed(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?q=TRIAL\+DESK\+0$/);
  await box(page).fill('');
  await expect(printed(page)).toHaveCount(POSTS_PER_PAGE);

  await category(page, LARGE_CATEGORY).click();
  await expect(results(page)).toHaveCount(POSTS_PER_PAGE);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(results(page)).toHaveCount(OF_LARGE_CATEGORY);
  await expect(results(page).nth(POSTS_PER_PAGE).getByRole('link')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  await expect(line(page)).toHaveText(`Showing ${OF_LARGE_CATEGORY} of ${TOTAL} articles`);

  await box(page).fill('zzqq');
  await expect(page.getByRole('heading', { name: MESSAGES.blogEmptyTitle })).toBeVisible();
  await expect(page.getByText(MESSAGES.blogEmptyText)).toBeVisible();
  await expect(line(page)).toHaveText(`Showing 0 of ${TOTAL} articles`);
  await page.getByRole('button', { name: CLEAR_SEARCH }).click();
  await expect(box(page)).toBeFocused();
  await expect(printed(page)).toHaveCount(POSTS_PER_PAGE);
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(line(page)).toHaveText(`Showing 0 of ${TOTAL} articles`);
  await box(page).fill('trial article 10013');
  await page.reload();
  await expect(results(page)).toHaveCount(1);
  await expect(category(page, LARGE_CATEGORY)).toHaveAttribute('aria-pressed', 'true');
  expect(asked.filter((path) => path === '/search/index.json').length).toBeLessThanOrEqual(2);

  await results(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/10013$/);
  await page.goBack();
  await expect(results(page)).toHaveCount(1);
});

test('a search that does not load leaves the printed page, and can be tried again', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/search/index.json', (route) => route.abort());
  await page.goto(`${blog.origin}${LAST}?q=cash`);
  await expect(line(page)).toHaveText(SEARCH_STATES.retrying);
  await page.clock.runFor(30_000);
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(line(page)).toHaveText(SEARCH_STATES.failed, { timeout: 200 });
  }).toPass();
  await expect(printed(page)).toHaveCount(ON_LAST);
  await page.unroute('**/search/index.json');
  await page.getByRole('button', { name: TRY_AGAIN }).click();
  await expect(line(page)).toHaveText(new RegExp(`^Showing [1-9]\\d* of ${TOTAL} articles$`));
  await expect(results(page).first()).toBeVisible();
});

test('a filter whose script does not load leaves the printed page', async ({ page }) => {
  await page.route('**/_astro/blog-pages.*.js', (route) => route.abort());
  await page.goto(blog.origin + ROUTES.blog);
  await category(page, 'Technology').click();
  await expect(line(page)).toHaveText(SEARCH_STATES.failed);
  await expect(printed(page)).toHaveCount(POSTS_PER_PAGE);
  await page.unroute('**/_astro/blog-pages.*.js');
  await page.getByRole('button', { name: TRY_AGAIN }).click();
  await expect(line(page)).toHaveText(/^Showing/);
});

test('what is pressed or typed before the filter is loaded counts', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/blog-pages.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(blog.origin + ROUTES.blog);
  await Promise.all([
    page.waitForRequest('**/_astro/blog-pages.*.js'),
    category(page, 'Technology').click(),
  ]);
  await box(page).fill('trial');
  await expect(page).toHaveURL(blog.origin + ROUTES.blog);
  release(undefined);
  await expect(page).toHaveURL(/\?q=trial&category=Technology$/);
  await expect(line(page)).toHaveText(`Showing 3 of ${TOTAL} articles`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('categories and years are links to their archives', async ({ page }) => {
    await page.goto(blog.origin + ROUTES.blog);
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Category', exact: true })
      .getByRole('link', { name: 'Technology' })
      .click();
    await expect(page).toHaveURL(blog.origin + blogCategoryPath('Technology'));
    await page
      .getByRole('navigation', { name: 'By year' })
      .getByRole('link', { name: '2016' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles from 2016');
    await expect(printed(page)).toHaveCount(POSTS_PER_PAGE);
  });
});
