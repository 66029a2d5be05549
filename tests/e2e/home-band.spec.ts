/** On the home page: what is due next, what is new, and the tools. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { toolPaths } from '../published.ts';

const DUE_DAYS_SHOWN = 5;

const DUE = 'Due next for many businesses';
const part = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const shownDays = (page: Page) =>
  part(page, DUE)
    .locator('li[data-day]:visible')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['day'] ?? ''));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the next days as of the build, each with what is due', async ({ page }) => {
    await page.goto(ROUTES.home);
    const days = await shownDays(page);
    expect(days).toHaveLength(DUE_DAYS_SHOWN);
    expect(days).toEqual([...new Set(days)].sort());
    for (const row of await part(page, DUE).locator('li[data-day]:visible').all())
      await expect(row).toHaveText(/^\s*\d{1,2} \w{3}, \w+day\s+\S.+/);
  });
});

test('on a later day what has passed gives way to what comes after it', async ({ page }) => {
  await page.goto(ROUTES.home);
  const before = await shownDays(page);
  const second = before[1] ?? '';
  // Half an hour into that day in India it is still the day before in UTC.
  await page.clock.setFixedTime(new Date(`${second}T00:30:00+05:30`));
  await page.reload();
  const after = await shownDays(page);
  expect(after).toHaveLength(DUE_DAYS_SHOWN);
  expect(after.slice(0, DUE_DAYS_SHOWN - 1)).toEqual(before.slice(1));
  await expect(part(page, DUE).locator('li[data-day]:visible').first()).toContainText('day today');
});

test('on a day after the last of its dates, the section is hidden', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2100-01-01T12:00:00+05:30'));
  await page.goto(ROUTES.home);
  await expect(part(page, 'Tools')).toBeVisible();
  await expect(page.getByText(DUE)).toBeHidden();
});

test('its links lead to the calendar, the newest article and update, and every tool', async ({
  page,
}) => {
  await page.goto(ROUTES.home);
  const links = (name: string) =>
    part(page, name)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(await links(DUE)).toEqual([ROUTES.complianceCalendar]);
  const [post, update, blog] = await links('Recently published');
  expect(post).toMatch(/^\/blog\/\d+$/);
  expect(update?.startsWith(`${ROUTES.taxUpdates}/`)).toBe(true);
  expect(blog).toBe(ROUTES.blog);
  const tools = toolPaths().filter((one) => one.startsWith('/tools/'));
  expect(await links('Tools')).toEqual([...tools, ROUTES.tools]);
});
