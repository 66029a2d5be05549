/**
 * By keyboard alone, on one page of each template (docs/accessibility.md). That the header's
 * dropdowns, phone menu, share menu, search, drill-down, lists of questions and notices give the focus back
 * is tested where each of them is.
 */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { lookAtFocus, walkByTab } from './focus-stops.ts';
import { TEMPLATES, openAwake, unfold } from '../e2e/site-pages.ts';

// Sections rise and the page glides otherwise, and the focus would be looked at on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

for (const view of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])
  test(`${view.width} px, Tab and Shift+Tab: every stop in order, in sight, outlined`, async ({
    page,
  }) => {
    await page.setViewportSize(view);
    const broken: string[] = [];
    for (const path of TEMPLATES) {
      await openAwake(page, path);
      await unfold(page);
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const found = await walkByTab(page, key);
        expect(found.reached, path).toBeGreaterThan(20);
        broken.push(...found.broken.map((line) => `${path}, ${key}: ${line}`));
      }
    }
    expect(broken).toEqual([]);
  });

test('at zoom 4 every link of the phone menu is in sight, outlined', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(ROUTES.about);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('summary').first().press('Enter');
  const stops = await menu.locator(':is(a, button, summary):visible').count();
  await page.getByRole('banner').getByRole('button', { name: 'Close menu' }).focus();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
    expect((await lookAtFocus(page)).problem).toBe('');
  }
});

// That it is the first stop and in sight is part of the walks above.
test('the skip link leads into the content', async ({ page }) => {
  await openAwake(page, ROUTES.policies);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
