/** What changes out of sight of a screen reader's cursor is told, once, by a region that was there. */
import { expect, test, type Page } from 'playwright/test';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES, postPath } from '#site/routes.ts';
import { listedPosts, questionsOn } from '../published.ts';
import { recordAnnouncements, takeAnnouncements } from './announcements.ts';
import { failure, fill, openContact, sendButton, success, summary } from '../e2e/contact-page.ts';
import { openAwake } from '../e2e/site-pages.ts';

const QUESTIONS = questionsOn('faqs');
const ARTICLES = listedPosts.length;
const ON_TECHNOLOGY = listedPosts.filter(({ data }) => data.category === 'Technology').length;

test.beforeEach(({ page }) => recordAnnouncements(page));

/** Waits for the text, then looks at all that was told since the last look. */
async function expectTold(page: Page, text: string): Promise<void> {
  const told = page.locator('[role=status], [role=alert], [aria-live]').filter({ hasText: text });
  await expect(told.first()).toBeAttached();
  expect(await takeAnnouncements(page)).toEqual([{ text, regionWasThere: true }]);
}

test('service search: how many services match', async ({ page }) => {
  await openAwake(page, ROUTES.home);
  const box = page.getByRole('combobox', { name: 'Search our services' });
  await box.focus();
  await takeAnnouncements(page);
  await box.fill('fema');
  await expectTold(page, '1 service found');
  // No service: the search of the whole site is asked, which may take a moment and say so.
  await box.fill('zzqqx');
  const text = '0 results found';
  await expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached();
  expect((await takeAnnouncements(page)).at(-1)).toEqual({ text, regionWasThere: true });
  await box.press('Escape');
  expect(await takeAnnouncements(page)).toEqual([]);
});

test('questions: how many match', async ({ page }) => {
  await openAwake(page, ROUTES.faqs);
  expect(await takeAnnouncements(page)).toEqual([]);
  await page.getByRole('searchbox').fill('plumbing');
  await expectTold(page, `Showing 0 of ${QUESTIONS} questions`);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expectTold(page, `Showing ${QUESTIONS} of ${QUESTIONS} questions`);
});

test('articles: how many match search and category', async ({ page }) => {
  await openAwake(page, ROUTES.blog);
  await takeAnnouncements(page);
  await page.getByRole('searchbox').fill('plumbing');
  await expectTold(page, `Showing 0 of ${ARTICLES} articles`);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expectTold(page, `Showing ${ARTICLES} of ${ARTICLES} articles`);
  await page.getByRole('button', { name: 'Technology' }).click();
  await expectTold(page, `Showing ${ON_TECHNOLOGY} of ${ARTICLES} articles`);
});

test('copying a link: that it is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, postPath(1));
  await page.getByRole('button', { name: 'Share' }).first().click();
  await takeAnnouncements(page);
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expectTold(page, MESSAGES.copied);
});

test('faults of the form: by the focus and the fields themselves, not a second time', async ({
  page,
}) => {
  await openContact(page);
  await takeAnnouncements(page);
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toHaveAccessibleName('6 fields need your attention');
  const company = page.getByLabel('Company *');
  await expect(company).toHaveAttribute('aria-invalid', 'true');
  await expect(company).toHaveAccessibleDescription(/\S/);
  expect(await takeAnnouncements(page)).toEqual([]);
});

for (const [outcome, subject, notice, title] of [
  ['failure', 'fault:500', failure, MESSAGES.sendFailedTitle],
  ['success', 'GST registration', success, MESSAGES.sendSucceededTitle],
] as const)
  test(`sending: the ${outcome}, once`, async ({ page }) => {
    await openContact(page);
    await fill(page, { 'Subject (optional)': subject });
    // That the draft is kept is told too, a moment after the typing.
    await expect(page.getByText('Your text is kept on this device')).toBeVisible();
    await takeAnnouncements(page);
    await sendButton(page).click();
    await expect(notice(page)).toBeVisible();
    const told: Awaited<ReturnType<typeof takeAnnouncements>> = [];
    await expect
      .poll(async () => {
        told.push(...(await takeAnnouncements(page)));
        return told.filter(({ text }) => text.includes(title)).length;
      })
      .toBe(1);
    // The region comes empty and goes again once it has been read.
    await expect(page.locator('[role=status]').filter({ hasText: title })).toHaveCount(0);
    told.push(...(await takeAnnouncements(page)));
    expect(told).toEqual([{ text: expect.stringContaining(title), regionWasThere: true }]);
  });
