/** Compliance calendar: filters, days that have passed. Its files and the links to them: tests/site/calendars.test.ts. */
import { expect, test, type Page } from 'playwright/test';
import { CALENDAR_FILTERS } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import { JURISDICTIONS } from '#site/vocabularies.ts';
import { axeFindings } from '../e2e/axe.ts';
import { entriesOf } from '../published.ts';

const FILTERS = Object.values(CALENDAR_FILTERS);

const choice = (page: Page, group: 'Category' | 'Jurisdiction', name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('[data-row]:visible');
const line = (page: Page) => page.getByRole('status').filter({ hasText: 'entries' });
const monthHeadings = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3, name: /^[A-Z][a-z]+ \d{4}$/ });
/** Months of the dates printed, of the next weeks; one that is explained has none. */
const printed = (page: Page) =>
  page
    .locator('[data-row]')
    .evaluateAll((all) => all.map(({ dataset }) => dataset['day']?.slice(0, 7)));
const shown = (count: number, total: number) => `Showing ${count} of ${total} entries`;
const explained = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Some dates explained, as examples' });
const none = (page: Page) => page.getByRole('heading', { name: 'No due dates match' });

async function openCalendar(page: Page): Promise<void> {
  await page.goto(ROUTES.complianceCalendar);
  await expect(choice(page, 'Category', 'All')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('all dates under their months, the choices above them', async ({ page }) => {
    await openCalendar(page);
    const all = await printed(page);
    expect(all.length).toBeGreaterThan(entriesOf('compliance').length);
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
    await expect(monthHeadings(page)).toHaveCount(new Set(all.filter(Boolean)).size);
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
