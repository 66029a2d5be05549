/**
 * Tests that a change outside the focused element is announced once, by a live region that was already in the page
 * (WCAG 4.1.3).
 */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { listedPosts } from '../published.ts';
import { fill, openContact, sendButton } from '../e2e/contact-page.ts';
import { openAwake, openWithStoppedClock } from '../e2e/site-pages.ts';

interface Announcement {
  readonly text: string;
  /** True if the region was in the page before its text changed. Many screen readers ignore a new region's text. */
  readonly regionWasThere: boolean;
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const LIVE =
      ':is([role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]):not([aria-live=off])';
    const announcements: Announcement[] = [];
    Object.assign(window, { announcements });
    const texts = new Map<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(LIVE)) {
        const text = (region.textContent ?? '').trim();
        const before = texts.get(region);
        texts.set(region, text);
        // Text in the HTML is not an announcement: screen readers read the text with the page.
        if (document.readyState === 'loading' || text === '' || text === before) continue;
        if (region.checkVisibility())
          announcements.push({ text, regionWasThere: before !== undefined });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }),
);

/** Returns the announcements since the last call. */
const told = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { announcements: Announcement[] }).announcements.splice(0),
  );

/** Waits for the text, then compares all announcements since the last call. */
async function expectTold(page: Page, text: string): Promise<void> {
  const regions = page.locator('[role=status], [role=alert], [aria-live]');
  await expect(regions.filter({ hasText: text }).first()).toBeAttached();
  expect(await told(page)).toEqual([{ text, regionWasThere: true }]);
}

test('announces the number of matching services', async ({ page }) => {
  await openAwake(page, ROUTES.home);
  const box = page.getByRole('combobox', { name: 'Search our services' });
  await box.focus();
  await told(page);
  await box.fill('zzqqx');
  await expectTold(page, '0 services found');
  await box.press('Escape');
  expect(await told(page)).toEqual([]);
});

test('announces the number of search results after the visitor stops typing', async ({ page }) => {
  await openWithStoppedClock(page, ROUTES.about);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const found = page.getByRole('dialog');
  for (const text of ['esi', ' registration']) {
    await found.getByRole('searchbox').pressSequentially(text);
    await page.clock.runFor(300);
  }
  await expect(found.getByRole('listitem').first()).toBeVisible();
  expect(await told(page)).toEqual([]);
  await page.clock.runFor(1_000);
  await expectTold(page, await found.getByText('for “esi registration”').innerText());
});

test('announces the number of matching entries in a list', async ({ page }) => {
  await openAwake(page, ROUTES.blog);
  await told(page);
  await page.getByRole('searchbox').fill('plumbing');
  await expectTold(page, `Showing 0 of ${listedPosts.length} articles`);
  await page.getByRole('searchbox').fill('');
  await expectTold(page, `Showing ${listedPosts.length} of ${listedPosts.length} articles`);
});

for (const title of ['Message Failed to Send', 'Message Sent Successfully!'])
  test(`announces “${title}” once when a message is sent`, async ({ page }) => {
    await openContact(page);
    await fill(page, title === 'Message Failed to Send' ? { 'Subject *': 'fault:500' } : {});
    // Discards the earlier announcement that the draft is stored.
    await expect(page.getByText('Your text is kept on this device')).toBeVisible();
    await told(page);
    await sendButton(page).click();
    const all: Announcement[] = [];
    await expect.poll(async () => all.push(...(await told(page)))).toBeGreaterThan(0);
    // A toast gets a live region, which is empty at first and is removed after the announcement.
    await expect(page.locator('[role=status]').filter({ hasText: title })).toHaveCount(0);
    all.push(...(await told(page)));
    expect(all).toEqual([{ text: expect.stringContaining(title), regionWasThere: true }]);
  });
