/** Service search on the home page. */
import { expect, test, type Page } from 'playwright/test';
import { readFileSync } from 'node:fs';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES, searchHref } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { axeFindings } from './axe.ts';
import { expectAwake } from './islands.ts';

interface Entry {
  keyword: string;
  title: string;
  url: string;
}
const home = JSON.parse(readFileSync('content/home/home.json', 'utf8')) as {
  search: { entries: Entry[]; suggestions: string[]; chips: string[] };
};
const { entries, suggestions, chips } = home.search;

const box = (page: Page) => page.getByRole('combobox', { name: 'Search our services' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Services' });
const options = (page: Page) => list(page).getByRole('option');
const button = (page: Page) =>
  page
    .getByRole('region', { name: 'Find a service' })
    .getByRole('button', { name: 'Search', exact: true });
const island = (page: Page) =>
  page.locator('astro-island').filter({ has: page.locator('[role=combobox]') });

async function openHome(page: Page): Promise<void> {
  await page.goto(ROUTES.home);
  await box(page).scrollIntoViewIfNeeded();
  await box(page).dispatchEvent('pointerover');
  await expectAwake(page, box(page));
}

const address = (page: Page) => page.evaluate(() => location.pathname + location.search);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens on focus with suggestions and all services, without an axe finding', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await expect(list(page)).toBeHidden();
    await box(page).focus();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    const quick = list(page).getByRole('group', { name: 'Quick suggestions' });
    await expect(quick.getByRole('option')).toHaveText(
      suggestions.map((one) => entries.find(({ keyword }) => keyword === one)?.title ?? ''),
    );
    const all = list(page).getByRole('group', { name: 'All services' });
    await expect(all.getByRole('option')).toHaveText(entries.map(({ title }) => title));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
    await box(page).fill('plumbing');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('typing shows what matches and says how many', async ({ page }) => {
    await openHome(page);
    await box(page).fill('  CoMp ');
    const matching = list(page).getByRole('group', { name: 'Matching services' });
    const count = await matching.getByRole('option').count();
    await expect(
      page.getByRole('status').filter({ hasText: `${count} services found` }),
    ).toBeAttached();
  });
});

for (const [title, target] of [
  ['GST registration', servicePagePath('faas/registrations/gst')],
  // Its address is /company-se, which leads on.
  ['Company Incorporation', servicePagePath('company-secretarial/company-incorporation')],
] as const)
  test(`a press on "${title}" goes to its address`, async ({ page }) => {
    await openHome(page);
    await box(page).click();
    await options(page).filter({ hasText: title }).first().click();
    await page.waitForURL('**/services/**');
    await expect(page).toHaveURL(target);
  });

test('by keyboard: arrows name an entry, Escape closes, Enter follows', async ({ page }) => {
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

test('closes on a press outside and when the focus leaves, which never lands on the list', async ({
  page,
}) => {
  await openHome(page);
  await box(page).click();
  await expect(list(page)).toBeVisible();
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
});

for (const [how, typed, send, target] of [
  [
    'by button, to an exact keyword',
    'HR Services ',
    (page: Page) => button(page).click(),
    ROUTES.hr,
  ],
  [
    'by Enter, to the first entry that contains the text',
    'payroll',
    (page: Page) => box(page).press('Enter'),
    servicePagePath('hr/payroll-management'),
  ],
] as const)
  test(`Search leads ${how}`, async ({ page }) => {
    await openHome(page);
    await box(page).fill(typed);
    await send(page);
    await page.waitForURL('**/services/**');
    await expect(page).toHaveURL(target);
  });

test('a blank search is ignored, one without a match alerts and keeps the text', async ({
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
  await expect.poll(() => alerts).toEqual([MESSAGES.searchNoMatch]);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('plumbing');
  await box(page).press('Enter');
  await expect.poll(() => alerts).toHaveLength(2);
  expect(await address(page)).toBe(ROUTES.home);
});

test('guides and tools of the whole site stand below the services', async ({ page }) => {
  await openHome(page);
  await box(page).fill('nri');
  const guide = page.getByRole('group', { name: 'Guides and tools' }).getByRole('option').first();
  await expect(guide).toContainText('NRI landlords');
  await expect(page.getByText(/1 service found, \d guides? below/)).toBeAttached();
  await guide.click();
  await expect(page).toHaveURL(ROUTES.nriLandlord);
});

test('where the entries give nothing, the results of the whole site follow', async ({ page }) => {
  await openHome(page);
  await box(page).fill('udyam');
  await expect(options(page)).toHaveText(['Search the whole site for “udyam”']);
  await box(page).press('Enter');
  await expect(page).toHaveURL(searchHref('udyam'));
});

test('a search that does not load ends in the alert', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.route('**/search-engine*', (route) => route.abort());
  await openHome(page);
  await box(page).fill('msme');
  await box(page).press('Enter');
  await expect.poll(() => alerts).toEqual([MESSAGES.searchNoMatch]);
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('box and suggestions are in the first view, below a hero of at most 60 %', async ({
      page,
    }) => {
      await page.goto(ROUTES.home);
      const hero = await page.locator('[data-hero]').boundingBox();
      expect(hero?.height).toBeLessThanOrEqual(0.6 * viewport.height);
      await expect(box(page)).toBeInViewport({ ratio: 1 });
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      await box(page).click();
      const quick = list(page).getByRole('group', { name: 'Quick suggestions' });
      for (const option of await quick.getByRole('option').all())
        await expect(option).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });

test('what was typed before the script came is kept', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/ServiceSearch*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(ROUTES.home);
  await box(page).pressSequentially('payroll');
  release(undefined);
  await expect(island(page)).not.toHaveAttribute('ssr');
  await expect(box(page)).toHaveValue('payroll');
  await expect(box(page)).toBeFocused();
  await expect(list(page)).toBeVisible();
  await expect(options(page).first()).toHaveText('Payroll and employee benefits');
});

test('the chips are links', async ({ page }) => {
  await page.goto(ROUTES.home);
  const section = page.getByRole('region', { name: 'Find a service' });
  await expect(section.getByRole('link')).toHaveText(
    chips.map((chip) => entries.find(({ keyword }) => keyword === chip)?.title ?? ''),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list of all services replaces the box', async ({ page }) => {
    await page.goto(ROUTES.home);
    await expect(page.locator('[role=combobox]')).toBeHidden();
    const section = page.getByRole('region', { name: 'Find a service' });
    await section.locator('summary').click();
    for (const { title } of entries)
      await expect(
        section.locator('details').getByRole('link', { name: title, exact: true }),
      ).toBeVisible();
    await section.locator('details').getByRole('link', { name: 'Virtual CFO' }).click();
    await expect(page).toHaveURL(/service=virtual-cfo/);
  });
});
