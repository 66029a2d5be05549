/** Every page opened, and addresses that no page has. */
import { expect, test } from 'playwright/test';
import { NOT_FOUND_PATH, ROUTES } from '#site/routes.ts';
import { axeFindings } from './axe.ts';
import { NARROW, WIDE, expectSound } from './opened-page.ts';
import { SITE_PATHS, TEMPLATES } from './site-pages.ts';
import { slowUnless } from './slow.ts';

/** A page of each kind of machinery; the others are opened by `npm run test:slow`. */
const IN_SHORT: readonly string[] = [
  ROUTES.home,
  ROUTES.faas,
  ROUTES.blog,
  ROUTES.contact,
  ROUTES.faqs,
  ROUTES.companyForms,
];

for (const [width, paths] of [
  [NARROW, SITE_PATHS],
  [WIDE, TEMPLATES.filter((path) => SITE_PATHS.includes(path))],
] as const)
  test.describe(`opened at ${width} px, then wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of paths)
      test(path, slowUnless(width === NARROW && IN_SHORT.includes(path)), ({ page, context }) =>
        expectSound(context, page, path, width),
      );
  });

test('an unknown path answers 404 with the page and logs the path', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(messages.some((text) => text.includes('/no/such/page'))).toBe(true);
});

test('a page that is not there says what was asked for, and searches for its words', async ({
  page,
}) => {
  await page.goto('/services/gst-registration.old');
  await expect(page.getByText('You asked for /services/gst-registration.old.')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Contact' }),
  ).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('gst registration');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=gst\+registration$/);
});

test('an unknown post reads Blog Post Not Found without a script too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto('/blog/999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
  await expect(page.getByText('You asked for')).toBeHidden();
  await expect(page.getByRole('link', { name: 'List of all pages' })).toBeVisible();
  await context.close();
});

for (const path of [NOT_FOUND_PATH, '/blog/999', '/500'])
  test(`no axe finding on ${path}`, async ({ page }) => {
    await page.goto(path);
    expect(await axeFindings(page)).toEqual([]);
  });
