/**
 * Tests Back with the back/forward cache, which Playwright otherwise switches off: the browser shows the page as the
 * visitor left it, without loading the page or starting its scripts again.
 */
import { existsSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { FAMILIES } from '#site/services.ts';
import { expectAwake } from '../e2e/islands.ts';
import { PHONE } from '../e2e/site-pages.ts';

/** Path of the full Chromium; Playwright's headless shell has no back/forward cache. */
const CHROMIUM = '/usr/bin/chromium';

test.skip(!existsSync(CHROMIUM), `no Chromium at ${CHROMIUM}, so it is not tried`);
test.use({
  viewport: PHONE,
  launchOptions: {
    executablePath: CHROMIUM,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Counts how often a document has been shown; a newly loaded document begins at one. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    let shown = 0;
    addEventListener('pageshow', ({ persisted }) => {
      shown += 1;
      document.documentElement.dataset['shown'] = `${persisted ? 'kept' : 'loaded'} ${shown}`;
    });
  }),
);

/**
 * Goes back by script, because Playwright's `goBack` waits for a page to load. `times`: how often the page has been
 * shown, including this time.
 */
async function goBack(page: Page, path: string, times = 2): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(async () => {
    const seen = () => [location.pathname, document.documentElement.dataset['shown']];
    expect(await page.evaluate(seen)).toEqual([path, `kept ${times}`]);
  }).toPass();
}

test('cards still work after Back from the page of a service', async ({ page }) => {
  const { path } = FAMILIES.hr;
  const own = `${path}/hr-compliance`;
  const card = page.locator('li a[data-opens="hr-compliance"]:visible');
  await page.route(`**${own}.json`, (route) => route.abort());
  await page.clock.install();
  await page.goto(path);
  await expectAwake(page, page.locator('[data-view]'));
  await card.click();
  await expect(page.getByText('Loading…')).toBeVisible();
  // Moves the clock forward, because the page waits several seconds before it tries again to load the service.
  await expect(async () => {
    await page.clock.runFor(4_000);
    await expect(page).toHaveURL(own, { timeout: 100 });
  }).toPass();
  await goBack(page, path);
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await page.unroute(`**${own}.json`);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: /compliance/i })).toBeVisible();
});

test('phone menu and search are closed after Back', async ({ page }) => {
  const banner = page.getByRole('banner');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const search = page.getByRole('dialog', { name: 'Search' });
  await page.goto(ROUTES.about);
  await banner.getByRole('button', { name: 'Menu' }).click();
  await nav.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(ROUTES.contact);
  await goBack(page, ROUTES.about);
  await expect(nav).toBeHidden();
  await banner.getByRole('button', { name: 'Search' }).click();
  await search.getByRole('searchbox').fill('gst registration');
  await search.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/services\//);
  await goBack(page, ROUTES.about, 3);
  await expect(search).toBeHidden();
});

test('after Back, no link of the hero has the focus, so that the slides continue', async ({
  page,
}) => {
  await page.goto(ROUTES.home);
  const hero = page.locator('[data-hero]');
  const link = hero.getByRole('link', { name: 'Services' });
  await expect(hero.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await link.press('Enter');
  await expect(page).toHaveURL(ROUTES.services);
  await goBack(page, ROUTES.home);
  await expect(link).not.toBeFocused();
});
