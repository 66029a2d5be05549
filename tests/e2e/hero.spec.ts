/**
 * Tests the hero carousel. carousel.logic.test.ts tests the order of the slides; tests/site/page-shape.test.ts tests
 * the hero without JavaScript.
 */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { FIXED_TEXTS } from '#site/texts.ts';
import { firm } from '../published.ts';
import { axeViolations } from './axe.ts';
import { PHONE, watchFaults } from './site-pages.ts';

const SLIDE_INTERVAL_MS = 4_000;
const VIDEO_FALLBACK_MS = 35_000;
const VIDEO_START_DELAY_MS = 150;

const PICTURES = [
  ['Company secretarial services', ROUTES.companySecretarial],
  ['Financial audit and advisory services', ROUTES.faas],
  ['HR services', ROUTES.hr],
] as const;

const hero = (page: Page) => page.locator('[data-hero]');
const slide = (page: Page, number: number) =>
  hero(page).getByRole('group', { name: `${number} of 4`, exact: true });
const picture = (page: Page, number: number) => slide(page, number).getByRole('img');
const button = (page: Page, name: string) => hero(page).getByRole('button', { name });
const dot = (page: Page, number: number) => button(page, `Slide ${number} of 4`);
const services = (page: Page) => hero(page).getByRole('link', { name: 'Services' });
const video = (page: Page) => hero(page).locator('video');
const secondOf = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.currentTime);

/** Opens the home page with a clock that only the test moves; the film does not depend on the test's clock. */
async function open(page: Page) {
  await page.clock.install();
  await page.goto(ROUTES.home);
  await expect(button(page, 'Next slide')).toBeVisible();
  // On a busy machine, the chosen time may have passed before the clock stops; the test then tries again.
  const stopTime = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  await expect(stopTime).toPass();
  await page.clock.runFor(VIDEO_START_DELAY_MS);
}

async function filmRuns(page: Page, second = 0) {
  await page.clock.runFor(VIDEO_START_DELAY_MS);
  await expect(video(page)).toHaveJSProperty('paused', false);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(second);
}

/** Expects only this slide to be visible and in the accessibility tree. */
async function expectSlide(page: Page, number: number) {
  await expect(slide(page, number)).toBeVisible();
  await expect(hero(page).getByRole('group', { name: / of 4$/ })).toHaveCount(1);
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(hero(page).locator('[aria-current]')).toHaveCount(1);
}

test('plays the film once, muted, then the pictures, then the film again', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page);
  await filmRuns(page);
  for (const [name, value] of Object.entries({ muted: true, playsInline: true, loop: false }))
    await expect(video(page)).toHaveJSProperty(name, value);
  await expectSlide(page, 1);
  await video(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.05;
  });
  await expectSlide(page, 2);
  for (const number of [3, 4, 1]) {
    await page.clock.runFor(SLIDE_INTERVAL_MS);
    await expectSlide(page, number);
  }
  await filmRuns(page);
  expect(await secondOf(page)).toBeLessThan(6);
});

test('shows the firm and a service on each picture; all slides have the same height', async ({
  page,
}) => {
  // Repeats the axe check, because text has less contrast while a slide fades in.
  const expectNoFinding = () => expect.poll(() => axeViolations(page, '[data-hero]')).toEqual([]);
  await page.setViewportSize(PHONE);
  await open(page);
  await button(page, 'Pause the slides').click();
  await page.clock.resume();
  const carousel = page.getByRole('region', { name: 'Services at a glance' });
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(picture(page, 1)).toHaveAccessibleName(/kolam/);
  await expectNoFinding();
  const size = await hero(page).boundingBox();
  await expect(services(page)).toHaveAttribute('href', ROUTES.services);
  await expect(hero(page).getByRole('link', { name: 'GET STARTED' })).toBeVisible();
  for (const [index, [name, href]] of PICTURES.entries()) {
    await button(page, 'Next slide').click();
    await expectSlide(page, index + 2);
    for (const text of [name, firm.name]) await expect(slide(page, index + 2)).toContainText(text);
    await expect(picture(page, index + 2)).toBeInViewport();
    await expect(services(page)).toHaveAttribute('href', href);
    await expect(services(page)).toHaveAccessibleDescription(new RegExp(name));
    expect(await hero(page).boundingBox()).toEqual(size);
  }
  await expectNoFinding();
});

test('logs a film or picture that does not load, and continues without it', async ({ page }) => {
  const errors = await watchFaults(page);
  await page.route('**/media/month*.{mp4,webm}', (route) => route.abort());
  await page.route('**/media/plate-accounts.*', (route) => route.abort());
  await open(page);
  await expect.poll(() => errors.filter((text) => text.includes('does not play')).length).toBe(1);
  await expect(picture(page, 1)).toBeVisible();
  await expect(video(page)).toHaveCSS('opacity', '0');
  await page.clock.fastForward(VIDEO_FALLBACK_MS);
  await expectSlide(page, 2);
  await dot(page, 3).click();
  await expect(picture(page, 3)).toHaveAttribute('src', /month-\d\d-wide/);
  await expect(picture(page, 3)).not.toHaveJSProperty('naturalWidth', 0);
  expect(errors.some((text) => text.includes('/media/plate-accounts.'))).toBe(true);
});

test('if the first picture does not load, shows the name of the firm and logs the failure', async ({
  page,
}) => {
  const errors = await watchFaults(page);
  await page.route('**/media/month*', (route) => route.abort());
  await page.goto(ROUTES.home);
  await expect(slide(page, 1)).toContainText(`${firm.name} Image`);
  await expect(slide(page, 1)).toContainText(FIXED_TEXTS.imageNotLoading);
  await expect(picture(page, 1)).toHaveCount(0);
  expect(errors.some((text) => text.startsWith(`${FIXED_TEXTS.imageNotLoading}:`))).toBe(true);
});

test('shows no rings round due days if the build is from another month', async ({ page }) => {
  const legend = hero(page).getByText('one dot for each day');
  await page.goto(ROUTES.home);
  await expect(button(page, 'Next slide')).toBeVisible();
  await expect(legend).toBeVisible();
  await page.clock.setFixedTime(new Date('2040-01-10'));
  await page.reload();
  await expect(button(page, 'Next slide')).toBeVisible();
  await expect(legend).toBeHidden();
  await expect(slide(page, 1).locator('ellipse')).toHaveCount(0);
});

test('the buttons and dots pause, continue and change the slides', async ({ page }) => {
  const live = hero(page).locator('[aria-live]');
  await open(page);
  await filmRuns(page);
  await expect(live).toHaveAttribute('aria-live', 'off');
  await button(page, 'Pause the slides').click();
  await expect(video(page)).toHaveJSProperty('paused', true);
  const second = await secondOf(page);
  await page.clock.fastForward(10 * VIDEO_FALLBACK_MS);
  await expectSlide(page, 1);
  expect(await secondOf(page)).toBe(second);
  await button(page, 'Play the slides').click();
  await filmRuns(page, second);
  await button(page, 'Previous slide').click();
  await expectSlide(page, 4);
  await dot(page, 1).click();
  await expect.poll(() => secondOf(page)).toBe(0);
  await dot(page, 3).click();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.clock.fastForward(10 * VIDEO_FALLBACK_MS);
  await expectSlide(page, 3);
});

test('stays on a slide while a link is hovered or focused by keyboard; plays the phone film below 768 px', async ({
  page,
}) => {
  const getStarted = hero(page).getByRole('link', { name: 'GET STARTED' });
  const focusByKeyboard = async () => {
    await getStarted.focus();
    await page.keyboard.press('Tab');
    await expect(services(page)).toBeFocused();
  };
  await open(page);
  for (const [number, take, leave] of [
    [1, () => services(page).hover(), () => page.mouse.move(0, 0)],
    [2, focusByKeyboard, () => services(page).blur()],
  ] as const) {
    await take();
    await page.clock.fastForward(VIDEO_FALLBACK_MS);
    await expectSlide(page, number);
    // The slide changes as soon as the pointer or the focus leaves the link.
    await leave();
    await page.clock.runFor(10);
    await expectSlide(page, number + 1);
  }
  await getStarted.evaluate((link) =>
    link.addEventListener('click', (event) => event.preventDefault()),
  );
  await getStarted.click();
  await expect(getStarted).toBeFocused();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(SLIDE_INTERVAL_MS);
  await expectSlide(page, 4);
  await page.setViewportSize(PHONE);
  await expectSlide(page, 1);
  await filmRuns(page);
  const file = await video(page).evaluate((film: HTMLVideoElement) => film.currentSrc);
  expect(file).toMatch(/\/media\/month-\d\d-phone\./);
});

test.describe('touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('changes the slide on a swipe, not on a scroll, tap or mouse drag', async ({ page }) => {
    await open(page);
    const session = await page.context().newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const drag = async (right: number, down: number) => {
      await send('touchStart', [{ x: 195, y: 450 }]);
      for (const share of [0.3, 1])
        await send('touchMove', [{ x: 195 + right * share, y: 450 + down * share }]);
      await send('touchEnd', []);
    };
    await drag(-120, 0);
    await expectSlide(page, 2);
    // A scroll, a tap with a slight movement, and a mouse that selects text do not change the slide.
    await drag(10, -150);
    await drag(-30, 0);
    await page.mouse.move(195, 100);
    await page.mouse.down();
    await page.mouse.move(20, 100);
    await page.mouse.up();
    await expectSlide(page, 2);
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows one slide and requests no film until “Play” is pressed', async ({ page }) => {
    let films = 0;
    await page.route(/\.(mp4|webm)$/, (route) => {
      films += 1;
      return route.continue();
    });
    await open(page);
    await page.clock.fastForward(10 * VIDEO_FALLBACK_MS);
    await expectSlide(page, 1);
    await expect(picture(page, 1)).toBeVisible();
    expect(films).toBe(0);
    // Only the pictures of this slide and the next slide load, to save the visitor's data.
    await expect(hero(page).locator('img')).toHaveCount(2);
    await button(page, 'Play the slides').click();
    await filmRuns(page);
  });
});
