/** Lists that are narrowed, by the visitor or by the days that pass. What a search finds: blog.spec.ts, faqs.spec.ts and below. */
import { expect, test, type Page } from 'playwright/test';
import { CALENDAR_FILTERS } from '#site/compliance-year.ts';
import { dayInIndia } from '#lib/format.ts';
import { ROUTES } from '#site/routes.ts';
import { FIXED_TEXTS } from '#site/texts.ts';
import { JURISDICTIONS } from '#site/vocabularies.ts';
import { axeFindings } from './axe.ts';
import { expectPageScript } from './islands.ts';

const DUE_DAYS_SHOWN = 5;

const rows = (page: Page) => page.locator('main [data-row]:visible');
const choice = (page: Page, group: 'Category' | 'Jurisdiction', name: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
const type = (page: Page) => page.locator('main [data-controls] input').fill('<b>plumbing');

/** Whatever it says is shown again. */
const CLEAR = /^(Clear (the )?search|Show all .+)$/;

const LISTS = [
  {
    path: ROUTES.blog,
    narrow: type,
    says: [FIXED_TEXTS.blogEmptyTitle, FIXED_TEXTS.blogEmptyText],
  },
  {
    path: ROUTES.faqs,
    narrow: type,
    says: [FIXED_TEXTS.faqsNoneFound, 'No questions match your search.'],
  },
  { path: ROUTES.glossary, narrow: type, says: [] },
  {
    path: ROUTES.complianceCalendar,
    narrow: async (page: Page) => {
      await choice(page, 'Category', 'GST').click();
      await choice(page, 'Jurisdiction', 'Karnataka').click();
    },
    says: ['No due dates match'],
  },
];

for (const { path, narrow, says } of LISTS) {
  const slow = [ROUTES.glossary, ROUTES.complianceCalendar].some((other) => other === path);
  test(
    `${path} is narrowed until nothing is left → said, and a way back`,
    slow ? { tag: '@slow' } : {},
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const controls = page.locator('main [data-controls] :is(input, button)').first();
      await expect(controls).toBeVisible();
      const all = await rows(page).count();
      const line = page.getByRole('status').filter({ hasText: /^Showing / });
      await expect(line).toContainText(`${all} of ${all}`);
      await narrow(page);
      for (const text of says) await expect(page.getByText(text)).toBeVisible();
      await expect(rows(page)).toHaveCount(0);
      await expect(line).toContainText(`0 of ${all}`);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: CLEAR }).click();
      await expect(rows(page)).toHaveCount(all);
      await expect(controls).toBeFocused();
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `${path} → the whole list, no dead controls`,
      slow ? { tag: '@slow' } : {},
      async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('main [data-row]:not(:visible)')).toHaveCount(0);
        // A form leads to the search page by itself.
        await expect(page.locator('main :is(input, button):visible:not(form *)')).toHaveCount(0);
        for (const text of says) await expect(page.getByText(text)).toBeHidden();
      },
    );
  });
}

const FILTERS = Object.values(CALENDAR_FILTERS);
const calendarDays = (page: Page) =>
  page
    .locator('[data-row][data-day]')
    .evaluateAll((all) => all.map(({ dataset }) => dataset['day'] ?? '').sort());

test(
  'the calendar, six weeks without a build → every choice, and no day that has passed',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(ROUTES.complianceCalendar);
    for (const [name, labels] of [
      ['Category', FILTERS.map(({ label }) => label)],
      ['Jurisdiction', JURISDICTIONS],
    ] as const) {
      const choices = page.getByRole('group', { name }).getByRole('button');
      await expect(choices).toHaveText(['All', ...labels]);
    }
    const days = await calendarDays(page);
    const months = new Set(days.map((day) => day.slice(0, 7)));
    const headings = page.getByRole('heading', { level: 3, name: /^[A-Z][a-z]+ \d{4}$/ });
    await expect(headings).toHaveCount(months.size);
    // Dates that are explained stand below, under a heading that says so.
    const explained = { level: 2, name: 'Some dates explained, as examples' };
    await expect(page.getByRole('heading', explained)).toBeVisible();
    const today = new Date(`${days[0] ?? ''}T00:30:00+05:30`).getTime() + 42 * 86_400_000;
    await page.clock.setFixedTime(today);
    await page.goto(ROUTES.complianceCalendar);
    const left = days.filter((day) => day >= dayInIndia(new Date(today)));
    expect(left).not.toEqual([]);
    expect(left).not.toEqual(days);
    await expect.poll(() => calendarDays(page)).toEqual(left);
  },
);

test(
  'words are typed into the glossary → terms and numbers are narrowed; a link to a hidden term → it is shown',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(ROUTES.glossary);
    const box = page.getByLabel('Search the glossary');
    await box.fill('15CA');
    await expect(page.locator('#form-145')).toBeVisible();
    await expect(page.getByRole('row', { name: /Form 15CA Form 145/ })).toBeVisible();
    await expect(page.locator('#din')).toBeHidden();
    await page.evaluate(() => (location.hash = 'din'));
    await expect(page.locator('#din')).toBeInViewport();
  },
);

test('the strip of the home page, a day later than the build → what has passed gives way to what comes next', async ({
  page,
  browser,
}) => {
  const strip = (of: Page) => of.getByRole('region', { name: 'Due next for many businesses' });
  const days = (of: Page) =>
    strip(of)
      .locator('li[data-day]:visible')
      .evaluateAll((all) => all.map((row) => row.getAttribute('data-day') ?? ''));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const printed = await context.newPage();
  await printed.goto(ROUTES.home);
  const before = await days(printed);
  await context.close();
  expect(before).toHaveLength(DUE_DAYS_SHOWN);
  expect(before).toEqual([...new Set(before)].sort());
  // Half an hour into the second day in India it is still the day before in UTC.
  await page.clock.setFixedTime(new Date(`${before[1] ?? ''}T00:30:00+05:30`));
  await page.goto(ROUTES.home);
  await expectPageScript(page);
  const after = await days(page);
  expect(after).toHaveLength(DUE_DAYS_SHOWN);
  expect(after.slice(0, -1)).toEqual(before.slice(1));
  await expect(strip(page).locator('li[data-day]:visible').first()).toContainText('day today');
});
