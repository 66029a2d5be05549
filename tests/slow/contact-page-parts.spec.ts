/** Contact page: toasts, map, call to action, and all of it without JavaScript; the newsletter. */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { firm } from '../firm.ts';
import {
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
import { expectSound, watchFaults } from '../e2e/site-pages.ts';

const TOAST_DURATION_MS = 4_500;
const TOASTS_VISIBLE_MAX = 3;

test('a toast → goes in time, but not under pointer or focus; three at most', async ({ page }) => {
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
  for (const hold of [
    () => toasts(page).last().hover(),
    () => failure(page).last().getByRole('link').focus(),
  ]) {
    await page.mouse.move(5, 5);
    await hold();
    await page.clock.runFor(3 * TOAST_DURATION_MS);
    await expect(toasts(page)).toHaveCount(TOASTS_VISIBLE_MAX);
  }
  await page.mouse.move(5, 5);
  await sendButton(page).focus();
  await page.clock.runFor(TOAST_DURATION_MS);
  await expect(toasts(page)).toHaveCount(0);
});

for (const works of [true, false])
  test(`the map ${works ? 'loads → it is shown' : 'does not → a sentence'}`, async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      works ? route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }) : route.abort(),
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
    const shown = works
      ? frame.contentFrame().getByText('map')
      : page.getByText('The map cannot be loaded here.');
    await expect(shown).toBeVisible();
    const link = page.getByRole('link', { name: /openstreetmap\.org/ });
    await expect(link).toHaveAttribute('href', /mlat=.+&mlon=.+/);
    await expect(link).toBeVisible();
  });

test('the closing call is pressed → the top, with the focus on the form', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openContact(page);
  const scrollY = () => page.evaluate(() => window.scrollY);
  const link = page.getByRole('main').getByRole('link', { name: 'Back to the form' });
  await link.focus();
  await expect.poll(scrollY).toBeGreaterThan(500);
  await link.press('Enter');
  await expect.poll(scrollY).toBe(0);
  await expect(page.getByRole('region', { name: 'Send a message' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'First Name *')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opened → the button is explained, nothing is dead; empty → held back', async ({ page }) => {
    await page.goto(ROUTES.contact);
    const hint = page.locator('noscript > p');
    await expect(hint).toContainText('the button opens your e-mail program');
    await expect(hint).toBeVisible();
    // The browser's own check: the first field takes the focus, no mail opens.
    await sendButton(page).click();
    await expect(field(page, 'First Name *')).toBeFocused();
    await expect(page).toHaveURL(ROUTES.contact);
    const main = page.getByRole('main');
    for (const name of [/openstreetmap\.org/, firm.email, firm.phone])
      await expect(main.getByRole('link', { name })).toBeVisible();
    await main.getByRole('link', { name: 'Back to the form' }).click();
    await expect(page).toHaveURL(/#main$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test('an address for the newsletter → a message with its own subject', async ({ page }) => {
  const faults = await watchFaults(page);
  const email = field(page, 'Email Address *');
  const calls = sendCalls(page);
  await page.goto(ROUTES.resources);
  await page.getByRole('button', { name: 'Subscribe' }).scrollIntoViewIfNeeded();
  await hydrated(page);
  await expectSound(page);
  await email.fill('asha@visitor.example');
  await email.press('Enter');
  await expect(success(page)).toContainText(`${firm.name}'s Team`);
  await expect(email).toHaveValue('');
  expect(calls.map((call) => call.postDataJSON())).toMatchObject([
    { template_params: { email: 'asha@visitor.example', subject: 'Newsletter subscription' } },
  ]);
  expect(faults).toEqual([]);
});
