/** The hero carousel of the home page. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { firm } from '../firm.ts';
import { axeViolations } from './axe.ts';

const SLIDE_INTERVAL_MS = 4_000;
const VIDEO_FALLBACK_MS = 35_000;
const VIDEO_START_DELAY_MS = 150;

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const PICTURES = [
  { name: 'Company secretarial services', href: ROUTES.companySecretarial },
  { name: 'Financial audit and advisory services', href: ROUTES.faas },
  { name: 'HR services', href: ROUTES.hr },
];

const hero = (page: Page) => page.locator('[data-hero]');
const carousel = (page: Page) => page.getByRole('region', { name: 'Services at a glance' });
const slide = (page: Page, number: number) =>
  carousel(page).getByRole('group', { name: `${number} of 4`, exact: true });
const dot = (page: Page, number: number) =>
  carousel(page).getByRole('button', { name: `Slide ${number} of 4` });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });
const video = (page: Page) => hero(page).locator('video');
const film = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => ({
    paused: element.paused,
    second: element.currentTime,
    file: new URL(element.currentSrc || 'file:///none').pathname,
  }));

/** The page with a clock that the test can put forward; time also passes by itself. */
async function open(page: Page) {
  await page.clock.install();
  await page.goto(ROUTES.home);
  await expect(button(page, 'Next slide')).toBeVisible();
}

/** From here on time passes only as the test says. */
async function holdClock(page: Page) {
  // A busy machine may let the moment pass before it is asked for.
  await expect(async () =>
    page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100),
  ).toPass();
}

async function openPaused(page: Page) {
  await open(page);
  await button(page, 'Pause the slides').click();
}

const filmRuns = (page: Page) =>
  expect
    .poll(async () => {
      const { paused, second } = await film(page);
      return !paused && second > 0;
    })
    .toBe(true);

/** Only this slide is in sight and in the accessibility tree. */
async function expectSlide(page: Page, number: number) {
  await expect(slide(page, number)).toBeVisible();
  await expect(carousel(page).getByRole('group', { name: / of 4$/ })).toHaveCount(1);
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).locator('[aria-current]')).toHaveCount(1);
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the film plays once, muted and in the page, then the pictures, then the film anew', async ({
    page,
  }) => {
    await open(page);
    await filmRuns(page);
    expect((await film(page)).file).toMatch(/^\/media\/month-\d\d-phone\.(webm|mp4)$/);
    expect(
      await video(page).evaluate((element: HTMLVideoElement) => [
        element.muted,
        element.playsInline,
        element.loop,
        element.controls,
      ]),
    ).toEqual([true, true, false, false]);
    await expectSlide(page, 1);
    await holdClock(page);
    await video(page).evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration - 0.05;
    });
    await expectSlide(page, 2);
    for (const number of [3, 4, 1]) {
      await page.clock.runFor(SLIDE_INTERVAL_MS);
      await expectSlide(page, number);
    }
    await page.clock.runFor(VIDEO_START_DELAY_MS);
    await filmRuns(page);
    expect((await film(page)).second).toBeLessThan(6);
  });

  test('each slide names firm and service and leads there; the hero keeps its height', async ({
    page,
  }) => {
    await openPaused(page);
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(slide(page, 1)).toHaveAttribute('aria-roledescription', 'slide');
    await expect(slide(page, 1).getByRole('img')).toHaveAccessibleName(/kolam/);
    const size = await hero(page).boundingBox();
    const services = hero(page).getByRole('link', { name: 'Services' });
    await expect(services).toHaveAttribute('href', ROUTES.services);
    for (const [index, { name, href }] of PICTURES.entries()) {
      await button(page, 'Next slide').click();
      await expectSlide(page, index + 2);
      await expect(slide(page, index + 2)).toContainText(name);
      await expect(slide(page, index + 2)).toContainText(firm.name);
      await expect(slide(page, index + 2).getByRole('img')).toBeInViewport();
      await expect(services).toHaveAttribute('href', href);
      await expect(services).toHaveAccessibleDescription(new RegExp(name));
      await expect(hero(page).getByRole('link', { name: 'GET STARTED' })).toHaveAttribute(
        'href',
        ROUTES.contact,
      );
      expect(await hero(page).boundingBox()).toEqual(size);
    }
  });

  test(
    'a film that never ends → the next slide after 35 s; a width across 768 px → the start of the other film',
    { tag: '@slow' },
    async ({ page }) => {
      await open(page);
      await page.clock.fastForward(VIDEO_FALLBACK_MS);
      await expectSlide(page, 2);
      await page.setViewportSize(WIDE);
      await expectSlide(page, 1);
      await filmRuns(page);
      expect((await film(page)).file).toMatch(/^\/media\/month-\d\d-wide\./);
    },
  );

  test('no axe finding on the film and on a picture', async ({ page }) => {
    await openPaused(page);
    for (const number of [1, 2]) {
      await dot(page, number).click();
      await expectSlide(page, number);
      // Half faded, text has half its contrast.
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
      );
      expect(await axeViolations(page, {}, '[data-hero]')).toEqual([]);
    }
  });
});

test('a film that fails is logged, the still stays, the pictures follow', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route('**/media/month*.{mp4,webm}', (route) => route.abort());
  await open(page);
  await expect.poll(() => errors.filter((text) => text.includes('does not play')).length).toBe(1);
  await expect(slide(page, 1).getByRole('img')).toBeVisible();
  await expect(video(page)).toHaveCSS('opacity', '0');
  await page.clock.fastForward(VIDEO_FALLBACK_MS);
  await expectSlide(page, 2);
});

test('a picture that fails is logged and the still replaces it', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.route('**/media/plate-accounts.*', (route) => route.abort());
  await openPaused(page);
  await dot(page, 3).click();
  const picture = slide(page, 3).getByRole('img');
  await expect(picture).toHaveAttribute('src', /month-\d\d-wide/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(errors.some((text) => text.includes('/media/plate-accounts.'))).toBe(true);
});

test('previous and dots move, and nothing moves by itself any more', async ({ page }) => {
  await open(page);
  const live = hero(page).locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await button(page, 'Previous slide').click();
  await expectSlide(page, 4);
  await dot(page, 3).click();
  await expectSlide(page, 3);
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.clock.fastForward(10 * VIDEO_FALLBACK_MS);
  await expectSlide(page, 3);
});

test('pause rests film and time; play goes on', async ({ page }) => {
  await open(page);
  await filmRuns(page);
  await button(page, 'Pause the slides').click();
  await expect.poll(async () => (await film(page)).paused).toBe(true);
  const { second } = await film(page);
  await page.clock.fastForward(10 * VIDEO_FALLBACK_MS);
  await expectSlide(page, 1);
  expect((await film(page)).second).toBe(second);
  await button(page, 'Play the slides').click();
  await expect.poll(async () => (await film(page)).second).toBeGreaterThan(second);
});

test("'Services' does not change its target under pointer or focus", async ({ page }) => {
  await open(page);
  await page.clock.fastForward(VIDEO_FALLBACK_MS);
  await expectSlide(page, 2);
  const services = hero(page).getByRole('link', { name: 'Services' });
  for (const [take, leave] of [
    [() => services.hover(), () => page.mouse.move(0, 0)],
    [() => services.focus(), () => services.blur()],
  ] as const) {
    await take();
    const href = await services.getAttribute('href');
    await page.clock.fastForward(10 * SLIDE_INTERVAL_MS);
    await expect(services).toHaveAttribute('href', href ?? '');
    await leave();
    await page.clock.fastForward(SLIDE_INTERVAL_MS);
    await expect(services).not.toHaveAttribute('href', href ?? '');
  }
});

test.describe('touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a swipe moves; a scroll does not', async ({ page }) => {
    await open(page);
    const session = await page.context().newCDPSession(page);
    const drag = async (right: number, down: number) => {
      const [x, y] = [195, 450];
      const touch = (type: 'touchStart' | 'touchMove', share: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: x + right * share, y: y + down * share }],
        });
      await touch('touchStart', 0);
      for (const share of [0.3, 0.6, 1]) await touch('touchMove', share);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await drag(-120, 0);
    await expectSlide(page, 2);
    await drag(10, -150);
    await expectSlide(page, 2);
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself and no film is fetched; play is there for who wants it', async ({
    page,
  }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (/\.(mp4|webm)$/.test(request.url())) films.push(request.url());
    });
    await open(page);
    await page.clock.fastForward(10 * VIDEO_FALLBACK_MS);
    await expectSlide(page, 1);
    await expect(slide(page, 1).getByRole('img')).toBeVisible();
    await expect(video(page)).toHaveCSS('opacity', '0');
    expect(films).toEqual([]);
    await button(page, 'Play the slides').click();
    await filmRuns(page);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('still, words and ways on, but no dead control', async ({ page }) => {
    await page.goto(ROUTES.home);
    await expect(hero(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(hero(page).getByRole('img')).toBeVisible();
    for (const { name, href } of [
      { name: 'GET STARTED', href: ROUTES.contact },
      { name: 'Services', href: ROUTES.services },
    ])
      await expect(hero(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href,
      );
    await expect(hero(page).getByRole('button')).toHaveCount(0);
    await expect(video(page)).toHaveCount(0);
    await expect(hero(page).locator('[aria-roledescription]')).toHaveCount(0);
  });
});
