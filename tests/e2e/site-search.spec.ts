/** The search of the whole site: its window, its page, its failure. What it finds: search-ranks.test.ts. */
import { expect, test, type Page } from 'playwright/test';
import { SEARCH_FILE_PATH } from '#site/file-paths.ts';
import { SEARCH_FAILED } from '#site/texts.ts';
import { ROUTES, searchHref } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { axeFindings } from './axe.ts';
import { expectPageScript } from './islands.ts';
import { sideways } from './site-pages.ts';

const GST = servicePagePath('faas/registrations/gst');

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const searchWindow = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => searchWindow(page).getByRole('searchbox', { name: 'Search this site' });
/** The box of the search page. */
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const results = (page: Page) => searchWindow(page).getByRole('listitem').getByRole('link');
const result = (page: Page, name: string) =>
  page.locator('[data-results]').getByRole('link', { name, exact: true });

async function openWindow(page: Page): Promise<void> {
  await page.goto(ROUTES.about);
  await button(page).click();
  await expect(box(page)).toBeFocused();
}

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('the window opens → no axe finding, and the page under it stays while it scrolls', async ({
    page,
  }) => {
    await openWindow(page);
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

  test('the search page with everything, results, nothing → sound in each state; the header’s button → its own box', async ({
    page,
  }) => {
    const expectSound = async () => {
      expect(await sideways(page), 'nothing scrolls sideways').toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
    };
    await page.goto(ROUTES.search);
    await expect(page.getByRole('heading', { name: 'Everything on this site' })).toBeVisible();
    await expectSound();
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect(searchWindow(page)).toHaveCount(0);
    await field(page).fill('gst');
    await expect(page.getByRole('heading', { name: 'Services' }).first()).toBeVisible();
    await expectSound();
    await field(page).fill('zzxxqq');
    await expect(page.getByText('Nothing found for “zzxxqq”.')).toBeVisible();
    await expectSound();
  });
});

test('Ctrl-K → the window; Escape → closed, and the focus where it was', async ({ page }) => {
  await page.goto(ROUTES.about);
  await expectPageScript(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchWindow(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('results → in groups; arrows → their links and back; Enter → that page, or from the box all results', async ({
  page,
}) => {
  await openWindow(page);
  await page.keyboard.type('gst registration');
  await expect(results(page).first()).toContainText('GST Registration');
  await expect(searchWindow(page).getByRole('heading')).toContainText(['Services', 'Questions']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(GST);
  await expect(searchWindow(page)).toBeHidden();
  // Enter in the box leads to all results.
  await button(page).click();
  await box(page).fill('gst & tds');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=gst\+%26\+tds$/);
  await expect(field(page)).toHaveValue('gst & tds');
});

test('a question is chosen → it opens, from another page and on its own', async ({ page }) => {
  await openWindow(page);
  await box(page).fill('send money abroad');
  await results(page).filter({ hasText: 'Which forms do I need' }).click();
  await expect(page).toHaveURL(`${ROUTES.faqs}#faq-7`);
  await expect(page.locator('#faq-7')).toBeInViewport();
  await page.keyboard.press('Control+k');
  await box(page).fill('when must my business register for gst');
  await results(page).filter({ hasText: 'When must my business' }).click();
  await expect(searchWindow(page)).toBeHidden();
  await expect(page.locator('#faq-1')).toBeVisible();
});

test('nothing found → the query, the list of everything, a question to us', async ({ page }) => {
  await openWindow(page);
  await box(page).fill(' <zzxxqq> ');
  await expect(searchWindow(page).getByRole('status')).toHaveText('Nothing found for “<zzxxqq>”.');
  expect(await axeFindings(page)).toEqual([]);
  const everything = searchWindow(page).getByRole('link', { name: 'see everything on this site' });
  await expect(everything).toHaveAttribute('href', ROUTES.search);
  await searchWindow(page).getByRole('link', { name: 'ask us about it' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('<zzxxqq>');
});

test(
  'a search file that does not come → that is said, and the next letter asks for it again',
  { tag: '@slow' },
  async ({ page }) => {
    await page.route(`**${SEARCH_FILE_PATH}`, (route) => route.abort());
    await page.goto(ROUTES.search);
    await field(page).fill('gst');
    await expect(page.getByRole('alert')).toContainText(SEARCH_FAILED);
    await expect(page.locator('#everything')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(`**${SEARCH_FILE_PATH}`);
    await field(page).pressSequentially(' ');
    await expect(result(page, 'GST Registration')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  },
);

test('a query in the address, a reload, Back from a result → the same results', async ({
  page,
}) => {
  await page.goto(searchHref('esi'));
  await expect(field(page)).toHaveValue('esi');
  await expect(page).toHaveTitle(/^esi · Search this site/);
  await expect(result(page, 'ESI Registration')).toBeVisible();
  await field(page).fill('private limited');
  await field(page).press('Enter');
  await expect(page).toHaveURL(searchHref('private limited'));
  await expect(result(page, 'Private Limited Company')).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue('private limited');
  await result(page, 'Private Limited Company').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Private Limited Company');
  await page.goBack();
  await expect(field(page)).toHaveValue('private limited');
  await expect(result(page, 'Private Limited Company')).toBeVisible();
});

test('the sidebar’s field → the search page', { tag: '@slow' }, async ({ page }) => {
  await page.goto(ROUTES.taxUpdates);
  await page.locator('#sidebar-search').fill('recurring due dates');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchHref('recurring due dates'));
  await expect(result(page, 'Compliance calendar for India › Recurring due dates')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header’s link → the list of everything, without dead controls', async ({ page }) => {
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
