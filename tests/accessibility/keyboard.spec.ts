/**
 * By keyboard alone, on one page of each template (docs/accessibility.md). That the header's
 * dropdowns, phone menu, share menu, search, drill-down and lists of questions give the focus back
 * is tested where each of them is.
 */
import { expect, test } from 'playwright/test';
import { ROUTES, postPath } from '#site/routes.ts';
import { failure, fill, openContact, sendButton, toasts } from '../e2e/contact-page.ts';
import { walkByTab, walkInside } from './focus-stops.ts';
import { TEMPLATES, openAwake, unfold } from '../e2e/site-pages.ts';

// Sections rise and the page glides otherwise, and the focus would be looked at on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

const PHONE = { width: 390, height: 844 };
const ZOOM_4 = { width: 320, height: 256 };
const DESK = { width: 1280, height: 720 };

for (const view of [PHONE, DESK])
  test(`${view.width} px, Tab and Shift+Tab: every stop in reading order, in sight, outlined`, async ({
    page,
  }) => {
    await page.setViewportSize(view);
    const broken: string[] = [];
    for (const path of TEMPLATES) {
      await openAwake(page, path);
      await unfold(page);
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const found = await walkByTab(page, key);
        expect(found.tried, path).toBeGreaterThan(20);
        broken.push(...found.broken.map((line) => `${path}, ${key}: ${line}`));
      }
    }
    expect(broken).toEqual([]);
  });

// One page of each layout: that it is the first stop and in sight is part of the walks above.
test('the skip link leads into the content', async ({ page }) => {
  for (const path of [ROUTES.home, ROUTES.about, ROUTES.policies, postPath(1)]) {
    await openAwake(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' }), path).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), path).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus'), path).toHaveCount(1);
  }
});

test.describe('open layers', () => {
  for (const view of [PHONE, ZOOM_4])
    test(`${view.width}×${view.height}: every link of the phone menu in sight, outlined`, async ({
      page,
    }) => {
      await page.setViewportSize(view);
      await page.goto(ROUTES.about);
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu).toBeVisible();
      await menu
        .locator('details')
        .first()
        .evaluate((details: HTMLDetailsElement) => (details.open = true));
      const stops = await menu.locator(':is(a, button, summary):visible').count();
      await page.keyboard.press('Tab');
      const { tried, broken } = await walkInside(page, menu, 'Tab');
      expect(tried).toBe(stops);
      expect(broken).toEqual([]);
    });

  test('every link of a dropdown in sight, outlined', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(ROUTES.about);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Services' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const list = menu.getByRole('list').filter({ hasText: 'HR Services' }).last();
    const links = await list.getByRole('link').count();
    const { tried, broken } = await walkInside(page, list, 'Tab');
    expect(tried).toBe(links);
    expect(broken).toEqual([]);
  });

  test('every item of the share menu in sight, outlined', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(postPath(1));
    await page
      .locator('main summary, main button')
      .filter({ hasText: /^Share$/ })
      .first()
      .focus();
    await expect(page.locator('main button[aria-haspopup=menu]').first()).toBeFocused();
    await page.keyboard.press('Enter');
    // The menu keeps the focus and names the item that the keys have reached.
    const items = page.getByRole('menuitem');
    const count = await items.count();
    expect(count).toBeGreaterThanOrEqual(5);
    for (let place = 0; place < count; place += 1) {
      const item = items.nth(place);
      await expect(item).toHaveAttribute('data-focus');
      await expect(item).toBeInViewport({ ratio: 1 });
      await expect(item).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('ArrowDown');
    }
  });
});

for (const way of ['Escape', 'the close button'])
  test(`a notice closed by ${way} gives the focus back`, async ({ page }) => {
    await openContact(page);
    await fill(page, { 'Subject (optional)': 'fault:500' });
    await sendButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(failure(page)).toBeVisible();
    await page.keyboard.press('F8');
    await failure(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press(way === 'Escape' ? 'Escape' : 'Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(sendButton(page)).toBeFocused();
  });
