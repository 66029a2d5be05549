/** Checklists of services: ticks that stay and a count, on the screen and on paper; with and without a script. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { expectAwake, holdBack } from '../e2e/islands.ts';

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

test.describe('ticks', () => {
  test('stay after a reload, counted aloud', async ({ page }) => {
    await open(page, GST);
    const all = await boxesOf(page).count();
    await expect(countOf(page)).toHaveText(`0 of ${all} ready`);
    await expect(countOf(page)).toHaveRole('status');
    await tick(page, 1, 4);
    await expect(countOf(page)).toHaveText(`2 of ${all} ready`);
    await boxesOf(page).nth(1).uncheck();
    await tick(page, 6);
    await page.reload();
    await expect(countOf(page)).toHaveText(`2 of ${all} ready`);
    expect(await ticked(page)).toEqual([4, 6]);
  });

  test('join what was kept when they come before the script', async ({ page }) => {
    await open(page, GST);
    await tick(page, 1);
    const release = await holdBack(page, '**/checklist.*.js');
    await page.reload({ waitUntil: 'commit' });
    await tick(page, 4);
    release();
    await expect(countOf(page)).toHaveText(/^2 of /);
    await page.reload();
    await expect(countOf(page)).toHaveText(/^2 of /);
    expect(await ticked(page)).toEqual([1, 4]);
  });

  test('are one service’s own, on its page and in the drill-down', async ({ page }) => {
    await open(page, GST);
    await tick(page, 2);
    await open(page, ESI);
    expect(await ticked(page)).toEqual([]);
    await tick(page, 0);
    await page.goto(ROUTES.faas);
    await expectAwake(page, page.locator('[data-view]'));
    for (const view of ['registrations', 'registrations/gst'])
      await page.locator(`li [data-opens="${view}"]`).click();
    await expect(countOf(page)).toHaveText(/^1 of /);
    expect(await ticked(page)).toEqual([2]);
    await tick(page, 3);
    await open(page, GST);
    expect(await ticked(page)).toEqual([2, 3]);
  });

  test('are all cleared by one button, for good', async ({ page }) => {
    await open(page, GST);
    await tick(page, 0, 1, 2);
    await listOf(page).getByRole('button', { name: 'Clear all' }).click();
    await expect(countOf(page)).toHaveText(/^0 of /);
    await page.reload();
    await expect(countOf(page)).toHaveText(/^0 of /);
    expect(await ticked(page)).toEqual([]);
  });
});

test('on paper a tick can be seen without printed grounds, in the dark scheme too', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, GST);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const box = boxesOf(page).first();
  const empty = await box.screenshot();
  await box.evaluate((node: HTMLInputElement) => (node.checked = true));
  await expect(box).toHaveCSS('appearance', 'auto');
  expect((await box.screenshot()).equals(empty)).toBe(false);
  await expect(listOf(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('boxes can be ticked, nothing is promised that needs a script, the PDF is offered', async ({
    page,
  }) => {
    await page.goto(GST);
    await tick(page, 0, 1);
    await expect(boxesOf(page).first()).toBeChecked();
    await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0);
    await expect(page.getByText('Your ticks are saved')).toBeHidden();
    await expect(page.locator('[data-count]')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Document checklist \(PDF\)/ })).toBeVisible();
  });
});
