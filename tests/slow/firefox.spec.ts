/** A visitor's walks in Firefox, which Playwright drives by WebDriver BiDi. */
import { expect, firefox, test as base, type Browser, type Page } from 'playwright/test';
import { existsSync } from 'node:fs';
import { ROUTES, SEND_PATH, postPath } from '#site/routes.ts';
import { FAMILIES, servicePagePath } from '#site/services.ts';
import * as contact from '../e2e/contact-page.ts';
import { expectAwake } from '../e2e/islands.ts';
import { watchFaults } from '../e2e/site-pages.ts';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** What is used of Playwright's own code. */
interface Inside {
  _browserSession: { send(method: string, parameters: object): Promise<object> };
  _connection: { toImpl(part: unknown): Inside };
}

async function openFirefox(): Promise<Browser> {
  const driver = { channel: 'moz-firefox', executablePath: FIREFOX, args: [] };
  const browser = await firefox.launch(driver);
  const { _browserSession: session } = (browser as unknown as Inside)._connection.toImpl(browser);
  const send = session.send.bind(session);
  // Playwright sends this at every start, and no Firefox knows it yet.
  const unknown = 'emulation.setMediaFeaturesOverride';
  session.send = async (method, parameters) => (method === unknown ? {} : send(method, parameters));
  return browser;
}

const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browserName: _ }, use) => {
      const browser = await openFirefox();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
test.skip(!existsSync(FIREFOX), `no Firefox at ${FIREFOX}, so it is not tried`);
test.use({ viewport: { width: 390, height: 844 } });

let faults: string[] = [];
test.beforeEach(async ({ page }) => {
  faults = await watchFaults(page);
});
test.afterEach(() => expect(faults).toEqual([]));

const scroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('home → the film plays muted, and the search box leads to a service', async ({ page }) => {
  await page.goto(ROUTES.home);
  await page.waitForFunction(() => {
    const film = document.querySelector('video');
    return film?.muted && !film.paused && film.currentTime > 0;
  });
  const box = page.getByRole('combobox', { name: 'Search our services' });
  // By keys: of a text that is put in at once, Playwright tells React nothing here.
  await box.pressSequentially('gst registration');
  await box.press('Enter');
  await expect(page).toHaveURL(servicePagePath('faas/registrations/gst'));
});

test('Back and Forward in a family → each view where it was left', async ({ page }) => {
  await page.goto(FAMILIES.hr.path);
  await expectAwake(page, page.locator('[data-view]'));
  const card = page.locator('li a[data-opens="hr-compliance"]');
  await card.scrollIntoViewIfNeeded();
  const left = await scroll(page);
  expect(left).toBeGreaterThan(0);
  await card.click();
  const opened = page.locator('article[data-view="hr-compliance"]');
  await expect(opened.locator('h1')).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.goBack();
  await expect(card).toBeFocused();
  await expect.poll(() => scroll(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => scroll(page)).toBe(300);
});

test('the share menu by keyboard → the link is copied', async ({ page }) => {
  await page.goto(postPath(1));
  await page.locator('main').getByText('Share', { exact: true }).first().click();
  await expect(page.getByRole('menuitem')).toHaveCount(5);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied!').first()).toBeVisible();
});

test('the contact form → errors, a message that fails and stays, then one that is sent', async ({
  page,
}) => {
  await page.route(`**${SEND_PATH}`, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto(ROUTES.contact);
  const send = contact.sendButton(page);
  await expectAwake(page, send);
  await send.click();
  await expect(page.locator('[aria-invalid=true]:focus')).toBeVisible();
  await contact.fill(page);
  await send.click();
  await expect(contact.failure(page)).toBeVisible();
  await contact.expectFields(page, contact.VALUES);
  await send.click();
  await expect(contact.success(page)).toBeVisible();
  await contact.expectFields(page, {});
});

test('a tool is filled in, and reloaded → the same answer', async ({ page }) => {
  await page.goto(ROUTES.nriLandlord);
  await expectAwake(page, page.locator('[data-foot-bar]'));
  await page.getByLabel('Monthly rent').pressSequentially('1 lakh');
  await page.getByRole('button', { name: /^₹3,74,400/ }).click();
  const answer = page.getByRole('heading', { level: 2, name: 'Your tenant deducts' });
  await expect(answer).toBeInViewport();
  await expect(page).toHaveURL(/#rent=/);
  await page.reload();
  await expect(answer).toBeVisible();
});

test('the search window → results by the arrows, Escape closes; the menu → a page', async ({
  page,
}) => {
  await page.goto(ROUTES.about);
  await page.locator('a[data-site-search]').click();
  await page.locator('dialog').getByRole('searchbox').fill('gst');
  await expect(page.locator('dialog [data-results] a').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('dialog [data-results] a:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[aria-label="Main menu"]').getByText('Contact', { exact: true }).click();
  await expect(page).toHaveURL(ROUTES.contact);
});
