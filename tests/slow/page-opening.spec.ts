/** The opening of inner pages on a phone: whole breadcrumbs, and little room above what a visitor came for. */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { SITE_PATHS } from '../e2e/site-pages.ts';

const guide = SITE_PATHS.find((path) => path.startsWith(`${ROUTES.complianceGuides}/`)) ?? '';

for (const path of [ROUTES.services, ROUTES.resources, ROUTES.taxUpdates, guide])
  test(`${path}: every crumb shows whole, and the opening leaves room for the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    for (const item of await crumbs.getByRole('listitem').all()) {
      const { x = 0, width = 0 } = (await item.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(390);
    }
    const from = await crumbs.boundingBox();
    const opening = await page.locator('main > header').boundingBox();
    expect((opening?.y ?? 0) + (opening?.height ?? 0) - (from?.y ?? 0)).toBeLessThanOrEqual(400);
  });
