/** The opening of inner pages: breadcrumbs on one line, and little room above what a visitor came for. */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { SITE_PATHS } from '../e2e/site-pages.ts';

const guide = SITE_PATHS.find((path) => path.startsWith(`${ROUTES.complianceGuides}/`)) ?? '';
const subsection = SITE_PATHS.find((path) => path.endsWith('/shops-establishment')) ?? '';
const PAGES = [ROUTES.services, ROUTES.resources, ROUTES.taxUpdates, guide];
/** From the top of the breadcrumbs to the first part under the page's opening. */
const OPENING_MAX_PX = { 390: 400, 1440: 330 } as const;

for (const path of [guide, subsection])
  for (const width of [320, 390])
    test(`${path} at ${width} px: crumbs on one line, each within reach`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      const items = await crumbs.getByRole('listitem').all();
      expect(items.length).toBeGreaterThan(3);
      const boxes = await Promise.all(items.map((item) => item.boundingBox()));
      expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
      // The line may scroll; the page may not, and under the keyboard each crumb shows whole.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const links = crumbs.getByRole('link');
      await page.keyboard.press('Tab');
      await links.first().focus();
      for (let index = 0; index < (await links.count()); index += 1) {
        await expect(links.nth(index)).toBeFocused();
        await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Tab');
      }
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await expect(crumbs.locator('[aria-current=page]')).toHaveText(heading?.trim() ?? '');
    });

for (const [width, most] of Object.entries(OPENING_MAX_PX))
  for (const path of PAGES)
    test(`${path} at ${width} px: the opening leaves room for the page`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await page.goto(path);
      const from = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
      const opening = await page.locator('main > header').boundingBox();
      expect((opening?.y ?? 0) + (opening?.height ?? 0) - (from?.y ?? 0)).toBeLessThanOrEqual(most);
    });
