/** Tests lists with a filter, and lists that leave out past days. faqs.spec.ts tests the lists of questions. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { FILTER_OF_LAW } from '#site/compliance-year.ts';
import { dayInIndia } from '#lib/format.ts';
import { ROUTES } from '#site/routes.ts';
import { BLOG_CATEGORIES } from '#site/vocabularies.ts';
import { listedPosts as posts } from '../published.ts';
import { PHONE, expectSound, watchFaults } from './site-pages.ts';

const rows = (page: Page) => page.locator('main [data-row]:visible');
const choices = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('button');
const type = (page: Page) => page.locator('main [data-controls] input').fill('<b>plumbing');

for (const [path, narrow, texts, tag] of [
  [
    ROUTES.blog,
    type,
    ['No blog found', 'Please check back later. New posts will appear here once published.'],
    '',
  ],
  [ROUTES.faqs, type, ['No FAQs Found', 'No questions match your search.'], ''],
  [ROUTES.glossary, type, [], ' @slow'],
] as const) {
  test(`says on ${path} that nothing matches, and offers all entries${tag}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const control = page.locator('main [data-controls] :is(input, button)').first();
    await expect(control).toBeVisible();
    const all = await rows(page).count();
    const line = page.getByRole('status').filter({ hasText: /^Showing / });
    await expect(line).toContainText(`${all} of ${all}`);
    await narrow(page);
    for (const text of texts) await expect(page.getByText(text)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await expect(line).toContainText(`0 of ${all}`);
    await expectSound(page);
    await page.getByRole('button', { name: /^(Clear (the )?search|Show all .+)$/ }).click();
    await expect(rows(page)).toHaveCount(all);
    await expect(control).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`shows the whole list on ${path}, and no control that needs a script${tag}`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(rows(page)).not.toHaveCount(0);
      await expect(page.locator('main [data-row]:not(:visible)')).toHaveCount(0);
      // A search form may be visible: without a script, the form opens the search page.
      await expect(page.locator('main :is(input, button):visible:not(form *)')).toHaveCount(0);
      for (const text of texts) await expect(page.getByText(text)).toBeHidden();
    });
  });
}

test('shows a hidden term again when a link leads to the term, even if its id is in Kannada', async ({
  page,
}) => {
  const faults = await watchFaults(page);
  await page.goto(ROUTES.glossary);
  await expect(page.locator('main [data-controls] input')).toBeVisible();
  await page
    .locator('main [data-row][id]')
    .last()
    .evaluate((row) => (row.id = 'ತೆರಿಗೆ'));
  await type(page);
  await expect(rows(page)).toHaveCount(0);
  for (const hash of ['#%E0%A4', '#ತೆರಿಗೆ'])
    await page.evaluate((fragment) => (window.location.hash = fragment), hash);
  await expect(page.locator('[id="ತೆರಿಗೆ"]')).toBeInViewport();
  expect(faults).toEqual([]);
});

test('filters the blog by words and category', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Search the articles' });
  const shown = page.locator('article[data-post]:visible');
  const featured = page.locator('[data-featured]:visible');
  const line = page.getByRole('status').filter({ hasText: 'articles' });
  const category = (name: string) =>
    page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });
  const last = posts.at(-1)?.data;
  if (!last) throw new Error('no post is listed');
  await page.setViewportSize(PHONE);
  await page.goto(ROUTES.blog);
  await expect(shown).toHaveCount(posts.length);
  await expect(featured.locator('article')).toHaveCount(1);
  await expect(page.locator('li[data-row]:visible')).toHaveCount(posts.length - 1);
  await expect(choices(page, 'Category')).toHaveText(['All', ...BLOG_CATEGORIES]);
  await expect(category('All')).toHaveAttribute('aria-pressed', 'true');
  for (const text of [last.title, last.excerpt]) {
    await box.fill(` ${text.toUpperCase()} `);
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText(last.title);
    await expect(featured).toHaveCount(0);
    await expect(line).toHaveText(`Showing 1 of ${posts.length} articles`);
  }
  const byAuthor = posts.filter(({ data }) => data.author === last.author);
  await box.fill(last.author.toLowerCase());
  await expect(shown).toHaveCount(byAuthor.length);
  await category(last.category).press('Enter');
  await expect(page.locator('main [aria-pressed=true]')).toHaveText([last.category]);
  const ofThese = byAuthor.filter(({ data }) => data.category === last.category);
  await expect(shown).toHaveCount(ofThese.length);
});

test('on a phone, leaves more than 60 px for the first article above the bottom bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(ROUTES.blog);
  await choices(page, 'Category').getByText(BLOG_CATEGORIES[0]).click();
  const line = page.getByRole('status').filter({ hasText: 'articles' });
  const tray = page.getByRole('complementary', { name: 'Chat' }).locator('p');
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : NaN;
  };
  await expect
    .poll(async () => ((await tray.boundingBox())?.y ?? NaN) - (await bottomOf(line)))
    .toBeGreaterThan(60);
});

const daysOf = (rows: Locator) =>
  rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-day') ?? '').sort());
/** Returns the time 00:30 in India on `day`, when the previous day has not yet ended in UTC. */
const atStartOf = (day: string | undefined) => new Date(`${day}T00:30:00+05:30`);

test('shows no past day even if the last build is six weeks old @slow', async ({ page }) => {
  await page.goto(ROUTES.complianceCalendar);
  const labels = Object.values(FILTER_OF_LAW).map(({ label }) => label);
  await expect(choices(page, 'Category')).toHaveText(['All', ...labels]);
  const dates = page.locator('[data-row][data-day]');
  const days = await daysOf(dates);
  const today = new Date(atStartOf(days[0]).getTime() + 42 * 86_400_000);
  await page.clock.setFixedTime(today);
  await page.goto(ROUTES.complianceCalendar);
  const left = days.filter((day) => day >= dayInIndia(today));
  expect(left).not.toEqual([]);
  expect(left).not.toEqual(days);
  await expect.poll(() => daysOf(dates)).toEqual(left);
});

test('shows five due days on the home page, and hides those that have passed since the build', async ({
  page,
}) => {
  const strip = page.getByRole('region', { name: 'Due next for many businesses' });
  const shown = strip.locator('li > time:visible');
  await page.goto(ROUTES.home);
  const all = await strip.locator('li > time').all();
  const days = await Promise.all(all.map((time) => time.getAttribute('datetime')));
  expect(new Set(days).size).toBe(5);
  await page.clock.setFixedTime(atStartOf(days[1] ?? ''));
  await page.goto(ROUTES.home);
  await expect(shown).toHaveCount(4);
  await expect(shown.first()).toContainText('day today');
  await expect(page.locator('header [data-until]')).toHaveAttribute('hidden');
  await page.clock.setFixedTime(new Date(atStartOf(days[4] ?? '').getTime() + 86_400_000));
  await page.goto(ROUTES.home);
  await expect(strip).toBeHidden();
});
