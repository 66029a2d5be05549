/** Contact page: toasts, keyboard, map, call to action, and all of it without JavaScript; the newsletter. */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { firm } from '../firm.ts';
import {
  LABELS,
  VALUES,
  expectNoAxeFinding,
  failure,
  field,
  fill,
  hydrated,
  openContact,
  sendButton,
  sendCalls,
  success,
  toasts,
} from '../e2e/contact-page.ts';
import { watchFaults } from '../e2e/site-pages.ts';

const TOAST_DURATION_MS = 4_500;
const TOASTS_VISIBLE_MAX = 3;

test('a toast → it goes after its time, not while pointer or focus is on it; there are at most three', async ({
  page,
}) => {
  await page.clock.install();
  await openContact(page);
  // No toast goes by itself before the clock is told to go on.
  await page.clock.pauseAt(Date.now() + 60_000);
  await fill(page, { 'Subject *': 'fault:500' });
  for (let count = 1; count <= TOASTS_VISIBLE_MAX + 2; count += 1) {
    const answer = page.waitForResponse((response) => response.status() === 500);
    await sendButton(page).click();
    await answer;
    await expect(sendButton(page)).toBeEnabled();
  }
  await expect(toasts(page)).toHaveCount(TOASTS_VISIBLE_MAX);
  await toasts(page).last().hover();
  await page.clock.runFor(3 * TOAST_DURATION_MS);
  await expect(toasts(page)).toHaveCount(TOASTS_VISIBLE_MAX);
  await page.mouse.move(5, 5);
  await failure(page).last().getByRole('link').focus();
  await page.clock.runFor(3 * TOAST_DURATION_MS);
  await expect(toasts(page)).toHaveCount(TOASTS_VISIBLE_MAX);
  await sendButton(page).focus();
  await page.clock.runFor(TOAST_DURATION_MS);
  await expect(toasts(page)).toHaveCount(0);
});

test('the keyboard alone → filled in, failed, the toast reached, sent', async ({ page }) => {
  await openContact(page);
  await page.getByRole('region', { name: 'Send a message' }).focus();
  for (const label of LABELS) {
    await page.keyboard.press('Tab');
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(label === 'Subject *' ? 'fault:429' : VALUES[label]);
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
  await expect(sendButton(page)).toBeFocused();
  await field(page, 'Subject *').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('GST registration');
  await page.keyboard.press('Enter');
  await expect(success(page)).toBeVisible();
});

test('the map comes near → it loads; address and link beside it', async ({ page }) => {
  await page
    .context()
    .route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
    );
  await openContact(page);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('title', `Map of the surroundings of ${firm.name}`);
  const { latitude, longitude } = firm.map;
  const src = new RegExp(`export/embed.html.*marker=${latitude}%2C${longitude}`);
  await expect(frame).toHaveAttribute('src', src);
  expect((await frame.boundingBox())?.height).toBe(450);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('map')).toBeVisible();
  const link = page.getByRole('link', { name: /openstreetmap\.org/ });
  await expect(link).toHaveAttribute('href', /mlat=.+&mlon=.+/);
  await expect(link).toBeVisible();
});

test('the closing call is pressed → the top of the page, with the focus on the form', async ({
  page,
}) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sent empty → the browser holds it back; said what the button does, and nothing on the page is dead', async ({
    page,
  }) => {
    await page.goto(ROUTES.contact);
    await expect(page.locator('noscript > p')).toContainText(
      'the button opens your e-mail program',
    );
    await expect(page.locator('noscript > p')).toBeVisible();
    // The browser's own check holds an empty form back: its first field takes the focus, no mail opens.
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(field(page, 'First Name *')).toBeFocused();
    await expect(page).toHaveURL(ROUTES.contact);
    await expect(page.getByRole('link', { name: /openstreetmap\.org/ })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: firm.email })).toBeVisible();
    await expect(main.getByRole('link', { name: firm.phone })).toBeVisible();
    await main.getByRole('link', { name: 'Back to the form' }).click();
    await expect(page).toHaveURL(/#main$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test('an address for the newsletter → checked, then sent as a message with its own subject', async ({
  page,
}) => {
  const faults = await watchFaults(page);
  const email = field(page, 'Email Address *');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  const calls = sendCalls(page);
  await page.goto(ROUTES.resources);
  await subscribe.scrollIntoViewIfNeeded();
  await hydrated(page);

  await email.fill('asha@');
  await subscribe.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(
    'Enter an e-mail address such as name@example.com',
  );
  await expectNoAxeFinding(page, 'invalid');
  expect(calls).toEqual([]);

  await email.fill('asha@visitor.example');
  await email.press('Enter');
  await expect(success(page)).toBeVisible();
  await expect(success(page)).toContainText(`${firm.name}'s Team`);
  await expect(email).toHaveValue('');
  expect(calls.map((call) => call.postDataJSON())).toMatchObject([
    { template_params: { email: 'asha@visitor.example', subject: 'Newsletter subscription' } },
  ]);
  expect(faults).toEqual([]);
});
