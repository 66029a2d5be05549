/** Compliance calendar: filters, address, subscriptions, calendar files. */
import { expect, test, type Page } from 'playwright/test';
import { calendarFilePath, calendarPath } from '#site/file-paths.ts';
import { CALENDAR_FILTERS } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import { COMPLIANCE_CATEGORIES, JURISDICTIONS } from '#site/vocabularies.ts';
import { readCollection } from '#collections/reading/read.ts';
import { readTokens } from '#collections/reading/figures.ts';
import { firm } from '../firm.ts';
import { axeFindings } from '../e2e/axe.ts';

const tokens = readTokens(firm);
const deadlines = readCollection('compliance', tokens).value;
const events = readCollection('events', tokens).value;
const FILTERS = Object.values(CALENDAR_FILTERS);

const choice = (page: Page, group: 'Category' | 'Jurisdiction', name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('[data-row]:visible');
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'due dates' });
const monthHeadings = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3, name: /^[A-Z][a-z]+ \d{4}$/ });
/** Dates of the next weeks and those explained, as printed: value of the filter, month. */
const printed = (page: Page) =>
  page.locator('[data-row]').evaluateAll((all) =>
    all.map(({ dataset }) => ({
      category: dataset['category'],
      jurisdiction: dataset['jurisdiction'],
      month: dataset['day']?.slice(0, 7),
    })),
  );
const monthsOf = (of: Awaited<ReturnType<typeof printed>>) =>
  new Set(of.flatMap(({ month }) => month ?? [])).size;
const shown = (count: number, total: number) => `Showing ${count} of ${total} due dates`;
const explained = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Some dates explained, as examples' });
const none = (page: Page) => page.getByRole('heading', { name: 'No due dates match' });

async function openCalendar(page: Page, query = ''): Promise<void> {
  await page.goto(`${ROUTES.complianceCalendar}${query}`);
  await expect(choice(page, 'Category', 'All')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('all dates under their months, the choices above them', async ({ page }) => {
    await openCalendar(page);
    const all = await printed(page);
    expect(all.length).toBeGreaterThan(deadlines.length);
    await expect(rows(page)).toHaveCount(all.length);
    await expect(line(page)).toHaveText(shown(all.length, all.length));
    await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText([
      'All',
      ...FILTERS.map(({ label }) => label),
    ]);
    await expect(page.getByRole('group', { name: 'Jurisdiction' }).getByRole('button')).toHaveText([
      'All',
      ...JURISDICTIONS,
    ]);
    await expect(monthHeadings(page)).toHaveCount(monthsOf(all));
    // Those that are explained stand below, under a heading that says so.
    await expect(explained(page)).toBeVisible();
    for (const name of ['Upcoming Deadlines', 'Completed'])
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('nothing fits: said, and a way back', async ({ page }) => {
    await openCalendar(page);
    const { length } = await printed(page);
    await choice(page, 'Category', 'GST').click();
    await choice(page, 'Jurisdiction', 'Karnataka').click();
    await expect(none(page)).toBeVisible();
    await expect(line(page)).toHaveText(shown(0, length));
    await expect(rows(page)).toHaveCount(0);
    await expect(monthHeadings(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Upcoming Deadlines' })).toBeHidden();
    await expect(explained(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Compliance Categories' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show all due dates' }).click();
    await expect(rows(page)).toHaveCount(length);
    await expect(choice(page, 'Category', 'All')).toBeFocused();
    await expect(none(page)).toBeHidden();
  });
});

test('days that have passed since the build are not listed', async ({ page }) => {
  await openCalendar(page);
  const days = await page
    .locator('[data-row][data-day]')
    .evaluateAll((all) => all.map(({ dataset }) => dataset['day'] ?? ''));
  const later = [...new Set(days)][2] ?? '';
  await page.clock.setFixedTime(new Date(`${later}T00:30:00+05:30`));
  await openCalendar(page);
  const left = days.filter((day) => day >= later).length;
  expect(left).toBeLessThan(days.length);
  await expect(page.locator('[data-row][data-day]')).toHaveCount(left);
});

test('subscribe links are for a calendar program; files can be had, of all and of each category', async ({
  page,
}) => {
  await openCalendar(page);
  const main = page.getByRole('main');
  const subscribe = main.getByRole('link', { name: /^Subscribe to/ });
  expect(
    await subscribe.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(
    [undefined, ...COMPLIANCE_CATEGORIES].map(
      (category) => `webcal://www.example.com${calendarPath(category)}`,
    ),
  );
  await expect(main.getByRole('link', { name: /^Download \.ics of/ })).toHaveCount(
    1 + COMPLIANCE_CATEGORIES.length,
  );
});

test('an event to come can be added, a past one not', async ({ page }) => {
  await page.goto(ROUTES.events);
  const upcoming = events.filter(({ data }) => data.status !== 'completed');
  const add = page.getByRole('link', { name: /^Add to calendar/ });
  await expect(add).toHaveCount(upcoming.length);
  for (const { id } of upcoming)
    await expect(
      page.locator(`[id="${id}"]`).getByRole('link', { name: 'Add to calendar' }),
    ).toHaveAttribute('href', calendarFilePath('events', id));
  const started = page.waitForEvent('download');
  await add.first().press('Enter');
  expect((await started).suggestedFilename()).toMatch(/\.ics$/);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all dates, no dead choices, calendars at hand', async ({ page }) => {
    await page.goto(ROUTES.complianceCalendar);
    await expect(rows(page)).toHaveCount((await printed(page)).length);
    await expect(page.locator('[data-filter]')).toBeHidden();
    await expect(none(page)).toBeHidden();
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download .ics of all due dates' }).click();
    expect((await started).suggestedFilename()).toBe('all.ics');
  });
});
