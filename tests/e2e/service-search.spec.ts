/** Tests the service search on the home page. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES, searchHref } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { entriesOf } from '../published.ts';
import { expectAwake, holdBack } from './islands.ts';
import { PHONE, expectSound, openWithStoppedClock } from './site-pages.ts';

const NO_MATCH = 'Service not found. Please try a different search term.';
const [home] = entriesOf('home');
const { entries = [], suggestions = [], chips = [] } = home?.data.search ?? {};
const titlesOf = (keywords: readonly string[]) =>
  keywords.map((one) => entries.find(({ keyword }) => keyword === one)?.title ?? '');

// Reduced motion stops the film above the search, because the film would slow down every test.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SUBMIT_HOLD_MAX_MS = 3_000;

const box = (page: Page) => page.getByRole('combobox', { name: 'Search our services' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Services' });
const options = (page: Page) => list(page).getByRole('option');
const group = (page: Page, name: string) =>
  list(page).getByRole('group', { name }).getByRole('option');
const section = (page: Page) => page.getByRole('region', { name: 'Find a service' });
const button = (page: Page) => section(page).getByRole('button', { name: 'Search', exact: true });

async function openHome(page: Page): Promise<void> {
  await page.goto(ROUTES.home);
  await box(page).hover();
  await expectAwake(page, box(page));
  await expect(list(page)).toBeHidden();
}

/** Closes every alert that the page shows from now on, and adds the text of the alert to the returned list. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

test('shows suggestions and all services on focus, even if the script loads later', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const release = await holdBack(page, '**/ServiceSearch*.js');
  await page.goto(ROUTES.home);
  await box(page).focus();
  release();
  await expect(group(page, 'Quick suggestions')).toHaveText(titlesOf(suggestions));
  await expect(group(page, 'All services')).toHaveText(entries.map(({ title }) => title));
  await expectSound(page);
  await box(page).fill('plumbing');
  await expectSound(page);
});

test('announces the entry chosen with the arrow keys, and opens it on Enter; Escape closes the list', async ({
  page,
}) => {
  await openHome(page);
  const active = () =>
    box(page).evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.innerText;
    });
  await box(page).press('ArrowDown');
  await expect.poll(active).toBe('Company Incorporation');
  await box(page).press('End');
  await expect.poll(active).toBe(entries.at(-1)?.title);
  await expect(list(page).locator('[data-focus]')).toBeInViewport();
  await box(page).press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL('**/services/**');
});

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  test(`at ${viewport.width} px, a click opens the first suggestion, not a popular search behind the list`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHome(page);
    await box(page).focus();
    const [first = ''] = suggestions;
    const { url } = entries.find(({ keyword }) => keyword === first) ?? {};
    await options(page).first().click();
    await expect(page).toHaveURL(url ?? '');
  });

test('Tab closes the list after 300 ms, a click outside at once; a click on an entry opens its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openHome(page);
  await page.clock.install();
  await box(page).click();
  for (const part of [button(page), group(page, 'Quick suggestions').last()])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.clock.runFor(250);
  await expect(page.locator('[role=listbox]')).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.locator('[role=listbox]')).toBeHidden();
  await box(page).click();
  await expect(list(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('[role=listbox]')).toBeHidden();
  await box(page).click();
  await options(page).filter({ hasText: 'GST registration' }).first().click();
  await expect(page).toHaveURL(servicePagePath('faas/registrations/gst'));
});

test('all twelve popular searches can be scrolled into view on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHome(page);
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  const start = page.getByRole('link', { name: 'GET STARTED', exact: true });
  await expect(start).toBeInViewport({ ratio: 0.9 });
  const searches = page.locator('.popular a');
  await expect(searches).toHaveCount(chips.length);
  for (const chip of await searches.all()) {
    await chip.scrollIntoViewIfNeeded();
    await expect(chip).toBeInViewport({ ratio: 0.9 });
  }
});

test('shows an alert if the search of the site takes more than two seconds', async ({ page }) => {
  const alerts = alertsOf(page);
  await page.route('**/search/index.json', () => undefined);
  await openHome(page);
  await box(page).fill('udyam');
  await box(page).press('Enter');
  await expect(page.getByText('searching the whole site')).toBeVisible();
  await expect.poll(() => alerts).toEqual([NO_MATCH]);
  await expect(box(page)).toHaveValue('udyam');
  // If the visitor changes the text during the search, no alert appears.
  await box(page).press('Enter');
  await box(page).fill('plumbing');
  await expect(page.getByText('searching the whole site')).toBeVisible();
  await expect(page.getByText('searching the whole site')).toBeHidden();
  expect(alerts).toEqual([NO_MATCH]);
});

test('ignores a blank search; if nothing matches, shows an alert and keeps the text', async ({
  page,
}) => {
  const alerts = alertsOf(page);
  await openHome(page);
  await box(page).fill('   ');
  await button(page).click();
  await box(page).press('Enter');
  expect(alerts).toEqual([]);
  await box(page).fill('plumbing');
  await button(page).click();
  await expect.poll(() => alerts).toEqual([NO_MATCH]);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('plumbing');
});

test('opens the site search for a text that matches no service', async ({ page }) => {
  await openHome(page);
  await box(page).fill('udyam');
  await expect(options(page)).toHaveText(['Search the whole site for “udyam”']);
  await box(page).press('Enter');
  await expect(page).toHaveURL(searchHref('udyam'));
});

test('opens the matching entry even if Enter is pressed before the script loads', async ({
  page,
}) => {
  const release = await holdBack(page, '**/ServiceSearch*.js');
  await page.goto(ROUTES.home);
  await box(page).fill('payroll');
  await box(page).press('Enter');
  await box(page).press('Enter');
  await expect(page).toHaveURL(ROUTES.home);
  release();
  await expect(page).toHaveURL(servicePagePath('hr/payroll-management'));
});

test('Enter opens the site search after 3 s if no script loads', async ({ page }) => {
  await holdBack(page, '**/ServiceSearch*.js');
  await openWithStoppedClock(page, ROUTES.home);
  await box(page).fill('payroll');
  await box(page).press('Enter');
  await page.clock.runFor(SUBMIT_HOLD_MAX_MS - 1);
  await expect(page).toHaveURL(ROUTES.home);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(searchHref('payroll'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows links to the popular searches and to all services instead of a search box', async ({
    page,
  }) => {
    await page.goto(ROUTES.home);
    await expect(page.locator('[role=combobox]')).toBeHidden();
    const links = section(page).getByRole('link').filter({ visible: true });
    await expect(links).toContainText([...titlesOf(chips), 'All ']);
    await links.last().click();
    await expect(page).toHaveURL(ROUTES.services);
  });
});
