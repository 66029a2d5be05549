/** FAQ pages: search, accordion, addresses of single answers. */
import { expect, test, type Page } from 'playwright/test';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES } from '#site/routes.ts';
import { SEARCH_FAILED } from '#site/messages.ts';
import { questionsOn } from '../published.ts';
import { axeFindings } from './axe.ts';
import { expectAwake } from './islands.ts';
import { slowUnless } from './slow.ts';

const QUESTIONS = questionsOn('faqs');

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
  test.describe(`${width} px`, slowUnless(width === 390), () => {
    test.use({ viewport: { width, height: 900 } });

    test('search in questions and answers hides the rest, without an axe finding', async ({
      page,
    }) => {
      await page.goto(ROUTES.faqs);
      await expect(answers(page)).toHaveCount(QUESTIONS);
      await expect(shown(page)).toHaveCount(QUESTIONS);
      await expect(headings(page)).toHaveText([
        'Financial Audit & Advisory Services',
        'Company Secretarial Services',
        'HR Services',
      ]);
      await expect(box(page)).toHaveAttribute('placeholder', 'Search for questions or answers...');

      const answer = page.locator('#faq-25 [data-answer]');
      const words = ((await answer.textContent()) ?? '').trim().split(/\s+/).slice(2, 7).join(' ');
      await box(page).fill(`  ${words.toUpperCase()} `);
      await expect(shown(page)).toHaveCount(1);
      await expect(headings(page)).toHaveText(['HR Services']);
      await expect(count(page)).toHaveText(`Showing 1 of ${QUESTIONS} questions`);
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
      await expect(count(page)).toHaveText(`Showing 0 of ${QUESTIONS} questions`);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await expect(shown(page)).toHaveCount(QUESTIONS);
      await expect(page.getByRole('heading', { name: MESSAGES.faqsNoneFound })).toBeHidden();
    });

    for (const path of [ROUTES.faqs, ROUTES.faqsIndia])
      test(
        `${path}#faq-… opens that answer clear of the header`,
        slowUnless(path === ROUTES.faqs),
        async ({ page }) => {
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
        },
      );
  });

for (const [path, total] of [
  [ROUTES.faqs, QUESTIONS],
  [ROUTES.faqsIndia, questionsOn('faqs-india')],
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
    await expect(last.locator('summary')).toBeFocused();
  });

test('a search gives way to an answer that the address asks for', async ({ page }) => {
  await page.goto(ROUTES.faqs);
  await box(page).fill('plumbing');
  await expect(shown(page)).toHaveCount(0);
  await page.evaluate(() => (location.hash = 'faq-21'));
  await expectInSight(page, 'faq-21');
  await expect(box(page)).toHaveValue('');
  await expect(count(page)).toHaveText(`Showing ${QUESTIONS} of ${QUESTIONS} questions`);
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

test('the search finds what was typed before it came', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  let asked = 0;
  await page.route('**/_astro/FaqSearch.*', async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  await page.goto(ROUTES.faqs);
  await box(page).fill('plumbing');
  await expect.poll(() => asked).toBe(1);
  await expect(shown(page)).toHaveCount(QUESTIONS);
  release(undefined);
  await expect(shown(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('plumbing');
});

test('where the search does not come, the page says so and keeps all questions', async ({
  page,
}) => {
  await page.route('**/_astro/FaqSearch.*', (route) => route.abort());
  await page.goto(ROUTES.faqs);
  await box(page).fill('plumbing');
  await expect(page.getByText(SEARCH_FAILED)).toBeVisible();
  await expect(shown(page)).toHaveCount(QUESTIONS);
  expect(await axeFindings(page)).toEqual([]);
});

test('on paper all answers are open', async ({ page }) => {
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

test('no framework is loaded until something is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(ROUTES.faqs, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /client|react|FaqSearch/i.test(url))).toEqual([]);
  await box(page).focus();
  await expect.poll(() => scripts.some((url) => /\/react\./.test(url))).toBe(true);
});

for (const width of [390, 1440])
  for (const path of [ROUTES.faqs, ROUTES.faqsIndia])
    test(
      `${path}: the question that is opened stays where it is at ${width} px`,
      slowUnless(width === 390 && path === ROUTES.faqs),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        const questions = page.locator('details[id^=faq-] > summary');
        const placeOf = (index: number) =>
          questions.nth(index).evaluate((node) => node.getBoundingClientRect().top);
        // By the browser alone, then by the island, by mouse and by key, with the open answer above and below.
        for (const [index, key] of [
          [0],
          [4],
          [6, 'Enter'],
          [2],
          [7, 'Space'],
          [7],
          [1, 'Enter'],
        ] as const) {
          await questions.nth(index).evaluate((node) => {
            scrollBy({ top: node.getBoundingClientRect().top - 350, behavior: 'instant' });
          });
          const before = await placeOf(index);
          const wasOpen = await answers(page)
            .nth(index)
            .evaluate((node: HTMLDetailsElement) => node.open);
          if (key) {
            await questions
              .nth(index)
              .evaluate((node: HTMLElement) => node.focus({ preventScroll: true }));
            await page.keyboard.press(key);
          } else await questions.nth(index).click();
          if (wasOpen) await expect(answers(page).nth(index)).not.toHaveAttribute('open');
          else await expect(answers(page).nth(index)).toHaveAttribute('open');
          // By time: answers close and open in turn, and between them nothing moves that could be waited for.
          await page.waitForTimeout(300);
          expect(Math.abs((await placeOf(index)) - before)).toBeLessThanOrEqual(2);
          await expect(page.locator('details[id^=faq-][open]')).toHaveCount(wasOpen ? 0 : 1);
          if (index === 4) await expectAwake(page, questions.first());
        }
      },
    );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all questions, no dead search box', async ({ page }) => {
    await page.goto(ROUTES.faqs);
    await expect(shown(page)).toHaveCount(QUESTIONS);
    await expect(page.locator('main input[type=search]')).toBeHidden();
  });
});
