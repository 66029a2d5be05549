/** Checklists of services: ticks that stay and a count, on the screen and on paper; with and without a script. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { expectAwake } from '../e2e/islands.ts';

const GST = servicePagePath('faas/registrations/gst');
const ESI = servicePagePath('faas/registrations/esi');

const listOf = (page: Page) => page.locator('[data-checklist]:visible');
const boxesOf = (page: Page) => listOf(page).getByRole('checkbox');
const countOf = (page: Page) => listOf(page).locator('[data-count]');
const ticked = (page: Page) =>
  boxesOf(page).evaluateAll((boxes) =>
    boxes.flatMap((box, index) => ((box as HTMLInputElement).checked ? index : [])),
  );
/** Opens a page whose scripts have run: the count is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(countOf(page)).toBeVisible();
}
const tick = async (page: Page, ...indexes: number[]) => {
  for (const index of indexes) await boxesOf(page).nth(index).check();
};

test('ticks → kept with those before the script came, counted aloud, and cleared by one button', async ({
  page,
}) => {
  await open(page, GST);
  const all = await boxesOf(page).count();
  await expect(countOf(page)).toHaveText(`0 of ${all} ready`);
  await expect(countOf(page)).toHaveRole('status');
  await tick(page, 1, 6);
  await boxesOf(page).nth(6).uncheck();
  await page.reload({ waitUntil: 'commit' });
  await tick(page, 4);
  await expect(countOf(page)).toHaveText(`2 of ${all} ready`);
  await page.reload();
  await expect(countOf(page)).toHaveText(`2 of ${all} ready`);
  expect(await ticked(page)).toEqual([1, 4]);
  await listOf(page).getByRole('button', { name: 'Clear all' }).click();
  await page.reload();
  await expect(countOf(page)).toHaveText(`0 of ${all} ready`);
  expect(await ticked(page)).toEqual([]);
});

test('ticks of a service → its own, on its page and in the drill-down', async ({ page }) => {
  await open(page, GST);
  await tick(page, 2);
  await open(page, ESI);
  expect(await ticked(page)).toEqual([]);
  await page.goto(ROUTES.faas);
  await expectAwake(page, page.locator('[data-view]'));
  for (const view of ['registrations', 'registrations/gst'])
    await page.locator(`li [data-opens="${view}"]`).click();
  await expect(countOf(page)).toHaveText(/^1 of /);
  await tick(page, 3);
  await open(page, GST);
  expect(await ticked(page)).toEqual([2, 3]);
});

test('paper, in the dark scheme → a tick can be seen without printed grounds', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, GST);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(boxesOf(page).first()).toHaveCSS('appearance', 'auto');
  await expect(listOf(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opened → boxes to tick, no promise that needs a script, the PDF', async ({ page }) => {
    await page.goto(GST);
    await tick(page, 0, 1);
    await expect(boxesOf(page).first()).toBeChecked();
    await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0);
    await expect(page.getByText('Your ticks are saved')).toBeHidden();
    await expect(page.locator('[data-count]')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Document checklist \(PDF\)/ })).toBeVisible();
  });
});
