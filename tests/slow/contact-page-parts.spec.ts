/** Contact page: toasts, keyboard, map, picture, call to action, and all of it without JavaScript. */
import { expect, test, type Page } from 'playwright/test';
import {
  MAP_HEIGHT_PX,
  MAP_TIMEOUT_MS,
  TOAST_DURATION_MS,
  TOASTS_VISIBLE_MAX,
} from '#site/limits.ts';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES } from '#site/routes.ts';
import { readSite } from '#collections/reading/read.ts';
import {
  LABELS,
  VALUES,
  expectNoAxeFinding,
  failure,
  field,
  fill,
  openContact,
  sendButton,
  success,
  toasts,
  watchFaults,
} from '../e2e/contact-page.ts';

const site = readSite().value;

/** No toast goes by itself before the clock is told to go on. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await openContact(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function fail(page: Page, times = 1): Promise<void> {
  await fill(page, { 'Subject (optional)': 'fault:500' });
  for (let count = 1; count <= times; count += 1) {
    const answer = page.waitForResponse((response) => response.status() === 500);
    await sendButton(page).click();
    await answer;
    await expect(sendButton(page)).toBeEnabled();
  }
}

test.describe('toasts', () => {
  test('go after their time, and wait while the pointer or the focus is on them', async ({
    page,
  }) => {
    await openWithClock(page);
    await fail(page);
    await failure(page).hover();
    await page.clock.runFor(3 * TOAST_DURATION_MS);
    await expect(failure(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await failure(page).getByRole('link').focus();
    await page.clock.runFor(3 * TOAST_DURATION_MS);
    await expect(failure(page)).toBeVisible();
    await sendButton(page).focus();
    await page.clock.runFor(TOAST_DURATION_MS);
    await expect(failure(page)).toBeHidden();
  });

  test('at most three', async ({ page }) => {
    await openWithClock(page);
    await fail(page, TOASTS_VISIBLE_MAX + 2);
    await expect(toasts(page)).toHaveCount(TOASTS_VISIBLE_MAX);
  });

  test('are announced: a failure at once, a success when the reader pauses', async ({ page }) => {
    await openWithClock(page);
    const live = (kind: string) => page.locator(`[role=status][aria-live=${kind}]`);
    await fail(page);
    await expect(failure(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(live('assertive')).toContainText(MESSAGES.sendFailedTitle);
    await fill(page);
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(live('polite')).toContainText(MESSAGES.sendSucceededTitle);
  });

  test.describe('touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('a swipe to the right sends one away', async ({ page, context }) => {
      await openWithClock(page);
      await fail(page);
      await expect(failure(page)).toBeVisible();
      const box = await failure(page).boundingBox();
      if (!box) throw new Error('no toast');
      const session = await context.newCDPSession(page);
      const [x, y] = [box.x + 60, box.y + 30];
      const touch = (type: string, points: { x: number; y: number }[]) =>
        session.send('Input.dispatchTouchEvent', {
          type: type as 'touchStart',
          touchPoints: points,
        });
      await touch('touchStart', [{ x, y }]);
      for (const step of [20, 60, 120, 180]) await touch('touchMove', [{ x: x + step, y }]);
      await touch('touchEnd', []);
      await expect(failure(page)).toBeHidden();
    });
  });
});

test('by keyboard alone: fill in, fail, reach the toast, send', async ({ page }) => {
  await openContact(page);
  await page.getByRole('main').getByRole('link', { name: 'Call us' }).focus();
  for (const label of LABELS) {
    await page.keyboard.press('Tab');
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(label === 'Subject (optional)' ? 'fault:429' : VALUES[label]);
  }
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(failure(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(failure(page).getByRole('link', { name: 'Write an e-mail' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeHidden();
  await field(page, 'Subject (optional)').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('GST registration');
  await page.keyboard.press('Enter');
  await expect(success(page)).toBeVisible();
});

test('with less motion the sending line stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openContact(page);
  await fill(page, { 'Subject (optional)': 'fault:hang' });
  await sendButton(page).click();
  const line = page.getByRole('button', { name: 'Sending...' }).locator('span');
  await expect(line).toHaveCSS('animation-name', 'none');
});

test.describe('map', () => {
  const HOST = 'https://www.openstreetmap.org/**';
  const place = (page: Page) => page.locator('[data-map]');
  const frame = (page: Page) => place(page).locator('iframe');
  const missing = (page: Page) => page.getByText('The map could not be loaded.');
  const link = (page: Page) => page.getByRole('link', { name: /openstreetmap\.org/ });

  for (const width of [390, 1440])
    test(`${width} px: it loads when it comes near, without a click, in the place of its drawing`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      const foreign: string[] = [];
      const faults = await watchFaults(page);
      await page
        .context()
        .route(HOST, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
        );
      page.on('request', (request) => {
        const { protocol, origin, href } = new URL(request.url());
        if (protocol !== 'data:' && origin !== baseURL) foreign.push(href);
      });
      await openContact(page);
      await page.waitForTimeout(500);
      expect(foreign).toEqual([]);
      const before = await place(page).boundingBox();

      await page.getByRole('heading', { name: 'Where we are' }).scrollIntoViewIfNeeded();
      await expect(frame(page)).toBeVisible();
      await expect(place(page).locator('[data-map-drawing]')).toHaveCount(0);
      await expect(frame(page)).toHaveAttribute(
        'title',
        `Map of the surroundings of ${site?.name}`,
      );
      await expect(frame(page)).toHaveAttribute('sandbox', /allow-scripts/);
      expect((await frame(page).boundingBox())?.height).toBe(MAP_HEIGHT_PX);
      const after = await place(page).boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      expect(foreign).toHaveLength(1);
      const url = new URL(foreign[0] ?? '');
      expect(url.pathname).toBe('/export/embed.html');
      expect(url.searchParams.get('marker')).toBe(`${site?.map.latitude},${site?.map.longitude}`);
      expect(faults).toEqual([]);
      await expectNoAxeFinding(page, 'map shown');
    });

  test('one that does not come leaves the drawing, which says so in words', async ({ page }) => {
    await page.clock.install();
    await page.context().route(HOST, () => undefined); // never answers
    await openContact(page);
    await place(page).scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveCount(1);
    await page.clock.fastForward(MAP_TIMEOUT_MS - 1_000);
    await expect(missing(page)).toBeHidden();
    await page.clock.fastForward(2_000);
    await expect(missing(page)).toBeVisible();
    await expect(frame(page)).toBeHidden();
    await expectNoAxeFinding(page, 'no map');
  });

  test('without a connection it says so at once', async ({ page, context }) => {
    await openContact(page);
    await context.setOffline(true);
    await place(page).scrollIntoViewIfNeeded();
    await expect(missing(page)).toBeVisible();
    await expect(frame(page)).toBeHidden();
  });

  test('a plain link leads there', async ({ page }) => {
    await openContact(page);
    await expect(link(page)).toHaveAttribute('href', /mlat=.+&mlon=.+/);
    await expect(link(page)).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

test('the closing call scrolls to the top and takes the focus to the form', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openContact(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Back to the form' });
  await link.focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('region', { name: 'Send a message' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'First Name *')).toBeFocused();
});

test('a picture that does not load gives its place to its name', async ({ page }) => {
  await page.route('**/media/contact.svg', (route) => route.abort());
  await openContact(page);
  await page.getByRole('heading', { name: 'Where we are' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').getByText('Contact Image', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(MESSAGES.imageNotLoading)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is a mail form, and nothing on the page is dead', async ({ page }) => {
    await page.goto(ROUTES.contact);
    await expect(page.locator('noscript > p')).toContainText(
      'the button opens your e-mail program',
    );
    await expect(page.locator('noscript > p')).toBeVisible();
    const form = page.locator('form[method=post]');
    await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${site?.email}\\?subject=`));
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    await expect(form).toHaveJSProperty('noValidate', false);
    // The browser's own check holds an empty form back: its first field takes the focus, no mail opens.
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(field(page, 'First Name *')).toBeFocused();
    await expect(page).toHaveURL(ROUTES.contact);
    await expect(page.locator('[name=website]')).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /openstreetmap\.org/ })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Write an e-mail' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Call us' })).toBeVisible();
    await main.getByRole('link', { name: 'Back to the form' }).click();
    await expect(page).toHaveURL(/#main$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});
