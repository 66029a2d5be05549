/** The opening of inner pages: whole breadcrumbs, and little room above what a visitor came for. */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { SITE_PATHS } from '../e2e/site-pages.ts';

const guide = SITE_PATHS.find((path) => path.startsWith(`${ROUTES.complianceGuides}/`)) ?? '';
const subsection = SITE_PATHS.find((path) => path.endsWith('/shops-establishment')) ?? '';
const PAGES = [ROUTES.services, ROUTES.resources, ROUTES.taxUpdates, guide];
/** From the top of the breadcrumbs to the first part under the page's opening. */
const OPENING_MAX_PX = { 390: 400, 1440: 330 } as const;

for (const path of [guide, subsection])
  test(`${path} at 320 px: every crumb shows whole`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const items = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    expect(await items.count()).toBeGreaterThan(3);
    for (const item of await items.all()) {
      const { x = 0, width = 0 } = (await item.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(320);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
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
