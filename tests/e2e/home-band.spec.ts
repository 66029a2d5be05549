/** On the home page: what is due next, what is new, and the tools. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';

const DUE_DAYS_SHOWN = 5;

const DUE = 'Due next for many businesses';
const part = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const shownDays = (page: Page) =>
  part(page, DUE)
    .locator('li[data-day]:visible')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['day'] ?? ''));

test('a later day than that of the build → what has passed gives way to what comes after it', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const printed = await context.newPage();
  await printed.goto(ROUTES.home);
  const before = await shownDays(printed);
  await context.close();
  expect(before).toHaveLength(DUE_DAYS_SHOWN);
  expect(before).toEqual([...new Set(before)].sort());
  const second = before[1] ?? '';
  // Half an hour into that day in India it is still the day before in UTC.
  await page.clock.setFixedTime(new Date(`${second}T00:30:00+05:30`));
  await page.goto(ROUTES.home);
  const after = await shownDays(page);
  expect(after).toHaveLength(DUE_DAYS_SHOWN);
  expect(after.slice(0, DUE_DAYS_SHOWN - 1)).toEqual(before.slice(1));
  await expect(part(page, DUE).locator('li[data-day]:visible').first()).toContainText('day today');
});
