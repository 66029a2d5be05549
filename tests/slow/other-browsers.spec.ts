/**
 * Tests a visit in Firefox, which Playwright controls through WebDriver BiDi, and in a Chromium that behaves like the
 * oldest supported browsers: the test removes newer features (tests/newer-features.ts).
 */
import { expect, firefox, test, type Browser, type Page } from 'playwright/test';
import { existsSync } from 'node:fs';
import { ROUTES, SEND_PATH } from '#site/routes.ts';
import { FAMILIES, servicePagePath } from '#site/services.ts';
import * as contact from '../e2e/contact-page.ts';
import { expectAwake, expectPageScript } from '../e2e/islands.ts';
import { PHONE, sideways, watchFaults } from '../e2e/site-pages.ts';
import { NEWER_FUNCTIONS } from '../newer-features.ts';

// Switches off transitions between pages, because Chromium may report that they were interrupted; Firefox ignores the
// setting.
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

let faults: string[] = [];
test.beforeEach(async ({ page }) => {
  faults = await watchFaults(page);
});
test.afterEach(() => expect(faults).toEqual([]));

const scroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const nriAnswer = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Your tenant deducts ₹3,74,400' });

/** Tests by title. Each test performs the steps of a visitor and checks the results. */
const WALKS: Record<string, (page: Page) => Promise<void>> = {
  'the search of the home page opens a service': async (page) => {
    await page.goto(ROUTES.home);
    const box = page.getByRole('combobox', { name: 'Search our services' });
    await box.focus();
    await expectAwake(page, box);
    // Types key by key, because in Firefox React does not notice a text that Playwright fills in at once.
    await box.pressSequentially('gst registration');
    await box.press('Enter');
    await expect(page).toHaveURL(servicePagePath('faas/registrations/gst'));
  },
  'a service card, Back and Forward show each view at the scroll position where it was left':
    async (page) => {
      const card = page.locator('li a[data-opens="hr-compliance"]');
      const ofFamily = page.locator('main > :is(header, section)').filter({ visible: true });
      await page.goto(FAMILIES.hr.path);
      await expectAwake(page, page.locator('[data-view]'));
      await card.scrollIntoViewIfNeeded();
      const left = await scroll(page);
      expect(left).toBeGreaterThan(0);
      await card.click();
      await expect(page.locator('article[data-view="hr-compliance"] h1')).toBeFocused();
      await expect(ofFamily).toHaveCount(0);
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await page.goBack();
      await expect(card).toBeFocused();
      await expect(ofFamily).not.toHaveCount(0);
      await expect.poll(() => scroll(page)).toBe(left);
      await page.goForward();
      await expect.poll(() => scroll(page)).toBe(300);
    },
  'the contact form shows errors, keeps the text after a failure, and sends': async (page) => {
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
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    // The test makes the first message fail with status 503, which is therefore an expected error.
    faults = faults.filter((text) => !text.includes('503'));
  },
  'a tool gives the same answer after a reload': async (page) => {
    await page.goto(ROUTES.nriLandlord);
    await expectAwake(page, page.locator('[data-foot-bar]'));
    await page.getByLabel('Monthly rent').pressSequentially('1 lakh');
    await page.getByRole('button', { name: /^₹3,74,400/ }).click();
    await expect(nriAnswer(page)).toBeInViewport();
    await expect(page).toHaveURL(/#rent=/);
    await page.reload();
    await expect(nriAnswer(page)).toBeVisible();
  },
  'arrow keys and Escape work in the search dialog, and the menu opens a page': async (page) => {
    await page.goto(ROUTES.about);
    await expectPageScript(page);
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
  },
};

test.describe('an old engine', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((paths) => {
      for (const path of paths) {
        const [owner = '', name = '', own = name] = path.split('.');
        const global = Reflect.get(window, owner) as { prototype?: object } | undefined;
        const holder = name === own ? global : global?.prototype;
        if (holder) Reflect.deleteProperty(holder, own);
      }
    }, NEWER_FUNCTIONS);
    // Replaces newer selectors, units and values with names that no browser knows.
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      const text = (await response.text())
        .replaceAll(':has(', ':unheard-of(')
        .replaceAll(/(?<=\d)[dls]v(?=[hw]\b)/g, 'unheard-of-v')
        .replaceAll('" / "', '" ! "');
      await route.fulfill({ response, body: text });
    });
  });

  test.afterEach(async ({ page }) => {
    expect(await page.evaluate(() => 'groupBy' in Map || 'toSorted' in Array.prototype)).toBe(
      false,
    );
    // Ignores errors, because a stylesheet may still be loading.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  for (const [title, walk] of Object.entries(WALKS)) test(title, ({ page }) => walk(page));
});

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** The parts of Playwright's internal code that this file uses. */
interface Inside {
  _browserSession: { send(method: string, parameters: object): Promise<object> };
  _connection: { toImpl(part: unknown): Inside };
}

const firefoxTest = test.extend<object, { browser: Browser }>({
  browser: [
    async ({ browserName: _ }, use) => {
      const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: FIREFOX });
      const inside = (browser as unknown as Inside)._connection.toImpl(browser);
      const { _browserSession: session } = inside;
      const send = session.send.bind(session);
      // Playwright sends this command at every start, but no version of Firefox supports it yet.
      const unknown = 'emulation.setMediaFeaturesOverride';
      session.send = async (method, parameters) =>
        method === unknown ? {} : send(method, parameters);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

firefoxTest.describe('Firefox', () => {
  firefoxTest.skip(!existsSync(FIREFOX), `no Firefox at ${FIREFOX}, so it is not tried`);

  for (const [title, walk] of Object.entries(WALKS)) firefoxTest(title, ({ page }) => walk(page));
});
