/** The scripts of every page: logo click, start of the islands, scroll reveal, fallback of pictures. */
import { expect, test, type Page } from 'playwright/test';
import { LOGO_RELOAD_DELAY_MS } from '#site/limits.ts';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES } from '#site/routes.ts';
import { expectTab } from './tabs.ts';

test.describe('logo', () => {
  const logo = (page: Page) => page.getByRole('banner').getByRole('link').first();
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
  const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));

  test('on the home page: to the top, and after 500 ms a reload', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto(ROUTES.home);
    await page.clock.pauseAt(60_000);
    await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }));
    await mark(page);
    await logo(page).click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.clock.runFor(LOGO_RELOAD_DELAY_MS - 1);
    await expect(page.locator('body[data-mark]')).toHaveCount(1);
    await Promise.all([page.waitForEvent('load'), page.clock.runFor(1)]);
    await expect(page.locator('body[data-mark]')).toHaveCount(0);
    await expect(page).toHaveURL(ROUTES.home);
  });

  test('a click with Control opens a tab and leaves the page alone', async ({ page }) => {
    await page.goto(ROUTES.home);
    await mark(page);
    await logo(page).click({ modifiers: ['Control'] });
    await expectTab(page, ROUTES.home);
    await page.waitForTimeout(2 * LOGO_RELOAD_DELAY_MS);
    await expect(page.locator('body[data-mark]')).toHaveCount(1);
  });

  test('elsewhere it is a plain link', async ({ page }) => {
    await page.goto(ROUTES.about);
    await logo(page).click();
    await expect(page).toHaveURL(ROUTES.home);
  });
});

test.describe('scroll reveal', () => {
  const sections = (page: Page) =>
    page.locator('main section').evaluateAll((all) =>
      all.map((section) => ({
        state: section.getAttribute('data-reveal'),
        opacity: getComputedStyle(section).opacity,
        below: section.getBoundingClientRect().top >= innerHeight,
      })),
    );
  const waiting = (page: Page) => page.locator('[data-reveal=waiting]');
  /** One press of the wheel: enough to begin, too little to bring a section in. */
  const begin = async (page: Page) => {
    await page.mouse.wheel(0, 2);
    await expect(page.locator('[data-reveal]')).not.toHaveCount(0);
  };

  test('a page that nobody scrolls is whole; then only what is below the fold waits', async ({
    page,
  }) => {
    await page.goto(ROUTES.home);
    await page.waitForLoadState('networkidle');
    for (const { state, opacity } of await sections(page))
      expect([state, opacity]).toEqual([null, '1']);
    await begin(page);
    const after = await sections(page);
    expect(after.some(({ below }) => below)).toBe(true);
    for (const { below, opacity } of after) if (!below) expect(opacity).toBe('1');
    expect(after.filter(({ state }) => state === 'waiting').length).toBeGreaterThan(1);
  });

  test('a section waits until 50 px of the window’s foot are passed, then stays', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(ROUTES.about);
    await begin(page);
    const section = waiting(page).first();
    /** Puts the section's top that far above the foot of the window. */
    const bringIn = (px: number) =>
      section.evaluate((node, by) => {
        const { top } = node.getBoundingClientRect();
        window.scrollBy({ top: top - window.innerHeight + by, behavior: 'instant' });
      }, px);
    const { height = 0 } = (await section.boundingBox()) ?? {};
    // 8 px: a waiting section lies that much lower than it will.
    await bringIn(50 + 0.1 * height - 12);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect(section).toHaveAttribute('data-reveal', 'waiting');
    const handle = await section.elementHandle();
    await bringIn(50 + 0.1 * height + 12);
    await expect.poll(() => handle?.getAttribute('data-reveal')).toBe('shown');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await handle?.getAttribute('data-reveal')).toBe('shown');
  });

  test('focus inside a waiting section reveals it', async ({ page }) => {
    await page.goto(ROUTES.home);
    await begin(page);
    const last = page.locator('[data-reveal=waiting]:has(a)').last();
    const handle = await last.elementHandle();
    await last
      .locator('a')
      .first()
      .evaluate((node: HTMLElement) => node.focus({ preventScroll: true }));
    await expect.poll(() => handle?.getAttribute('data-reveal')).toBe('shown');
  });

  test('print shows what still waits', async ({ page }) => {
    await page.goto(ROUTES.home);
    await begin(page);
    await page.emulateMedia({ media: 'print' });
    for (const { opacity } of await sections(page)) expect(opacity).toBe('1');
  });
});

test.describe('pictures that do not load', () => {
  const PICTURE = 'main img[data-fallback]';
  const box = (page: Page) => page.locator('main .image-fallback');

  test('give their place to their name and a notice, and are logged', async ({ page }) => {
    await page.goto(ROUTES.contact);
    const whole = await page.locator(PICTURE).first().boundingBox();
    const name = await page.locator(PICTURE).first().getAttribute('data-fallback');
    const source = await page.locator(PICTURE).first().getAttribute('src');
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route(`**${source}`, (route) => route.abort());
    await page.reload();
    await expect(box(page)).toBeVisible();
    await expect(box(page)).toContainText(`${name} Image`);
    await expect(box(page)).toContainText(MESSAGES.imageNotLoading);
    await expect(page.locator(PICTURE).first()).toBeHidden();
    expect(await box(page).boundingBox()).toEqual(whole);
    expect(
      logged.some(
        (text) => text.startsWith(`${MESSAGES.imageNotLoading}:`) && text.includes(source ?? '-'),
      ),
    ).toBe(true);
  });
});
