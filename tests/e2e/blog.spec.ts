/** Blog list: search and categories. Nothing found: lists.spec.ts. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { BLOG_CATEGORIES } from '#site/vocabularies.ts';
import { listedPosts as posts } from '../published.ts';
import { PHONE, expectSound } from './site-pages.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' });
const shown = (page: Page) => page.locator('article[data-post]:visible');
const featured = (page: Page) => page.locator('[data-featured]');
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'articles' });
const categories = (page: Page) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button');
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(ROUTES.blog);
  await expect(box(page)).toBeVisible();
});

test('opened → all posts, the featured one above the grid and not in it', async ({ page }) => {
  await expect(shown(page)).toHaveCount(posts.length);
  await expect(featured(page).locator('article')).toHaveCount(1);
  await expect(page.locator('li[data-row]:visible')).toHaveCount(posts.length - 1);
  await expect(line(page)).toHaveText(`Showing ${posts.length} of ${posts.length} articles`);
  await expect(categories(page)).toHaveText(['All', ...BLOG_CATEGORIES]);
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expectSound(page);
});

test('words of title, excerpt or author → those posts; a category → of these', async ({ page }) => {
  const last = posts.at(-1)?.data;
  if (!last) throw new Error('no post is listed');
  for (const text of [last.title, last.excerpt]) {
    await box(page).fill(` ${text.toUpperCase()} `);
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText(last.title);
    await expect(featured(page)).toBeHidden();
    await expect(line(page)).toHaveText(`Showing 1 of ${posts.length} articles`);
  }
  const byAuthor = posts.filter(({ data }) => data.author === last.author);
  await box(page).fill(last.author.toLowerCase());
  await expect(shown(page)).toHaveCount(byAuthor.length);
  await category(page, last.category).press('Enter');
  await expect(category(page, last.category)).toHaveAttribute('aria-pressed', 'true');
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'false');
  const ofThese = byAuthor.filter(({ data }) => data.category === last.category);
  await expect(shown(page)).toHaveCount(ofThese.length);
});
