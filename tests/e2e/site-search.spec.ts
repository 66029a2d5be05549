/** The search of the whole site: its window, its page, its failure. */
import { expect, test, type Page } from 'playwright/test';
import { SEARCH_FILE_PATH } from '#site/file-paths.ts';
import { SEARCH_FAILED } from '#site/texts.ts';
import { ROUTES, searchHref } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { axeFindings } from './axe.ts';
import { sideways } from './site-pages.ts';

const GST = servicePagePath('faas/registrations/gst');

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const searchWindow = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => searchWindow(page).getByRole('searchbox', { name: 'Search this site' });
/** The box of the search page. */
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const results = (page: Page) => searchWindow(page).getByRole('listitem').getByRole('link');
const status = (page: Page) => searchWindow(page).getByRole('status');

async function openWindow(page: Page, path: string = ROUTES.about): Promise<void> {
  await page.goto(path);
  await button(page).click();
  await expect(box(page)).toBeFocused();
}

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('the window: no axe finding, nothing scrolls sideways, the page under it stays', async ({
    page,
  }) => {
    await openWindow(page);
    expect(await axeFindings(page)).toEqual([]);
    await box(page).fill('registration');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await axeFindings(page)).toEqual([]);
    await page.mouse.move(195, 422);
    await page.mouse.wheel(0, 9_000);
    await expect(results(page).first()).not.toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const overflow = await page
      .locator('dialog[open]')
      .evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('the page: everything, results, nothing', async ({ page }) => {
    const expectSound = async () => {
      expect(await sideways(page), 'nothing scrolls sideways').toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
    };
    await page.goto(ROUTES.search);
    await expect(page.getByRole('heading', { name: 'Everything on this site' })).toBeVisible();
    await expectSound();
    await field(page).fill('gst');
    await expect(page.getByRole('heading', { name: 'Services' }).first()).toBeVisible();
    await expectSound();
    await field(page).fill('zzxxqq');
    await expect(page.getByText('Nothing found for “zzxxqq”.')).toBeVisible();
    await expectSound();
  });
});

test('by key; Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto(ROUTES.about);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(searchWindow(page)).toBeHidden();
  await expect(link).toBeFocused();
});

for (const [condition, platform, key, opens] of [
  ['Ctrl and the K key of a Kannada layout', 'Win32', { key: 'ಕ', ctrlKey: true }, true],
  ['Ctrl and the K key of a layout with T there', 'Win32', { key: 't', ctrlKey: true }, false],
  ['⌘K on a Mac', 'MacIntel', { key: 'k', metaKey: true }, true],
  ['Ctrl-K on a Mac, which deletes', 'MacIntel', { key: 'k', ctrlKey: true }, false],
] as const)
  test(`${condition} → ${opens ? 'opens it' : 'left to the browser'}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'platform', { value }),
      platform,
    );
    await page.goto(ROUTES.about);
    const isTaken = await page.evaluate((init) => {
      const options = { code: 'KeyK', bubbles: true, cancelable: true, ...init };
      return !document.body.dispatchEvent(new KeyboardEvent('keydown', options));
    }, key);
    expect(isTaken).toBe(opens);
    await expect(searchWindow(page)).toBeVisible({ visible: opens });
  });

test.describe('results', () => {
  test('in groups', async ({ page }) => {
    await openWindow(page);
    await box(page).fill('esi');
    await expect(searchWindow(page).getByRole('heading')).toContainText(['Services', 'Questions']);
    await expect(results(page).first()).toContainText('ESI Registration');
    await box(page).fill('');
    await expect(results(page)).toHaveCount(0);
  });

  test('arrows go from the box through the links and back; Enter follows one', async ({ page }) => {
    await openWindow(page);
    await page.keyboard.type('gst registration');
    await expect(results(page).first()).toContainText('GST Registration');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(GST);
    await expect(searchWindow(page)).toBeHidden();
  });

  test('Enter in the box shows all results on the search page', async ({ page }) => {
    await openWindow(page);
    await box(page).fill('gst & tds');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=gst\+%26\+tds$/);
    await expect(field(page)).toHaveValue('gst & tds');
  });

  test('a question opens, from another page and on its own', async ({ page }) => {
    await openWindow(page);
    await box(page).fill('send money abroad');
    const question = results(page).filter({ hasText: 'Which forms do I need' });
    await question.click();
    await expect(page).toHaveURL(`${ROUTES.faqs}#faq-7`);
    await expect(page.locator('#faq-7')).toBeVisible();
    await expect(page.locator('#faq-7')).toBeInViewport();
    await page.keyboard.press('Control+k');
    await box(page).fill('when must my business register for gst');
    await results(page).filter({ hasText: 'When must my business' }).click();
    await expect(searchWindow(page)).toBeHidden();
    await expect(page.locator('#faq-1')).toBeVisible();
  });

  test('none: the query, the list of everything, a question to us', async ({ page }) => {
    await openWindow(page);
    await box(page).fill(' <zzxxqq> ');
    await expect(status(page)).toHaveText('Nothing found for “<zzxxqq>”.');
    expect(await axeFindings(page)).toEqual([]);
    await expect(
      searchWindow(page).getByRole('link', { name: 'see everything on this site' }),
    ).toHaveAttribute('href', ROUTES.search);
    await searchWindow(page).getByRole('link', { name: 'ask us about it' }).click();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('<zzxxqq>');
  });

  test(
    'a file that does not come is said, and the next letter asks for it again',
    { tag: '@slow' },
    async ({ page }) => {
      await page.route(`**${SEARCH_FILE_PATH}`, (route) =>
        route.fulfill({ status: 503, body: 'busy' }),
      );
      await openWindow(page);
      await box(page).fill('gst');
      await expect(searchWindow(page).getByRole('alert')).toContainText(SEARCH_FAILED);
      expect(await axeFindings(page)).toEqual([]);
      await page.unroute(`**${SEARCH_FILE_PATH}`);
      await box(page).pressSequentially(' ');
      await expect(results(page).first()).toContainText('GST Registration');
    },
  );
});

test.describe('search page', () => {
  const result = (page: Page, name: string) =>
    page.locator('[data-results]').getByRole('link', { name, exact: true });

  test(
    'a script that does not come is said, and the next letter asks for it again',
    { tag: '@slow' },
    async ({ page }) => {
      await page.route('**/search-box*.js', (route) => route.abort());
      await page.goto(searchHref('gst'));
      await expect(page.getByRole('alert')).toContainText(SEARCH_FAILED);
      await expect(page.locator('#everything')).toBeInViewport();
      await page.unroute('**/search-box*.js');
      await field(page).pressSequentially(' ');
      await expect(result(page, 'GST Registration')).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
    },
  );

  test('nothing that was seen is pushed away when results come', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(searchHref('esi'));
    await expect(result(page, 'ESI Registration')).toBeVisible();
    await expect(page.locator('#everything')).toBeVisible();
    const shifts = await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve((window as unknown as { shifts: number[] }).shifts),
            ),
          ),
        ),
    );
    expect(shifts).toEqual([]);
  });

  test('works from the address, reload and Back', async ({ page }) => {
    await page.goto(searchHref('esi'));
    await expect(field(page)).toHaveValue('esi');
    await expect(page).toHaveTitle(/^esi · Search this site/);
    await expect(result(page, 'ESI Registration')).toBeVisible();
    await field(page).press('Enter');
    await field(page).fill('private limited');
    await expect(page).toHaveURL(searchHref('private limited'));
    await expect(result(page, 'Private Limited Company')).toBeVisible();
    await page.reload();
    await expect(field(page)).toHaveValue('private limited');
    await result(page, 'Private Limited Company').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Private Limited Company');
    await page.goBack();
    await expect(result(page, 'Private Limited Company')).toBeVisible();
    await page.goBack();
    await expect(field(page)).toHaveValue('esi');
    await expect(result(page, 'ESI Registration')).toBeVisible();
  });

  test('a long group shows its best, and all on request', { tag: '@slow' }, async ({ page }) => {
    await page.goto(searchHref('gst'));
    const group = page.locator('[data-results] section').filter({
      has: page.getByRole('heading', { name: 'Questions' }),
    });
    const links = group.getByRole('link').filter({ visible: true });
    await expect(links.first()).toBeVisible();
    const shown = await links.count();
    await group.getByText(/^Show \d+ more questions$/).click();
    expect(await links.count()).toBeGreaterThan(shown);
  });

  test('the header’s button goes to its own box', async ({ page }) => {
    await page.goto(ROUTES.search);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(searchWindow(page)).toHaveCount(0);
  });

  test('the sidebar’s field leads to it', { tag: '@slow' }, async ({ page }) => {
    await page.goto(ROUTES.taxUpdates);
    await page
      .getByRole('searchbox', { name: 'Search the whole site' })
      .fill('recurring due dates');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searchHref('recurring due dates'));
    await expect(result(page, 'Compliance calendar for India › Recurring due dates')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to the list of everything, which has no dead controls', async ({
    page,
  }) => {
    await page.goto(ROUTES.about);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(ROUTES.search);
    const main = page.getByRole('main');
    await expect(main.locator('noscript > p')).toBeVisible();
    await expect(main.locator('input:visible, button:visible')).toHaveCount(0);
    await main.getByRole('link', { name: 'When must my business register for GST?' }).click();
    await expect(page).toHaveURL(`${ROUTES.faqs}#faq-1`);
  });
});
