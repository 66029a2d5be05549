/** Hostile addresses and searches in a real browser: nothing runs, nothing breaks, nothing leads away. */
import { expect, test } from 'playwright/test';
import { SEARCH_PARAM, SUBJECT_PARAM, ROUTES } from '#site/routes.ts';
import { FAMILIES, SECTION_PARAM, SERVICE_PARAM } from '#site/services.ts';
import { openAwake } from '../e2e/site-pages.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import { watchPage } from './watch-page.ts';

test.describe.configure({ timeout: 300_000 });

const VALUES = [
  ...HOSTILE_TEXTS.map((text) => encodeURIComponent(text.toWellFormed())),
  ...['constructor', 'toString', '%', '%E0%A4%A', '%C0%AE', '%00', '%0d%0aX-Injected:%201'],
  ...['"]', '*', 'a:b', ':not(*)', '[x=', '//evil.example/', '/\\evil.example', '..%2f..%2f'],
];

for (const [path, params] of [
  [ROUTES.faas, [SERVICE_PARAM, SECTION_PARAM]],
  [ROUTES.blog, ['q', 'category']],
  [ROUTES.contact, [SUBJECT_PARAM]],
  [ROUTES.search, [SEARCH_PARAM]],
] as const)
  test(`${path}: queries and hashes`, async ({ page, baseURL }) => {
    const watch = await watchPage(page, baseURL);
    for (const value of VALUES) {
      const query = params.map((name) => `${name}=${value}`).join('&');
      await page.goto(`${path}?${query}#${value}`);
      await expect(page.locator('h1:visible'), query).toHaveCount(1);
      expect(new URL(page.url()).pathname, query).toBe(path);
      expect(await watch.take(), query).toEqual([]);
    }
  });

for (const path of [ROUTES.faqs, ROUTES.blog, ROUTES.search])
  test(`${path}: texts typed into the search`, async ({ page, baseURL }) => {
    const watch = await watchPage(page, baseURL);
    await openAwake(page, path);
    const box = page.getByRole('main').getByRole('searchbox').first();
    for (const text of HOSTILE_TEXTS) {
      await box.fill(text.toWellFormed());
      expect(await watch.take(), text).toEqual([]);
    }
  });

test('borrowed values lead to a page of the site, and nothing like them does', async ({ page }) => {
  const { path, borrowed } = FAMILIES.hr;
  const [value = ''] = borrowed;
  for (const leading of [
    value,
    `${value}&${SERVICE_PARAM}=//evil.example/`,
    `${value}#//evil.example/`,
  ]) {
    await page.goto(`${path}?${SERVICE_PARAM}=${leading}`);
    await expect(page, leading).toHaveURL((url) => url.pathname === `${ROUTES.faas}/${value}`);
  }
  for (const staying of [
    `${value}+`,
    `${value}/`,
    `//${value}`,
    `javascript:${value}`,
    `${value}%00`,
  ]) {
    await openAwake(page, `${path}?${SERVICE_PARAM}=${staying}`);
    await expect(page, staying).toHaveURL((url) => url.pathname === path);
  }
});
