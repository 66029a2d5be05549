/**
 * Tests the search of the whole site: the dialog, the search page, and what happens if a file does not load.
 * search-ranks.test.ts tests the results.
 */
import { expect, test, type Page } from 'playwright/test';
import { SEARCH_FILE_PATH } from '#site/file-paths.ts';
import { ROUTES, searchHref } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { expectPageScript, holdBack } from './islands.ts';
import { PHONE, expectSound } from './site-pages.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const searchWindow = (page: Page) => page.getByRole('dialog', { name: 'Search' });
/** The search box, either on the search page or in the dialog. */
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const results = (page: Page) => searchWindow(page).getByRole('listitem').getByRole('link');
const result = (page: Page, name: string) =>
  page.locator('[data-results]').getByRole('link', { name, exact: true });

async function openWindow(page: Page): Promise<void> {
  await page.goto(ROUTES.about);
  await button(page).click();
  await expect(searchWindow(page).locator(box(page))).toBeFocused();
}

test('axe finds no fault on the search page, with or without results', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(ROUTES.search);
  await expect(page.getByRole('heading', { name: 'Everything on this site' })).toBeVisible();
  await expectSound(page);
  await button(page).click();
  await expect(box(page)).toBeFocused();
  await expect(searchWindow(page)).toHaveCount(0);
  await box(page).fill('gst');
  await expect(page.getByRole('heading', { name: 'Services' }).first()).toBeVisible();
  await expectSound(page);
});

test('Ctrl-K opens the dialog, and Escape returns the focus to the link', async ({ page }) => {
  await page.goto(ROUTES.about);
  await expectPageScript(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchWindow(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('Enter opens the chosen result or, in the search box, all results', async ({ page }) => {
  await openWindow(page);
  await page.keyboard.type('gst registration');
  await expect(results(page).first()).toContainText('GST Registration');
  await expect(results(page).first().locator('mark')).toHaveText(['GST', 'Registration']);
  await expect(searchWindow(page).getByRole('heading')).toContainText(['Services', 'Questions']);
  await expect(searchWindow(page).locator('summary').first()).toHaveText(/^Show \d+ more /);
  await expectSound(page);
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(results(page).nth(1)).toBeFocused();
  for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(box(page)).toBeFocused();
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(servicePagePath('faas/registrations/gst'));
  await expect(searchWindow(page)).toBeHidden();
  await button(page).click();
  // The results do not contain the page that the visitor is reading.
  await box(page).fill('gst registration');
  await expect(results(page).first()).toBeVisible();
  const here = servicePagePath('faas/registrations/gst');
  await expect(searchWindow(page).locator(`a[href="${here}"]`)).toHaveCount(0);
  await box(page).fill('gst & tds');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=gst\+%26\+tds$/);
  await expect(box(page)).toHaveValue('gst & tds');
});

test('opens the chosen question from another page and from the page that contains it', async ({
  page,
}) => {
  await openWindow(page);
  await box(page).fill('send money abroad');
  await results(page).filter({ hasText: 'Which forms do I need' }).click();
  await expect(page).toHaveURL(`${ROUTES.faqs}#faq-7`);
  await expect(page.locator('#faq-7')).toBeInViewport();
  await expectPageScript(page);
  await page.keyboard.press('Control+k');
  await box(page).fill('when must my business register for gst');
  await results(page).filter({ hasText: 'When must my business' }).click();
  await expect(searchWindow(page)).toBeHidden();
  await expect(page.locator('#faq-1')).toBeVisible();
});

test('if nothing is found, links to the search page and the contact form', async ({ page }) => {
  await openWindow(page);
  await box(page).fill(' <zzxxqq> ');
  await expect(searchWindow(page).getByRole('status')).toHaveText('Nothing found for “<zzxxqq>”.');
  await expectSound(page);
  const everything = searchWindow(page).getByRole('link', { name: 'see everything on this site' });
  await expect(everything).toHaveAttribute('href', ROUTES.search);
  await searchWindow(page).getByRole('link', { name: 'ask us about it' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('<zzxxqq>');
});

for (const file of [`**${SEARCH_FILE_PATH}`, '**/search-box*'])
  test(`reports that ${file} did not load, and requests it again when the visitor types again @slow`, async ({
    page,
  }) => {
    await page.route(file, (route) => route.abort());
    await page.goto(ROUTES.search);
    await box(page).fill('gst');
    await expect(page.getByRole('alert')).toContainText('The search could not be loaded.');
    await expect(page.locator('#everything')).toBeVisible();
    await expectSound(page);
    await page.unroute(file);
    await box(page).pressSequentially(' ');
    await expect(result(page, 'GST Registration')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

test('until its script loads, the search page lists everything and says that the search does not run', async ({
  page,
}) => {
  const release = await holdBack(page, '**/_astro/page.*.js');
  await page.goto(searchHref('gst'));
  const main = page.getByRole('main');
  const why = main.getByText('The search does not run');
  await expect(why).toBeVisible();
  await expect(main.getByRole('link', { name: 'GST Registration', exact: true })).toBeVisible();
  await expectSound(page);
  release();
  await expect(result(page, 'GST Registration')).toBeVisible();
  await expect(why).toBeHidden();
});

test('shows the results of the query in the address, also after a reload and after Back', async ({
  page,
}) => {
  await page.goto(searchHref('esi'));
  await expect(box(page)).toHaveValue('esi');
  await expect(page).toHaveTitle(/^esi · Search this site/);
  await expect(result(page, 'ESI Registration')).toBeVisible();
  await box(page).fill('private limited');
  await box(page).press('Enter');
  await expect(page).toHaveURL(searchHref('private limited'));
  await expect(result(page, 'Private Limited Company')).toBeVisible();
  await page.reload();
  await expect(box(page)).toHaveValue('private limited');
  await result(page, 'Private Limited Company').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Private Limited Company');
  await page.goBack();
  await expect(box(page)).toHaveValue('private limited');
  await expect(result(page, 'Private Limited Company')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header links to the search page, which lists everything and shows no search box or button', async ({
    page,
  }) => {
    await page.goto(ROUTES.about);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('The search does not run')).toBeVisible();
    await expect(main.locator('input:visible, button:visible')).toHaveCount(0);
    await main.getByRole('link', { name: 'When must my business register for GST?' }).click();
    await expect(page).toHaveURL(`${ROUTES.faqs}#faq-1`);
  });
});
