/** Contact form: what is typed is kept on this device for a day, and the subject a link brings. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES, SUBJECT_PARAM } from '#site/routes.ts';
import {
  VALUES,
  expectFields,
  field,
  fill,
  hydrated,
  openContact,
  sendButton,
} from '../e2e/contact-page.ts';
import { expectSound } from '../e2e/site-pages.ts';

const DRAFT_LIFE_MS = 24 * 60 * 60 * 1_000;
const promise = (page: Page) => page.getByText('Your text is kept on this device for a day.');
/** What is kept on the device. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('contact-draft'));

test('the form is cleared by keyboard → all gone but what a link brought', async ({ page }) => {
  await openContact(page, `?${SUBJECT_PARAM}=GST`);
  await fill(page, { 'Subject *': 'My own', 'Company *': '' });
  await expect(promise(page)).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText('Enter your company')).toBeVisible();
  await expectSound(page);
  await sendButton(page).focus();
  // Past the link to the privacy policy.
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Enter your company')).toBeHidden();
  await expectFields(page, { 'Subject *': 'GST' });
  await expect(field(page, 'First Name *')).toBeFocused();
  expect(await kept(page)).toBeNull();
});

test('a reload after the last key, a new tab → the draft is there', async ({ page, context }) => {
  await openContact(page);
  const draft = { ...VALUES, 'Message *': 'Two\nlines' };
  await fill(page, draft);
  await page.reload();
  await hydrated(page);
  await expectFields(page, draft);
  await page.close();
  const next = await context.newPage();
  await openContact(next);
  await expectFields(next, draft);
  await expect(promise(next)).toBeVisible();
});

/** Makes the kept draft half a day older. */
const age = (page: Page) =>
  page.evaluate((ms) => {
    const draft = JSON.parse(localStorage.getItem('contact-draft') ?? '') as { savedAt: number };
    const older = { ...draft, savedAt: draft.savedAt - ms };
    localStorage.setItem('contact-draft', JSON.stringify(older));
  }, DRAFT_LIFE_MS / 2);

test('a day has passed → the draft is gone, however often it was opened', async ({ page }) => {
  await openContact(page);
  await fill(page);
  await expect(promise(page)).toBeVisible();
  // On another page, since leaving this one may save once more.
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

test('a link brings a subject → it is filled in where nobody typed one', async ({ page }) => {
  await openContact(page, `?${SUBJECT_PARAM}=Register%20for%20%22GST%20%26%20more%22`);
  const subject = 'Register for "GST & more"';
  await expectFields(page, { 'Subject *': subject });
  await field(page, 'First Name *').fill('Asha');
  await page.reload();
  await hydrated(page);
  await expectFields(page, { 'First Name *': 'Asha', 'Subject *': subject });
  await openContact(page, `?${SUBJECT_PARAM}=Two`);
  await expectFields(page, { 'First Name *': 'Asha', 'Subject *': 'Two' });
  await field(page, 'Subject *').fill('My own');
  await openContact(page, `?${SUBJECT_PARAM}=Three`);
  await expectFields(page, { 'First Name *': 'Asha', 'Subject *': 'My own' });
});
