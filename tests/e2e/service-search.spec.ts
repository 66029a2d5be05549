/** Service search on the home page. */
import { expect, test, type Page } from 'playwright/test';
import { readFileSync } from 'node:fs';
import { FIXED_TEXTS } from '#site/texts.ts';
import { ROUTES, searchHref } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { axeFindings } from './axe.ts';
import { expectAwake, holdBack } from './islands.ts';
import { sideways } from './site-pages.ts';

interface Entry {
  keyword: string;
  title: string;
  url: string;
}
const home = JSON.parse(readFileSync('content/home/home.json', 'utf8')) as {
  search: { entries: Entry[]; suggestions: string[]; chips: string[] };
};
const { entries, suggestions, chips } = home.search;
const titlesOf = (keywords: string[]) =>
  keywords.map((one) => entries.find(({ keyword }) => keyword === one)?.title ?? '');

// Without the film above it, which slows every test down.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SUBMIT_HOLD_MAX_MS = 3_000;

const box = (page: Page) => page.getByRole('combobox', { name: 'Search our services' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Services' });
const options = (page: Page) => list(page).getByRole('option');
const button = (page: Page) =>
  page
    .getByRole('region', { name: 'Find a service' })
    .getByRole('button', { name: 'Search', exact: true });

async function openHome(page: Page): Promise<void> {
  await page.goto(ROUTES.home);
  await expectAwake(page, box(page));
}

const address = (page: Page) => page.evaluate(() => location.pathname + location.search);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the focus → suggestions and all services, without an axe finding', async ({ page }) => {
    await openHome(page);
    await expect(list(page)).toBeHidden();
    await box(page).focus();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    const quick = list(page).getByRole('group', { name: 'Quick suggestions' });
    await expect(quick.getByRole('option')).toHaveText(titlesOf(suggestions));
    const all = list(page).getByRole('group', { name: 'All services' });
    await expect(all.getByRole('option')).toHaveText(entries.map(({ title }) => title));
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
    await box(page).fill('plumbing');
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('arrows → an entry is named; Escape → shut; Enter → its page', async ({ page }) => {
  await openHome(page);
  const active = () =>
    box(page).evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.innerText;
    });
  await box(page).focus();
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('Company Incorporation');
  await page.keyboard.press('End');
  expect(await active()).toBe(entries.at(-1)?.title);
  await expect(list(page).locator('[data-focus]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/services/**');
});

test('opened → all in the first view; a press outside, or the focus leaves → shut; an entry is pressed → its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openHome(page);
  await box(page).click();
  const quick = list(page).getByRole('group', { name: 'Quick suggestions' });
  for (const part of [box(page), button(page), ...(await quick.getByRole('option').all())])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toBeHidden();

  await box(page).click();
  await page.keyboard.type('tax');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(page.locator('[role=listbox]:focus')).toHaveCount(0);
  await box(page).fill('');
  await box(page).click();
  await options(page).filter({ hasText: 'GST registration' }).first().click();
  await expect(page).toHaveURL(servicePagePath('faas/registrations/gst'));
});

test('a blank search → ignored; one without a match → an alert, and the text is kept', async ({
  page,
}) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await openHome(page);
  await box(page).fill('   ');
  await button(page).click();
  await box(page).press('Enter');
  expect(alerts).toEqual([]);
  await box(page).fill('plumbing');
  await button(page).click();
  await expect.poll(() => alerts).toEqual([FIXED_TEXTS.searchNoMatch]);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('plumbing');
  // The same where the search of the whole site does not load.
  await page.route('**/search-engine*', (route) => route.abort());
  await openHome(page);
  await box(page).fill('msme');
  await box(page).press('Enter');
  await expect.poll(() => alerts).toHaveLength(2);
  expect(await address(page)).toBe(ROUTES.home);
});

test('a text that the services lack → guides below them, or the results of the whole site', async ({
  page,
}) => {
  await openHome(page);
  await box(page).fill('nri');
  const guide = page.getByRole('group', { name: 'Guides and tools' }).getByRole('option').first();
  await expect(guide).toContainText('NRI landlords');
  await expect(page.getByText(/1 service found, \d guides? below/)).toBeAttached();
  await guide.click();
  await expect(page).toHaveURL(ROUTES.nriLandlord);
  await openHome(page);
  await box(page).fill('udyam');
  await expect(options(page)).toHaveText(['Search the whole site for “udyam”']);
  await box(page).press('Enter');
  await expect(page).toHaveURL(searchHref('udyam'));
});

test('Enter before the script came → it waits for it, and the exact keyword opens', async ({
  page,
}) => {
  const release = await holdBack(page, '**/ServiceSearch*.js');
  await page.goto(ROUTES.home);
  await box(page).fill('payroll');
  await box(page).press('Enter');
  await box(page).press('Enter');
  expect(await address(page)).toBe(ROUTES.home);
  release();
  await expect(page).toHaveURL(servicePagePath('hr/payroll-management'));
});

test('a script that does not come → after three seconds the results of the whole site', async ({
  page,
}) => {
  await page.clock.install();
  await holdBack(page, '**/ServiceSearch*.js');
  await page.goto(ROUTES.home);
  // Stops the clock, so that a busy machine takes none of the three seconds.
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page).fill('   ');
  await box(page).press('Enter');
  await page.clock.runFor(SUBMIT_HOLD_MAX_MS);
  expect(await address(page)).toBe(ROUTES.home);
  await box(page).fill('payroll');
  await box(page).press('Enter');
  await page.clock.runFor(SUBMIT_HOLD_MAX_MS - 1);
  expect(await address(page)).toBe(ROUTES.home);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(searchHref('payroll'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opened → no box, the chips as links, below them a link to all services', async ({
    page,
  }) => {
    await page.goto(ROUTES.home);
    await expect(page.locator('[role=combobox]')).toBeHidden();
    const section = page.getByRole('region', { name: 'Find a service' });
    const links = section.getByRole('link').filter({ visible: true });
    await expect(links).toContainText([...titlesOf(chips), 'All ']);
    await links.last().click();
    await expect(page).toHaveURL(ROUTES.services);
  });
});
