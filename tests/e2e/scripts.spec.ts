/** Tests the scripts that run on every page: click on the logo, sections that fade in, pictures that do not load. */
import { expect, test, type Page } from 'playwright/test';
import { FIXED_TEXTS } from '#site/texts.ts';
import { ROUTES } from '#site/routes.ts';
import { expectAwake, expectPageScript } from './islands.ts';
import { PHONE, isLeftToBrowser, openWithStoppedClock } from './site-pages.ts';

const LOGO_RELOAD_DELAY_MS = 500;
const SCROLL_REST_MS = 150;

const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (top) =>
      new Promise((done) => {
        addEventListener('scroll', done, { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    top,
  );

test('scrolls to the top after a click on the logo of the home page, and reloads after 500 ms', async ({
  page,
}) => {
  await openWithStoppedClock(page, ROUTES.home);
  await scrollTo(page, 1_500);
  // The browser, not the script, handles a click with Ctrl.
  const logo = page.getByRole('banner').getByRole('link').first();
  expect(await isLeftToBrowser(logo)).toBe(true);
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
  await logo.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.clock.runFor(LOGO_RELOAD_DELAY_MS - 1);
  await expect(page.locator('body[data-mark]')).toHaveCount(1);
  await Promise.all([page.waitForEvent('load'), page.clock.runFor(1)]);
  await expect(page.locator('body[data-mark]')).toHaveCount(0);
  await expect(page).toHaveURL(ROUTES.home);
});

test('while the visitor scrolls, hides the sections below the window and shows each that comes into view', async ({
  page,
}) => {
  const waiting = page.locator('[data-reveal=waiting]');
  // Stops the clock, because the page would treat the scroll as finished after 150 ms.
  await openWithStoppedClock(page, ROUTES.home);
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
  await scrollTo(page, 2);
  const sections = page.locator('main section:not(section section, astro-island section)');
  const below = await sections.evaluateAll(
    (all) => all.filter((section) => section.getBoundingClientRect().top >= innerHeight).length,
  );
  expect(below).toBeGreaterThan(0);
  await expect(waiting).toHaveCount(below);
  const id = await waiting.first().evaluate((first) => (first.id ||= 'first'));
  const section = page.locator(`#${id}`);
  const { y = 0, height = 0 } = (await section.boundingBox()) ?? {};
  const window = page.viewportSize()?.height ?? 0;
  await scrollTo(page, 2 + y - window + 40);
  await expect(section).toHaveAttribute('data-reveal', 'waiting');
  await scrollTo(page, 2 + y - window + 50 + Math.min(0.1 * height, window / 2) + 12);
  await expect(section).toHaveAttribute('data-reveal', 'shown');
  await page.clock.runFor(SCROLL_REST_MS);
  await expect(waiting).toHaveCount(0);
  // After a jump to the end of the page, no section is below the window, so no section is hidden.
  await scrollTo(page, 100_000);
  await expect(waiting).toHaveCount(0);
});

test('shows the bottom bar of the home page on a phone after 200 px of scrolling', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(ROUTES.home);
  await expectPageScript(page);
  const bar = page.locator('.tray');
  await scrollTo(page, 200);
  await expect(bar).toBeHidden();
  await scrollTo(page, 201);
  await expect(bar).toBeVisible();
  await scrollTo(page, 0);
  await expect(bar).toBeHidden();
});

test('shows a name and a notice instead of a picture that does not load, and logs the failure', async ({
  page,
}) => {
  await page.goto(ROUTES.contact);
  const picture = page.locator('main img[data-fallback]').first();
  const box = page.locator('main .image-fallback');
  // Compares only the size. The position changes, because the page uses the site's fonts only after the reload.
  const { width, height } = (await picture.boundingBox()) ?? {};
  const name = await picture.getAttribute('data-fallback');
  // Leaves out the file extension, because a browser that supports AVIF loads the .avif file of the same name.
  const source = ((await picture.getAttribute('src')) ?? '-').replace(/\w+$/, '');
  const notice = `${FIXED_TEXTS.imageNotLoading}:`;
  const logged = page.waitForEvent('console', (message) => message.text().startsWith(notice));
  await page.route(`**${source}*`, (route) => route.abort());
  await page.reload();
  expect((await logged).type()).toBe('error');
  expect((await logged).text()).toContain(source);
  await expect(box).toContainText(`${name} Image`);
  await expect(box).toContainText(FIXED_TEXTS.imageNotLoading);
  await expect(picture).toBeHidden();
  expect(await box.boundingBox()).toMatchObject({ width, height });
});

test('shows names instead of pictures that do not load, and hides pictures that are only decoration', async ({
  page,
}) => {
  await page.route('**/media/*', (route) => route.abort());
  await page.goto(ROUTES.services);
  const pictures = await page.locator('main img').all();
  const names = [];
  for (const picture of pictures) {
    const name = await picture.getAttribute('data-fallback');
    if (name) names.push(`${name} Image`);
    // Playwright's scrollIntoViewIfNeeded would wait forever for a picture that is already hidden.
    await picture.evaluate((element) => element.scrollIntoView());
    await expect(picture).toBeHidden();
  }
  expect(names.length).toBeLessThan(pictures.length);
  await expect(page.locator('main .image-fallback b')).toHaveText(names);
});

test('starts the page script and islands in a browser without paint timings', async ({ page }) => {
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  await page.goto(ROUTES.contact);
  await expectPageScript(page);
  await expectAwake(page, page.getByRole('button', { name: 'Send message' }));
});

test('removes the service worker and the stored pages that an older site left in the browser', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const stored = await caches.open('older-site');
    await stored.put('/about', new Response('An old page'));
    await navigator.serviceWorker.register('/sw.js');
  });
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ]);
  await expect.poll(() => left().catch(() => ['the page is being loaded again'])).toEqual([]);
});
