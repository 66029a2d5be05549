/** The questions of a service (spec 4): three first, the rest on request, one answer open at a time. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { FAQS_SHOWN_FIRST } from '#config/limits.ts';
import { FAMILIES, servicePagePath } from '#config/services.ts';
import { addressOf } from '#logic/service-openings.ts';
import { axeFindings } from './axe.ts';

const PLACES = {
  'on the page of a family': addressOf('faas', 'registrations/gst'),
  "on a service's own page": servicePagePath('faas/registrations/gst'),
};
const listIn = (page: Page) => page.locator('[data-faq-list]:visible');
const moreIn = (list: Locator) => list.getByRole('button', { name: 'Show More' });
const lessIn = (list: Locator) => list.getByRole('button', { name: 'Show Less' });
const openIn = (list: Locator) => list.locator('details[open]');

for (const [place, address] of Object.entries(PLACES))
  test.describe(place, () => {
    test('shows three, then all, then three, and closes the open answer each time', async ({
      page,
    }) => {
      await page.goto(address);
      const list = listIn(page);
      const questions = list.locator('summary:visible');
      const total = await list.locator('summary').count();
      expect(total).toBeGreaterThan(FAQS_SHOWN_FIRST);
      await expect(questions).toHaveCount(FAQS_SHOWN_FIRST);
      await expect(moreIn(list)).toHaveAttribute('aria-expanded', 'false');

      await questions.first().click();
      await expect(openIn(list)).toHaveCount(1);
      await moreIn(list).click();
      await expect(questions).toHaveCount(total);
      await expect(openIn(list)).toHaveCount(0);
      await expect(lessIn(list)).toHaveAttribute('aria-expanded', 'true');
      await expect(questions.nth(FAQS_SHOWN_FIRST)).toBeFocused();

      await questions.last().click();
      await expect(openIn(list)).toHaveCount(1);
      await lessIn(list).click();
      await expect(questions).toHaveCount(FAQS_SHOWN_FIRST);
      await expect(openIn(list)).toHaveCount(0);
      await expect(moreIn(list)).toBeInViewport();

      // The answer that was open behind the fold is still closed when the rest shows again.
      await moreIn(list).click();
      await expect(openIn(list)).toHaveCount(0);
    });

    test('one answer is open at a time, and may be closed', async ({ page }) => {
      await page.goto(address);
      const list = listIn(page);
      const questions = list.locator('summary:visible');
      const answers = list.locator('[data-answer]');
      await questions.nth(0).click();
      await expect(answers.nth(0)).toBeVisible();
      await questions.nth(1).click();
      await expect(answers.nth(1)).toBeVisible();
      await expect(answers.nth(0)).toBeHidden();
      await questions.nth(1).click();
      await expect(openIn(list)).toHaveCount(0);
    });

    test('by keyboard alone', async ({ page }) => {
      await page.goto(address);
      const list = listIn(page);
      await moreIn(list).focus();
      await page.keyboard.press('Enter');
      const next = list.locator('summary').nth(FAQS_SHOWN_FIRST);
      await expect(next).toBeFocused();
      await page.keyboard.press('Space');
      await expect(list.locator('[data-answer]').nth(FAQS_SHOWN_FIRST)).toBeVisible();
      await lessIn(list).focus();
      await page.keyboard.press('Space');
      await expect(moreIn(list)).toBeFocused();
      await expect(openIn(list)).toHaveCount(0);
    });

    for (const width of [390, 1440])
      test(`no axe finding with all questions shown and one open at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        const list = listIn(page);
        await moreIn(list).click();
        await list.locator('summary').last().click();
        expect(await axeFindings(page)).toEqual([]);
      });
  });

test('each detail has its own list: one shown in full does not lengthen another', async ({
  page,
}) => {
  await page.goto(addressOf('hr', 'payroll-management'));
  await moreIn(listIn(page)).click();
  await page.locator('[data-view="payroll-management"] a[data-opens=""]').click();
  await page.locator('a[data-opens="hr-compliance"]:visible').click();
  await expect(listIn(page).locator('summary:visible')).toHaveCount(FAQS_SHOWN_FIRST);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [FAMILIES.hr.path, PLACES["on a service's own page"]])
    test(`${address}: every question shows and opens, no button`, async ({ page }) => {
      await page.goto(address);
      const list = listIn(page).first();
      expect(await list.locator('summary').count()).toBeGreaterThan(FAQS_SHOWN_FIRST);
      await expect(list.locator('summary:not(:visible)')).toHaveCount(0);
      await expect(list.getByRole('button')).toHaveCount(0);
      await list.locator('summary').last().click();
      await expect(list.locator('[data-answer]').last()).toBeVisible();
    });
});
