/** The questions of a service: three first, the rest on request, one answer open at a time. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { servicePagePath } from '#site/services.ts';
import { axeFindings } from './axe.ts';
import { expectAwake } from './islands.ts';

const FAQS_SHOWN_FIRST = 3;

const PAGE = servicePagePath('faas/registrations/gst');
const listIn = (page: Page) => page.locator('[data-faq-list]:visible');
const questionsIn = (list: Locator) => list.locator('details[name] > summary');
const shownIn = (list: Locator) => questionsIn(list).filter({ visible: true });
const toggleIn = (list: Locator) => list.locator('details:not([name]) > summary');
const openIn = (list: Locator) => list.locator('details[name][open]');

test('“Show More”, “Show Less” → all, then three again, and the open answer is closed each time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
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

  test('the address of a question among the rest → it is shown, and every question opens', async ({
    page,
  }) => {
    await page.goto(`${PAGE}#faq-${FAQS_SHOWN_FIRST + 2}`);
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
