/** Tests the checklists of services: saved ticks and their count. The boxes and the PDF are tested in tests/site. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { expectAwake } from '../e2e/islands.ts';

const GST = servicePagePath('faas/registrations/gst');

const listOf = (page: Page) => page.locator('[data-checklist]:visible');
const boxesOf = (page: Page) => listOf(page).getByRole('checkbox');
const countOf = (page: Page) => listOf(page).locator('[data-count]');

/** Opens a page and waits for the count, which a script adds. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(countOf(page)).toBeVisible();
}

async function expectTicked(page: Page, ...indexes: number[]): Promise<void> {
  await expect(countOf(page)).toContainText(`${indexes.length} of `);
  const ticks = await boxesOf(page).evaluateAll((boxes) =>
    boxes.flatMap((box, index) => ((box as HTMLInputElement).checked ? index : [])),
  );
  expect(ticks).toEqual(indexes);
}

test('saves and counts ticks, even those made before the script loads', async ({ page }) => {
  await open(page, GST);
  await expect(countOf(page)).toHaveText(`0 of ${await boxesOf(page).count()} ready`);
  await expect(countOf(page)).toHaveRole('status');
  for (const index of [1, 6]) await boxesOf(page).nth(index).check();
  await boxesOf(page).nth(6).uncheck();
  await page.reload();
  await expectTicked(page, 1);
  await boxesOf(page).nth(1).uncheck();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.addInitScript(() => {
    const tick = () =>
      document.querySelectorAll<HTMLInputElement>('main [type=checkbox]')[4]?.click();
    document.addEventListener('readystatechange', tick, { once: true });
  });
  await page.reload();
  await expectTicked(page, 4);
});

test('saves ticks by service; the page of the family shows the same ticks', async ({ page }) => {
  await open(page, GST);
  await boxesOf(page).nth(2).check();
  await open(page, servicePagePath('faas/registrations/esi'));
  await expectTicked(page);
  await page.goto(ROUTES.faas);
  await expectAwake(page, page.locator('[data-view]'));
  for (const view of ['registrations', 'registrations/gst'])
    await page.locator(`li [data-opens="${view}"]`).click();
  await expectTicked(page, 2);
  await boxesOf(page).nth(3).check();
  await open(page, GST);
  await expectTicked(page, 2, 3);
});
