/** A broken or slow network: the page stays readable, and nothing that was typed is lost. */
import { expect, test, type Browser, type Page } from 'playwright/test';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES, postPath } from '#site/routes.ts';
import { expectAwake } from '../e2e/islands.ts';
import {
  VALUES,
  expectFields,
  field,
  fill,
  findMail,
  hydrated,
  openContact,
  sendButton,
  success,
  toasts,
  uniqueSubject,
} from '../e2e/contact-page.ts';

test.describe.configure({ timeout: 300_000 });

/** What `noscript` holds is no element where scripts are on. */
const LINKS = 'main a[href]:not(noscript *)';

/** The words and links of the main part as they are printed, whatever scripts do later. */
async function printed(
  browser: Browser,
  path: string,
): Promise<{ heading: string; links: number }> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  const heading = await page.locator('h1').first().innerText();
  const links = await page.locator(LINKS).count();
  await context.close();
  return { heading, links };
}

/** What a visitor misses on the page in its present state. */
async function missing(
  page: Page,
  expected: { heading: string; links: number },
): Promise<string[]> {
  const faults: string[] = [];
  if (!(await page.locator('h1:visible', { hasText: expected.heading }).count()))
    faults.push('the heading does not show');
  if ((await page.locator(LINKS).count()) < expected.links) faults.push('links are gone');
  const words = await page.locator('main').innerText();
  if (words.length < 100) faults.push('hardly a word shows');
  if (words.includes(MESSAGES.unexpectedError)) faults.push('an error replaces content');
  return faults;
}

/** To the end of the page, so that what waits to be seen loads. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

for (const path of [ROUTES.home, ROUTES.contact, ROUTES.hr, postPath(1), ROUTES.faqs, ROUTES.blog])
  for (const [what, files] of [
    ['scripts', /\.js(\?|$)/],
    ['all but the page', /\.(css|js|woff2|svg|png|jpe?g|avif|webp|mp4|webm)(\?|$)/],
  ] as const)
    test(`${path} without ${what}`, async ({ browser }) => {
      const expected = await printed(browser, path);
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.route(files, (route) => route.abort());
      await page.goto(path);
      await scrollThrough(page);
      expect(await missing(page, expected)).toEqual([]);
      expect(errors).toEqual([]);
      await page.close();
    });

test.describe('offline after the page has come', () => {
  test('a drill-down, the searches and the menus go on', async ({ page, context }) => {
    const seen = page.waitForResponse('**/professional-staffing');
    await page.goto(ROUTES.hr);
    await expectAwake(page, page.locator('[data-host]'));
    await page.locator('main li [data-opens]').first().hover();
    await (await seen).finished();
    await context.setOffline(true);
    await page.locator('main li [data-opens]').first().click();
    await expect(page.locator('article[data-view]:visible')).toHaveCount(1);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByText('Resources', { exact: true })
      .click();
    await expect(page.getByRole('link', { name: 'Brochure' }).first()).toBeVisible();
    await context.setOffline(false);
    await page.goto(ROUTES.faqs);
    await page.getByRole('searchbox').first().focus();
    await expectAwake(page, page.getByRole('searchbox').first());
    await context.setOffline(true);
    await page.getByRole('searchbox').first().fill('gst');
    await expect(page.getByText(/^Showing \d+ of \d+ questions$/)).toBeVisible();
    await context.setOffline(false);
    await page.goto(ROUTES.blog);
    const category = page.getByRole('button', { name: 'Technology' });
    // The filter comes a moment after the page.
    await expect(category).toBeVisible();
    await context.setOffline(true);
    await category.click();
    await expect(page.getByText(/^Showing \d+ of \d+ articles$/)).toBeVisible();
  });
});

test.describe('a slow connection', () => {
  test('words first; what is typed meanwhile is sent', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto(ROUTES.contact, { waitUntil: 'commit' });
    const subject = uniqueSubject('Slow');
    await fill(page, { 'Subject (optional)': subject });
    await hydrated(page, 30_000);
    await expectFields(page, { ...VALUES, 'Subject (optional)': subject });
    await sendButton(page).click();
    await expect(success(page)).toBeVisible({ timeout: 30_000 });
    expect((await findMail(subject))?.text).toContain(VALUES['Message *']);
  });
});

test.describe('what the visitor typed', () => {
  const ISLANDS = {
    contact: { path: ROUTES.contact, file: '**/_astro/ContactForm.*.js*' },
    newsletter: { path: ROUTES.resources, file: '**/_astro/NewsletterForm.*.js*' },
  };

  for (const { path, file } of Object.values(ISLANDS))
    test(`${path}: stays when the island never comes, and the button writes a mail`, async ({
      page,
    }) => {
      await page.route(file, (route) => route.abort());
      await page.goto(path);
      await field(page, 'Email Address *').fill(VALUES['Email Address *']);
      await field(page, 'Email Address *').scrollIntoViewIfNeeded();
      await expect(field(page, 'Email Address *')).toHaveValue(VALUES['Email Address *']);
      // The button still does something: it writes a mail.
      const form = page.locator('form[method=post]');
      await expect(form).toHaveAttribute('action', /^mailto:/);
      await expect(form).toHaveJSProperty('noValidate', false);
    });

  test('stays when the visitor looks elsewhere and comes back', async ({ page }) => {
    await openContact(page);
    await fill(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(ROUTES.privacy);
    await page.goBack();
    await hydrated(page);
    await expectFields(page, VALUES);
    await expect(toasts(page)).toHaveCount(0);
  });
});
