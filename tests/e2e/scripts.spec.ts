/** The scripts of every page: logo click, start of the islands, scroll reveal, fallback of pictures. */
import { expect, test, type Page } from 'playwright/test';
import { FIXED_TEXTS } from '#site/texts.ts';
import { ROUTES } from '#site/routes.ts';
import { expectAwake, expectPageScript } from './islands.ts';

const LOGO_RELOAD_DELAY_MS = 500;
const SCROLL_REST_MS = 150;

test('the logo is pressed on the home page → to the top, and after 500 ms a reload', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto(ROUTES.home);
  await expectPageScript(page);
  await page.clock.pauseAt(60_000);
  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }));
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.clock.runFor(LOGO_RELOAD_DELAY_MS - 1);
  await expect(page.locator('body[data-mark]')).toHaveCount(1);
  await Promise.all([page.waitForEvent('load'), page.clock.runFor(1)]);
  await expect(page.locator('body[data-mark]')).toHaveCount(0);
  await expect(page).toHaveURL(ROUTES.home);
});

test.describe('scroll reveal', () => {
  test.beforeEach(async ({ page }) => {
    // The page does not come to rest before the clock moves on.
    await page.clock.install({ time: 0 });
    await page.goto(ROUTES.home);
    await expectPageScript(page);
    await page.clock.pauseAt(60_000);
  });

  const states = (page: Page) =>
    page.locator('main section:not(section section, astro-island section)').evaluateAll((all) =>
      all.map((section) => {
        const { top, bottom } = section.getBoundingClientRect();
        return {
          state: section.getAttribute('data-reveal'),
          place: top >= innerHeight ? 'below' : bottom <= 0 ? 'above' : 'in view',
        };
      }),
    );
  const waiting = (page: Page) => page.locator('[data-reveal=waiting]');
  const scrollTo = async (page: Page, top: number) => {
    await page.evaluate(
      (top) =>
        new Promise((done) => {
          window.addEventListener('scroll', done, { once: true });
          window.scrollTo({ top, behavior: 'instant' });
        }),
      top,
    );
  };

  test('a scroll → only what is below the window waits; a jump to the end and back → nothing', async ({
    page,
  }) => {
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
    await scrollTo(page, 2);
    for (const { state, place } of await states(page))
      expect(state).toBe(place === 'below' ? 'waiting' : null);
    await expect(waiting(page)).not.toHaveCount(0);
    await scrollTo(page, 100_000);
    await expect(waiting(page)).toHaveCount(0);
    await scrollTo(page, 600);
    for (const { state } of await states(page)) expect(state).not.toBe('waiting');
  });

  test('a section is scrolled into view → it rises and stays; a rest → nothing waits; a further scroll → others may rise', async ({
    page,
  }) => {
    await scrollTo(page, 2);
    const section = await waiting(page).first().elementHandle();
    const { y = 0, height = 0 } = (await section?.boundingBox()) ?? {};
    const window = page.viewportSize()?.height ?? 0;
    await scrollTo(page, 2 + y - window + 40);
    expect(await section?.getAttribute('data-reveal')).toBe('waiting');
    await scrollTo(page, 2 + y - window + 50 + Math.min(0.1 * height, window / 2) + 12);
    expect(await section?.getAttribute('data-reveal')).toBe('shown');
    await page.clock.runFor(SCROLL_REST_MS);
    await expect(waiting(page)).toHaveCount(0);
    await scrollTo(page, 2);
    expect(await section?.getAttribute('data-reveal')).toBe('shown');
    await expect(waiting(page)).not.toHaveCount(0);
  });
});

test('a picture that does not load → its name and a notice in its place, and it is logged', async ({
  page,
}) => {
  await page.goto(ROUTES.contact);
  const picture = page.locator('main img[data-fallback]').first();
  const box = page.locator('main .image-fallback');
  const whole = await picture.boundingBox();
  const name = await picture.getAttribute('data-fallback');
  // Browsers that know AVIF load the other file of the same name.
  const source = ((await picture.getAttribute('src')) ?? '-').replace(/\w+$/, '');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route(`**${source}*`, (route) => route.abort());
  await page.reload();
  await expect(box).toContainText(`${name} Image`);
  await expect(box).toContainText(FIXED_TEXTS.imageNotLoading);
  await expect(picture).toBeHidden();
  expect(await box.boundingBox()).toEqual(whole);
  const notice = `${FIXED_TEXTS.imageNotLoading}:`;
  expect(logged.some((text) => text.startsWith(notice) && text.includes(source))).toBe(true);
});

test('a browser that hides its timings from pages → the script and the islands start all the same', async ({
  page,
}) => {
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  await page.goto(ROUTES.contact);
  await expectPageScript(page);
  await expectAwake(page, page.getByRole('button', { name: 'Send message' }));
});
