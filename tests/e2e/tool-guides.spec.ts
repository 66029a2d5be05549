/** The guide to a subsidiary's year: its dates drawn and listed. */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from './axe.ts';

test('the subsidiary’s dates are drawn and listed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTES.foreignSubsidiaryYear);
  await expect(page.getByRole('img', { name: /^Dates by month: Apr 2/ })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: /180 days after incorporation/ }),
  ).toHaveCount(1);
  await expect(
    page.getByRole('listitem').filter({ hasText: /^\s*15 July\s*Report foreign liabilities/ }),
  ).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
