/** Blog list: search, categories, empty state. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { BLOG_CATEGORIES } from '#site/vocabularies.ts';
import { listedPosts as posts } from '../published.ts';
import { axeFindings } from './axe.ts';

const lineOf = (count: number) => `Showing ${count} of ${posts.length} articles`;

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' });
const shown = (page: Page) => page.locator('article[data-post]:visible');
const featured = (page: Page) => page.locator('[data-featured]');
const grid = (page: Page) => page.locator('li[data-row]:visible');
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'articles' });
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });

async function openBlog(page: Page): Promise<void> {
  await page.goto(ROUTES.blog);
  await expect(box(page)).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opened → all posts, the featured one above the grid and not in it', async ({ page }) => {
    await openBlog(page);
    await expect(shown(page)).toHaveCount(posts.length);
    await expect(featured(page).locator('article')).toHaveCount(1);
    await expect(grid(page)).toHaveCount(posts.length - 1);
    await expect(line(page)).toHaveText(lineOf(posts.length));
    await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText([
      'All',
      ...BLOG_CATEGORIES,
    ]);
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('words of a title, an excerpt or an author, in capitals → those posts; with a category → of these', async ({
  page,
}) => {
  const last = posts.at(-1)?.data;
  if (!last) throw new Error('no post is listed');
  await openBlog(page);
  const { author, title, excerpt, category: own } = last;
  const countOf = (test: (data: (typeof posts)[number]['data']) => boolean) =>
    posts.filter(({ data }) => test(data)).length;
  for (const text of [title, excerpt]) {
    await box(page).fill(` ${text.toUpperCase()} `);
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText(title);
    await expect(featured(page)).toBeHidden();
    await expect(line(page)).toHaveText(lineOf(1));
  }
  await box(page).fill(author.toLowerCase());
  await expect(shown(page)).toHaveCount(countOf((data) => data.author === author));
  await category(page, own).press('Enter');
  await expect(category(page, own)).toHaveAttribute('aria-pressed', 'true');
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'false');
  await expect(shown(page)).toHaveCount(
    countOf((data) => data.author === author && data.category === own),
  );
});
