/** Tests the questions of a FAQ page and of a service: search, accordion, and links to single answers. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { entriesOf } from '../published.ts';
import { expectAwake } from './islands.ts';
import { PHONE, expectSound } from './site-pages.ts';

const QUESTIONS = entriesOf('faqs').filter(({ group }) => group?.data.page === 'faqs').length;

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' });
const open = (page: Page) => page.locator('.faqs > details[open]');
const categories = (page: Page) => page.locator('section[data-tone] > h2:visible');
const questions = (page: Page) => page.locator('.faqs').getByRole('heading');
const goToPart = (page: Page, id: string) => page.evaluate((id) => (location.hash = id), id);

/** Expects an answer to be open, and its question to be visible below the sticky header. */
async function expectInSight(page: Page, id: string): Promise<void> {
  const answer = page.locator('details', { has: page.locator(`#${id}`) });
  await expect(answer).toHaveAttribute('open');
  await expect(page.locator(`#${id} p`).first()).toBeVisible();
  const header = await page.getByRole('banner').last().boundingBox();
  const isInSight = async () => {
    const { y = -1 } = (await answer.boundingBox()) ?? {};
    return y >= (header?.height ?? 0) && y < 300;
  };
  await expect.poll(isInSight).toBe(true);
}

test('finds a question by words of its answer, under the right category', async ({ page }) => {
  await page.goto(ROUTES.faqs);
  await expect(questions(page)).toHaveCount(QUESTIONS);
  await expect(categories(page)).toHaveText([
    'Financial Audit & Advisory Services',
    'Company Secretarial Services',
    'HR Services',
  ]);
  await expect(box(page)).toHaveAttribute('placeholder', 'Search for questions or answers...');
  const answer = page.locator('#faq-25');
  const words = ((await answer.textContent()) ?? '').trim().split(/\s+/).slice(2, 7);
  await box(page).fill(`  ${words.join(' ').toUpperCase()} `);
  await expect(questions(page)).toHaveCount(1);
  await expect(categories(page)).toHaveText(['HR Services']);
  const count = page.getByRole('status').filter({ hasText: 'questions' });
  await expect(count).toHaveText(`Showing 1 of ${QUESTIONS} questions`);
  await questions(page).click();
  await expect(answer).toBeVisible();
  await expectSound(page);
  // If the search has hidden a category, a link to this category empties the search box.
  await page.locator('a[href="#company-secretarial"]:visible').click();
  await expect(box(page)).toHaveValue('');
  await expect(page.locator('#company-secretarial h2')).toBeInViewport();
  // The search looks for the whole text, so the same words in another order match nothing (specification, section 5).
  await box(page).fill(words.reverse().join(' '));
  await expect(page.getByText('No FAQs Found')).toBeVisible();
});

test('underlines the link of the visible category beside the questions', async ({ page }) => {
  await page.goto(ROUTES.faqs);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.last().click();
  await page.mouse.move(0, 0); // A hovered link is underlined too.
  await expect(links.last()).toHaveCSS('text-decoration-line', 'underline');
  await expect(links.first()).not.toHaveCSS('text-decoration-line', 'underline');
});

test('a link to #faq-… opens the answer and shows it below the sticky header', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${ROUTES.faqs}#faq-12`);
  await expectInSight(page, 'faq-12');
  // When faq-12 opens, faq-2 above it closes, but faq-12 must stay in view.
  for (const id of ['faq-2', 'faq-12']) {
    await goToPart(page, id);
    await expectInSight(page, id);
  }
  await expect(open(page)).toHaveCount(1);
  await page.goBack();
  await expectInSight(page, 'faq-2');
  // If the search has hidden an answer, a link to this answer empties the search box.
  await box(page).fill('plumbing');
  await expect(questions(page)).toHaveCount(0);
  await goToPart(page, 'faq-21');
  await expectInSight(page, 'faq-21');
  await expect(box(page)).toHaveValue('');
});

test('keeps an opened question in place while the answer above it closes', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(ROUTES.faqs);
  const fifth = page.locator('.faqs > details').nth(4);
  /** Waits until no answer grows or shrinks. Returns the distance of the question from the top of the window. */
  const topAtRest = () =>
    fifth.evaluate(async (node) => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      return node.getBoundingClientRect().top;
    });
  await questions(page).first().click();
  // Waits for hydration, which takes more than one frame because the page has many questions.
  const keys = () => fifth.locator('summary').evaluate((node) => Object.keys(node).join());
  await expect.poll(keys).toContain('__reactProps');
  const top = (await topAtRest()) - 350;
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), top);
  const before = await topAtRest();
  await fifth.locator('summary').click();
  await expect(fifth).toHaveAttribute('open');
  expect(Math.abs((await topAtRest()) - before)).toBeLessThanOrEqual(2);
});

const FAQS_SHOWN_FIRST = 3;

const SERVICE = servicePagePath('faas/registrations/gst');
const list = (page: Page) => page.locator('[data-faq-list]:visible');
const asked = (page: Page) => list(page).locator('details[name] > summary');
const shown = (page: Page) => asked(page).filter({ visible: true });
const toggle = (page: Page) => list(page).locator('details:not([name]) > summary');
const openIn = (page: Page) => list(page).locator('details[name][open]');

test('“Show More” and “Show Less” change the list and close the open answer', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(SERVICE);
  const gst = entriesOf('services').find(({ id }) => id === 'faas/registrations/gst');
  const total = gst?.data.faqs.length ?? 0;
  await expect(shown(page)).toHaveCount(FAQS_SHOWN_FIRST);
  await expect(toggle(page)).toHaveText('Show More', { useInnerText: true });

  await asked(page).first().click();
  await expect(openIn(page)).toHaveCount(1);
  await expectAwake(page, list(page));
  await toggle(page).click();
  await expect(shown(page)).toHaveCount(total);
  await expect(openIn(page)).toHaveCount(0);
  await expect(toggle(page)).toHaveText('Show Less', { useInnerText: true });

  await asked(page).last().click();
  await expect(openIn(page)).toHaveCount(1);
  await expectSound(page);
  await toggle(page).press('Enter');
  await expect(shown(page)).toHaveCount(FAQS_SHOWN_FIRST);
  await expect(openIn(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to #faq-… opens the answer; a printout contains all answers', async ({ page }) => {
    await page.goto(`${ROUTES.faqs}#faq-12`);
    await expect(questions(page)).toHaveCount(QUESTIONS);
    await expectInSight(page, 'faq-12');
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('[data-answer]').all())
      expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
  });
});
