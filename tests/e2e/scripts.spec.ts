/** The scripts of every page: logo click, start of the islands, scroll reveal, fallback of pictures. */
import { expect, test, type Page } from 'playwright/test';
import { TEXTS } from '#site/texts.ts';
import { ROUTES } from '#site/routes.ts';

const LOGO_RELOAD_DELAY_MS = 500;

test('the logo on the home page: to the top, and after 500 ms a reload', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(ROUTES.home);
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
  const sections = (page: Page) =>
    page.locator('main section').evaluateAll((all) =>
      all.map((section) => ({
        state: section.getAttribute('data-reveal'),
        opacity: getComputedStyle(section).opacity,
        below: section.getBoundingClientRect().top >= innerHeight,
      })),
    );
  /** One press of the wheel: enough to begin, too little to bring a section in. */
  const begin = async (page: Page) => {
    await page.mouse.wheel(0, 2);
    await expect(page.locator('[data-reveal]')).not.toHaveCount(0);
  };

  test('before any scrolling → the whole page is visible; after it → only what is below the fold waits', async ({
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
    const section = page.locator('[data-reveal=waiting]').first();
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

  test('focus reveals its section; print shows what still waits', async ({ page }) => {
    await page.goto(ROUTES.home);
    await begin(page);
    const last = page.locator('[data-reveal=waiting]:has(a)').last();
    const handle = await last.elementHandle();
    await last
      .locator('a')
      .first()
      .evaluate((node: HTMLElement) => node.focus({ preventScroll: true }));
    await expect.poll(() => handle?.getAttribute('data-reveal')).toBe('shown');
    await expect(page.locator('[data-reveal=waiting]')).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    for (const { opacity } of await sections(page)) expect(opacity).toBe('1');
  });
});

test('a picture that does not load gives its place to its name and a notice, and is logged', async ({
  page,
}) => {
  await page.goto(ROUTES.contact);
  const picture = page.locator('main img[data-fallback]').first();
  const box = page.locator('main .image-fallback');
  const whole = await picture.boundingBox();
  const name = await picture.getAttribute('data-fallback');
  const source = (await picture.getAttribute('src')) ?? '-';
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route(`**${source}`, (route) => route.abort());
  await page.reload();
  await expect(box).toContainText(`${name} Image`);
  await expect(box).toContainText(TEXTS.imageNotLoading);
  await expect(picture).toBeHidden();
  expect(await box.boundingBox()).toEqual(whole);
  const notice = `${TEXTS.imageNotLoading}:`;
  expect(logged.some((text) => text.startsWith(notice) && text.includes(source))).toBe(true);
});
