/** Questions: search, accordion, addresses of single answers, those of a service. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { questionsOn } from '../published.ts';
import { servicePagePath } from '#site/services.ts';
import { axeFindings } from './axe.ts';
import { expectAwake } from './islands.ts';

const QUESTIONS = questionsOn('faqs');

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' });
const answers = (page: Page) => page.locator('.faqs > details');
const open = (page: Page) => page.locator('.faqs > details[open]');
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'questions' });
const categories = (page: Page) => page.locator('section[data-tone] > h2:visible');
const questions = (page: Page) => page.locator('.faqs').getByRole('heading');

/** Opened, and its question in sight and not under the sticky header. */
async function expectInSight(page: Page, id: string): Promise<void> {
  const answer = page.locator('details', { has: page.locator(`#${id}`) });
  await expect(answer).toHaveAttribute('open');
  await expect(page.locator(`#${id} p`).first()).toBeVisible();
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').last().boundingBox();
      const { y = -1 } = (await answer.boundingBox()) ?? {};
      return y >= (header?.height ?? 0) && y < 300;
    })
    .toBe(true);
}

test('words of an answer are typed → the other questions are hidden, without an axe finding', async ({
  page,
}) => {
  await page.goto(ROUTES.faqs);
  await expect(questions(page)).toHaveCount(QUESTIONS);
  await expect(categories(page)).toHaveText([
    'Financial Audit & Advisory Services',
    'Company Secretarial Services',
    'HR Services',
  ]);
  await expect(box(page)).toHaveAttribute('placeholder', 'Search for questions or answers...');
  const answer = page.locator('#faq-25');
  const words = ((await answer.textContent()) ?? '').trim().split(/\s+/).slice(2, 7).join(' ');
  await box(page).fill(`  ${words.toUpperCase()} `);
  await expect(questions(page)).toHaveCount(1);
  await expect(categories(page)).toHaveText(['HR Services']);
  await expect(count(page)).toHaveText(`Showing 1 of ${QUESTIONS} questions`);
  await questions(page).click();
  await expect(answer).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // What is typed is looked for as it is (spec section 5).
  await box(page).fill(words.split(' ').reverse().join(' '));
  await expect(page.getByText('No FAQs Found')).toBeVisible();
});

test('a link to a category that a search has hidden → it is back', async ({ page }) => {
  await page.goto(ROUTES.faqs);
  await box(page).fill('posh');
  await expect(categories(page)).toHaveText(['HR Services']);
  await page.locator('a[href="#company-secretarial"]').click();
  await expect(box(page)).toHaveValue('');
  await expect(page.locator('#company-secretarial h2')).toBeInViewport();
});

test('an address with #faq-… → that answer is open, clear of the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${ROUTES.faqs}#faq-12`);
  await expectInSight(page, 'faq-12');
  expect(await axeFindings(page)).toEqual([]);
  // An open answer above closes; what it takes away must not carry the target off.
  await page.evaluate(() => (location.hash = 'faq-2'));
  await expectInSight(page, 'faq-2');
  await page.evaluate(() => (location.hash = 'faq-12'));
  await expectInSight(page, 'faq-12');
  await expect(open(page)).toHaveCount(1);
  await page.goBack();
  await expectInSight(page, 'faq-2');
  // A search that hides the answer gives way.
  await box(page).fill('plumbing');
  await expect(questions(page)).toHaveCount(0);
  await page.evaluate(() => (location.hash = 'faq-21'));
  await expectInSight(page, 'faq-21');
  await expect(box(page)).toHaveValue('');
});

test('a question is opened → it stays where it is, while the one above it closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTES.faqs);
  const summary = (index: number) => answers(page).nth(index).locator('summary');
  const placeOf = (index: number) =>
    summary(index).evaluate((node) => node.getBoundingClientRect().top);
  await summary(0).click();
  // React takes over so many questions in more than a frame.
  await expect
    .poll(() => summary(4).evaluate((node) => Object.keys(node).join()))
    .toContain('__reactProps');
  await summary(4).evaluate((node: HTMLElement) =>
    scrollBy({ top: node.getBoundingClientRect().top - 350, behavior: 'instant' }),
  );
  // By time, twice: the first answer still grows, and later answers close and open in turn.
  await page.waitForTimeout(300);
  const before = await placeOf(4);
  await summary(4).click();
  await expect(answers(page).nth(4)).toHaveAttribute('open');
  await page.waitForTimeout(300);
  expect(Math.abs((await placeOf(4)) - before)).toBeLessThanOrEqual(2);
});

// The questions of a service: three first, the rest on request.
const FAQS_SHOWN_FIRST = 3;

const SERVICE = servicePagePath('faas/registrations/gst');
const listIn = (page: Page) => page.locator('[data-faq-list]:visible');
const questionsIn = (list: Locator) => list.locator('details[name] > summary');
const shownIn = (list: Locator) => questionsIn(list).filter({ visible: true });
const toggleIn = (list: Locator) => list.locator('details:not([name]) > summary');
const openIn = (list: Locator) => list.locator('details[name][open]');

test('“Show More”, “Show Less” → all, then three again, and the open answer is closed each time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SERVICE);
  const list = listIn(page);
  const total = await questionsIn(list).count();
  expect(total).toBeGreaterThan(FAQS_SHOWN_FIRST);
  await expect(shownIn(list)).toHaveCount(FAQS_SHOWN_FIRST);
  await expect(toggleIn(list)).toHaveText('Show More', { useInnerText: true });

  await questionsIn(list).first().click();
  await expect(openIn(list)).toHaveCount(1);
  await expectAwake(page, list);
  await toggleIn(list).click();
  await expect(shownIn(list)).toHaveCount(total);
  await expect(openIn(list)).toHaveCount(0);
  await expect(toggleIn(list)).toHaveText('Show Less', { useInnerText: true });

  await questionsIn(list).last().click();
  await expect(openIn(list)).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await toggleIn(list).focus();
  await page.keyboard.press('Enter');
  await expect(shownIn(list)).toHaveCount(FAQS_SHOWN_FIRST);
  await expect(openIn(list)).toHaveCount(0);
  await expect(toggleIn(list)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address with #faq-… → that answer is open; on paper all are', async ({ page }) => {
    await page.goto(`${ROUTES.faqs}#faq-12`);
    await expect(questions(page)).toHaveCount(QUESTIONS);
    await expectInSight(page, 'faq-12');
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('[data-answer]').all())
      expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
  });

  test('the address of a question among the rest → it is shown, and every question opens', async ({
    page,
  }) => {
    await page.goto(`${SERVICE}#faq-${FAQS_SHOWN_FIRST + 2}`);
    const list = listIn(page);
    // The browser itself opens the part that holds it.
    await expect(page.locator(`#faq-${FAQS_SHOWN_FIRST + 2}`)).toBeInViewport();
    await expect(shownIn(list)).toHaveCount(await questionsIn(list).count());
    await questionsIn(list).last().click();
    await expect(list.locator('[data-answer]').last()).toBeVisible();
    await questionsIn(list).first().click();
    await expect(openIn(list)).toHaveCount(1);
  });
});
