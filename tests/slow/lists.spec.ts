/** Lists that are narrowed, beside that of articles (e2e/blog): the calendar, with days that have passed, and the glossary. */
import { expect, test, type Page } from 'playwright/test';
import { CALENDAR_FILTERS } from '#site/compliance-year.ts';
import { dayInIndia } from '#lib/format.ts';
import { ROUTES } from '#site/routes.ts';
import { JURISDICTIONS } from '#site/vocabularies.ts';
import { axeFindings } from '../e2e/axe.ts';

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

test('choices that no date fits → said, nothing is shown, and a way back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalendar(page);
  const all = await printed(page);
  await expect(rows(page)).toHaveCount(all.length);
  await expect(line(page)).toHaveText(shown(all.length, all.length));
  for (const [name, labels] of [
    ['Category', FILTERS.map(({ label }) => label)],
    ['Jurisdiction', JURISDICTIONS],
  ] as const)
    await expect(page.getByRole('group', { name }).getByRole('button')).toHaveText([
      'All',
      ...labels,
    ]);
  await expect(monthHeadings(page)).toHaveCount(new Set(all.filter(Boolean)).size);
  // Those that are explained stand below, under a heading that says so.
  await expect(explained(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await choice(page, 'Category', 'GST').click();
  await choice(page, 'Jurisdiction', 'Karnataka').click();
  await expect(none(page)).toBeVisible();
  await expect(line(page)).toHaveText(shown(0, all.length));
  await expect(rows(page)).toHaveCount(0);
  await expect(monthHeadings(page)).toHaveCount(0);
  await expect(explained(page)).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all due dates' }).click();
  await expect(rows(page)).toHaveCount(all.length);
  await expect(choice(page, 'Category', 'All')).toBeFocused();
});

test('six weeks without a build → the days that have passed are not listed', async ({ page }) => {
  await openCalendar(page);
  const days = await page
    .locator('[data-row][data-day]')
    .evaluateAll((all) => all.map(({ dataset }) => dataset['day'] ?? '').sort());
  const today = new Date(`${days[0] ?? ''}T00:30:00+05:30`).getTime() + 42 * 86_400_000;
  await page.clock.setFixedTime(today);
  await openCalendar(page);
  const left = days.filter((day) => day >= dayInIndia(new Date(today)));
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(days.length);
  await expect(page.locator('[data-row][data-day]')).toHaveCount(left.length);
});

test('words are typed into the glossary → terms and numbers are narrowed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(ROUTES.glossary);
  const box = page.getByLabel('Search the glossary');
  await box.fill('15CA');
  await expect(page.locator('#form-145')).toBeVisible();
  await expect(page.locator('#din')).toBeHidden();
  await expect(page.getByRole('row', { name: /Form 15CA Form 145/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await box.fill('no such word');
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await expect(box).toBeFocused();
  await expect(page.locator('#din')).toBeVisible();
  // A link to a term that the words hide shows it.
  await box.fill('gratuity');
  await expect(page.locator('#din')).toBeHidden();
  await page.evaluate(() => (location.hash = 'din'));
  await expect(page.locator('#din')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calendar → all dates, no dead choices, files at hand', async ({ page }) => {
    await page.goto(ROUTES.complianceCalendar);
    await expect(rows(page)).toHaveCount((await printed(page)).length);
    await expect(page.locator('[data-filter]')).toBeHidden();
    await expect(none(page)).toBeHidden();
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download .ics of all due dates' }).click();
    expect((await started).suggestedFilename()).toBe('all.ics');
  });

  test('the glossary → all terms and both maps', async ({ page }) => {
    await page.goto(ROUTES.glossary);
    await expect(page.getByLabel('Search the glossary')).toBeHidden();
    await expect(page.locator('#gstr-2b')).toContainText('credit that suppliers have reported');
    await expect(page.getByRole('row', { name: /Section 195 Section 393\(2\)/ })).toBeVisible();
  });
});
