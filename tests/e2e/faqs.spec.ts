/** FAQ pages (spec 2.12, 2.13, 5): search, accordion, addresses of single answers. */
import { expect, test, type Page } from 'playwright/test';
import { MESSAGES } from '#config/messages.ts';
import { ROUTES } from '#config/routes.ts';
import { SEARCH_STATES } from '#config/site-search.ts';
import { axeFindings } from './axe.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' });
const answers = (page: Page) => page.locator('details[id^=faq-]');
const shown = (page: Page) => page.locator('details[id^=faq-]:visible');
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'questions' });
const headings = (page: Page) =>
  page.locator('[data-faq-category]:visible').getByRole('heading', { level: 2 });

/** Opened, in sight and not under the sticky header. */
async function expectInSight(page: Page, id: string): Promise<void> {
  const answer = page.locator(`#${id}`);
  await expect(answer).toHaveAttribute('open');
  await expect(answer.locator('p').first()).toBeVisible();
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').last().boundingBox();
      const { y = -1 } = (await answer.boundingBox()) ?? {};
      return y >= (header?.height ?? 0) && y < 300;
    })
    .toBe(true);
}

for (const width of [390, 1440])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('search in questions and answers hides the rest, without an axe finding', async ({
      page,
    }) => {
      await page.goto(ROUTES.faqs);
      await expect(answers(page)).toHaveCount(30);
      await expect(shown(page)).toHaveCount(30);
      await expect(headings(page)).toHaveText([
        'Financial Audit & Advisory Services',
        'Company Secretarial Services',
        'HR Services',
      ]);
      await expect(box(page)).toHaveAttribute('placeholder', 'Search for questions or answers...');

      const answer = answers(page).nth(24).locator('[data-answer]');
      const words = ((await answer.textContent()) ?? '').trim().split(/\s+/).slice(2, 7).join(' ');
      await box(page).fill(`  ${words.toUpperCase()} `);
      await expect(shown(page)).toHaveCount(1);
      await expect(headings(page)).toHaveText(['HR Services']);
      await expect(count(page)).toHaveText('Showing 1 of 30 questions');
      await shown(page).locator('summary').click();
      await expect(answer).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('no match: the empty state, and a way back', async ({ page }) => {
      await page.goto(ROUTES.faqs);
      await box(page).fill('<b>plumbing');
      await expect(page.getByRole('heading', { name: MESSAGES.faqsNoneFound })).toBeVisible();
      await expect(page.getByText('No questions match “<b>plumbing”')).toBeVisible();
      await expect(headings(page)).toHaveCount(0);
      await expect(count(page)).toHaveText('Showing 0 of 30 questions');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await expect(shown(page)).toHaveCount(30);
      await expect(page.getByRole('heading', { name: MESSAGES.faqsNoneFound })).toBeHidden();
    });

    for (const path of [ROUTES.faqs, ROUTES.faqsIndia])
      test(`${path}#faq-… opens that answer clear of the header`, async ({ page }) => {
        const far = path === ROUTES.faqs ? 'faq-12' : 'faq-7';
        await page.goto(`${path}#${far}`);
        await expectInSight(page, far);
        expect(await axeFindings(page)).toEqual([]);
        // An open answer above closes; what it takes away must not carry the target off.
        await page.evaluate(() => (location.hash = 'faq-2'));
        await expectInSight(page, 'faq-2');
        await page.evaluate((id) => (location.hash = id), far);
        await expectInSight(page, far);
        await expect(page.locator('details[id^=faq-][open]')).toHaveCount(1);
        await page.goBack();
        await expectInSight(page, 'faq-2');
      });
  });

for (const [path, total] of [
  [ROUTES.faqs, 30],
  [ROUTES.faqsIndia, 10],
] as const)
  test(`${path}: one answer open at a time, and it may be closed, by keyboard`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(answers(page)).toHaveCount(total);
    const first = answers(page).first();
    const last = answers(page).last();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('open');
    await last.locator('summary').focus();
    await page.keyboard.press('Space');
    await expect(last).toHaveAttribute('open');
    await expect(first).not.toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(page.locator('details[id^=faq-][open]')).toHaveCount(0);
  });

test('a search gives way to an answer that the address asks for', async ({ page }) => {
  await page.goto(ROUTES.faqs);
  await box(page).fill('plumbing');
  await expect(shown(page)).toHaveCount(0);
  await page.evaluate(() => (location.hash = 'faq-21'));
  await expectInSight(page, 'faq-21');
  await expect(box(page)).toHaveValue('');
  await expect(count(page)).toHaveText('Showing 30 of 30 questions');
});

test('a hash without an answer does nothing', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  for (const hash of ['#faq-99', '#%', '#main']) {
    await page.goto(`${ROUTES.faqs}${hash}`);
    await expect(box(page)).toBeVisible();
    await expect(page.locator('details[id^=faq-][open]')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test('the search box does not push the questions down when it appears', async ({ page }) => {
  await page.goto(ROUTES.faqs);
  await expect(box(page)).toBeVisible();
  const printed = await (await page.request.get(ROUTES.faqs)).text();
  expect(printed).toMatch(/<search data-search class="invisible /);
  const after = await answers(page).first().boundingBox();
  await page.locator('[data-search]').evaluate((field) => field.classList.add('invisible'));
  expect(await answers(page).first().boundingBox()).toEqual(after);
});

test('the search finds what was typed before it came', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  let asked = 0;
  await page.route('**/_astro/faq-search.*.js', async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  await page.goto(ROUTES.faqs);
  await box(page).fill('plumbing');
  await expect.poll(() => asked).toBe(1);
  await expect(shown(page)).toHaveCount(30);
  release(undefined);
  await expect(shown(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('plumbing');
});

test('where the search does not come, the page says so and keeps all questions', async ({
  page,
}) => {
  await page.route('**/_astro/faq-search.*.js', (route) => route.abort());
  await page.goto(ROUTES.faqs);
  await box(page).fill('plumbing');
  await expect(page.getByText(SEARCH_STATES.failed)).toBeVisible();
  await expect(shown(page)).toHaveCount(30);
  expect(await axeFindings(page)).toEqual([]);
});

test('on paper all answers stand open', async ({ page }) => {
  await page.goto(ROUTES.faqs);
  await expect(answers(page).nth(1).locator('[data-answer]')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers(page).locator('[data-answer]').all())
    expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
  await expect(box(page)).toBeHidden();
});

test('questions have the weight of headings', async ({ page }) => {
  await page.goto(ROUTES.faqs);
  const heading = await headings(page)
    .first()
    .evaluate((h2) => getComputedStyle(h2).fontWeight);
  await expect(answers(page).first().locator('summary')).toHaveCSS('font-weight', heading);
});

test('no framework is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(ROUTES.faqs);
  await expect(box(page)).toBeVisible();
  expect(scripts.filter((url) => /client|react/i.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all questions, no dead search box', async ({ page }) => {
    await page.goto(ROUTES.faqs);
    await expect(shown(page)).toHaveCount(30);
    await expect(page.locator('input[type=search]')).toBeHidden();
  });
});
