/** Tests the contact page (draft, subject from a link, toasts, map, closing link, no JavaScript) and the newsletter. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES, SUBJECT_PARAM } from '#site/routes.ts';
import { firm } from '../published.ts';
import {
  VALUES,
  expectFields,
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
import { expectSound } from '../e2e/site-pages.ts';

const DRAFT_LIFE_MS = 24 * 60 * 60 * 1_000;
const TOAST_DURATION_MS = 4_500;
const TOASTS_VISIBLE_MAX = 3;

const promise = (page: Page) => page.getByText('Your text is kept on this device for a day.');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('contact-draft'));

test('clears the form by keyboard, except for the subject from the link', async ({ page }) => {
  await openContact(page, `?${SUBJECT_PARAM}=GST`);
  await fill(page, { 'Subject *': 'My own', 'Company *': '' });
  await expect(promise(page)).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText('Enter your company')).toBeVisible();
  await sendButton(page).focus();
  // The first Tab reaches the link to the privacy policy, the second the button that clears the form.
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Enter your company')).toBeHidden();
  await expectFields(page, { 'Subject *': 'GST' });
  await expect(field(page, 'First Name *')).toBeFocused();
  await expect.poll(() => kept(page)).toBeNull();
});

test('keeps the draft after a reload, and shares it between tabs', async ({ page, context }) => {
  await openContact(page);
  const draft = { ...VALUES, 'Message *': 'Two\nlines' };
  await fill(page, draft);
  await page.reload();
  await hydrated(page);
  await expectFields(page, draft);
  const second = await context.newPage();
  await openContact(second);
  await expectFields(second, draft);
  await expect(promise(second)).toBeVisible();
  await field(page, 'Message *').fill('Three');
  await expect(field(second, 'Message *')).toHaveValue('Three');
  await field(second, 'Company *').fill('Rao');
  await expect(field(page, 'Company *')).toHaveValue('Rao');
  await page.reload();
  await hydrated(page);
  await expectFields(page, { ...draft, 'Message *': 'Three', 'Company *': 'Rao' });
});

for (const stored of ['{"savedAt":9e15}', '{"savedAt":0,"fields":null}', '"text"', 'x'])
  test(`opens with an empty form if the browser has stored ${stored}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('contact-draft', text), stored);
    await openContact(page);
    await expectFields(page, {});
  });

/** Makes the stored draft half a day older. */
const age = (page: Page) =>
  page.evaluate((ms) => {
    const draft = JSON.parse(localStorage.getItem('contact-draft') ?? '') as { savedAt: number };
    const older = { ...draft, savedAt: draft.savedAt - ms };
    localStorage.setItem('contact-draft', JSON.stringify(older));
  }, DRAFT_LIFE_MS / 2);

test('deletes the draft after a day, however often the form was opened', async ({ page }) => {
  await openContact(page);
  await fill(page);
  await expect(promise(page)).toBeVisible();
  // Changes the draft's age on another page, because leaving the contact page may save the draft once more.
  await page.goto(ROUTES.privacy);
  await age(page);
  const before = await kept(page);
  await openContact(page);
  await expectFields(page, VALUES);
  await page.goto(ROUTES.privacy);
  expect(await kept(page)).toBe(before);

  await age(page);
  await page.goto(ROUTES.about);
  await expect.poll(() => kept(page)).toBeNull();
  await openContact(page);
  await expectFields(page, {});
  await expect(promise(page)).toBeHidden();
});

test('fills in the subject from a link if the visitor has typed none', async ({ page }) => {
  await openContact(page, `?${SUBJECT_PARAM}=Register%20for%20%22GST%20%26%20more%22`);
  await expectFields(page, { 'Subject *': 'Register for "GST & more"' });
  await field(page, 'First Name *').fill('Asha');
  await openContact(page, `?${SUBJECT_PARAM}=Two`);
  await expectFields(page, { 'First Name *': 'Asha', 'Subject *': 'Two' });
  await field(page, 'Subject *').fill('My own');
  await openContact(page, `?${SUBJECT_PARAM}=Three`);
  await expectFields(page, { 'First Name *': 'Asha', 'Subject *': 'My own' });
});

test('closes toasts after 4.5 s, but not while the pointer or the focus is on one', async ({
  page,
}) => {
  await page.clock.install();
  await openContact(page);
  // No toast closes before the test moves the clock.
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
  await sendButton(page).click();
  await expect(failure(page)).toBeVisible();
  await field(page, 'Subject *').fill('GST registration');
  await sendButton(page).click();
  await expect(success(page)).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
});

test('loads the map shortly before it comes into view, and links to it', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
  );
  await page.setViewportSize({ width: 390, height: 600 });
  await openContact(page);
  const frame = page.locator('iframe');
  // The map is still more than one window's height away.
  await expect(frame).toHaveCount(0);
  await page.getByRole('heading', { name: 'Where we are' }).scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('title', `Map of the area around ${firm.name}`);
  const { latitude, longitude } = firm.map;
  const src = new RegExp(`export/embed.html.*marker=${latitude}%2C${longitude}`);
  await expect(frame).toHaveCSS('height', '450px');
  await expect(frame).toHaveAttribute('src', src);
  await expect(frame.contentFrame().getByText('map')).toBeVisible();
  const link = page.getByRole('link', { name: /openstreetmap\.org/ });
  await expect(link).toHaveAttribute('href', /mlat=.+&mlon=.+/);
});

test('the closing call to action scrolls to the top and focuses the form', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openContact(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to the form' }).press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('region', { name: 'Send a message' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'First Name *')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('explains what the button does, and does not send an empty form', async ({ page }) => {
    await page.goto(ROUTES.contact);
    const hint = page.locator('noscript > p');
    await expect(hint).toContainText('the button opens your e-mail program');
    await expect(hint).toBeVisible();
    // The browser itself refuses an empty form: it focuses the first field and does not open an e-mail.
    await sendButton(page).click();
    await expect(field(page, 'First Name *')).toBeFocused();
    await expect(page).toHaveURL(ROUTES.contact);
    const main = page.getByRole('main');
    for (const name of [/openstreetmap\.org/, firm.email, firm.phone])
      await expect(main.getByRole('link', { name }).first()).toBeVisible();
  });
});

test('sends an e-mail address with the subject of the newsletter', async ({ page }) => {
  const email = field(page, 'Email Address *');
  const calls = sendCalls(page);
  await page.goto(ROUTES.resources);
  await email.click();
  await hydrated(page);
  await expectSound(page);
  await email.fill('asha@visitor.example');
  await email.press('Enter');
  await expect(success(page)).toContainText(`${firm.name}'s Team`);
  await expect(email).toHaveValue('');
  expect(calls.map((call) => call.postDataJSON())).toMatchObject([
    { template_params: { email: 'asha@visitor.example', subject: 'Newsletter subscription' } },
  ]);
});
