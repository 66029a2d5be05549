/** The questions of a service: three first, the rest on request, one answer open at a time. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { FAQS_SHOWN_FIRST } from '#site/limits.ts';
import { servicePagePath } from '#site/services.ts';
import { addressOf } from '#features/services/service-openings.logic.ts';
import { axeFindings } from './axe.ts';
import { expectAwake } from './islands.ts';

const OWN_PAGE = servicePagePath('faas/registrations/gst');
const PLACES = {
  'on the page of a family': addressOf('faas', 'registrations/gst'),
  "on a service's own page": OWN_PAGE,
};
const listIn = (page: Page) => page.locator('[data-faq-list]:visible');
const questionsIn = (list: Locator) => list.locator('details[name] > summary');
const toggleIn = (list: Locator) => list.locator('details:not([name]) > summary');
const openIn = (list: Locator) => list.locator('details[name][open]');

async function openList(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const list = listIn(page);
  await expect(list).toBeVisible();
  return list;
}

for (const [place, address] of Object.entries(PLACES))
  test.describe(place, () => {
    test('shows three, then all, then three, and closes the open answer each time', async ({
      page,
    }) => {
      const list = await openList(page, address);
      const shown = questionsIn(list).filter({ visible: true });
      const total = await questionsIn(list).count();
      expect(total).toBeGreaterThan(FAQS_SHOWN_FIRST);
      await expect(shown).toHaveCount(FAQS_SHOWN_FIRST);
      await expect(toggleIn(list)).toHaveText('Show More', { useInnerText: true });

      await shown.first().click();
      await expect(openIn(list)).toHaveCount(1);
      await expectAwake(page, list);
      await toggleIn(list).click();
      await expect(shown).toHaveCount(total);
      await expect(openIn(list)).toHaveCount(0);
      await expect(toggleIn(list)).toHaveText('Show Less', { useInnerText: true });
      await expect(toggleIn(list)).toHaveAttribute('aria-expanded', 'true');

      await shown.last().click();
      await expect(openIn(list)).toHaveCount(1);
      await toggleIn(list).click();
      await expect(shown).toHaveCount(FAQS_SHOWN_FIRST);
      await expect(openIn(list)).toHaveCount(0);
      await expect(toggleIn(list)).toBeInViewport();
    });

    test('no axe finding with all questions shown and one open', async ({ page }) => {
      await page.setViewportSize({ width: address === OWN_PAGE ? 390 : 1440, height: 900 });
      const list = await openList(page, address);
      await toggleIn(list).click();
      await questionsIn(list).last().click();
      await expectAwake(page, list);
      expect(await axeFindings(page)).toEqual([]);
    });
  });

test('one answer is open at a time, and may be closed', async ({ page }) => {
  const list = await openList(page, OWN_PAGE);
  const answers = list.locator('[data-answer]');
  await questionsIn(list).nth(0).click();
  await expect(answers.nth(0)).toBeVisible();
  await questionsIn(list).nth(1).click();
  await expect(answers.nth(1)).toBeVisible();
  await expect(answers.nth(0)).toBeHidden();
  await questionsIn(list).nth(1).click();
  await expect(openIn(list)).toHaveCount(0);
});

test('by keyboard alone', async ({ page }) => {
  const list = await openList(page, OWN_PAGE);
  await questionsIn(list).first().focus();
  await page.keyboard.press('Enter');
  await expect(openIn(list)).toHaveCount(1);
  await expectAwake(page, list);
  await toggleIn(list).focus();
  await page.keyboard.press('Enter');
  await expect(openIn(list)).toHaveCount(0);
  await page.keyboard.press('Tab');
  const next = questionsIn(list).nth(FAQS_SHOWN_FIRST);
  await expect(next).toBeFocused();
  await page.keyboard.press('Space');
  await expect(list.locator('[data-answer]').nth(FAQS_SHOWN_FIRST)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(toggleIn(list)).toBeFocused();
  await expect(openIn(list)).toHaveCount(0);
  await expect(toggleIn(list)).toHaveText('Show More', { useInnerText: true });
});

test('the address of a question among the rest shows it', async ({ page }) => {
  await page.goto(`${OWN_PAGE}#faq-${FAQS_SHOWN_FIRST + 2}`);
  const answer = page.locator(`#faq-${FAQS_SHOWN_FIRST + 2}`);
  await expect(answer.locator('[data-answer]')).toBeInViewport();
  await expectAwake(page, listIn(page));
  await expect(toggleIn(listIn(page))).toHaveAttribute('aria-expanded', 'true');
  await expect(answer.locator('summary')).toHaveAttribute('aria-expanded', 'true');
});

test('what was opened before the island woke stays open and is told', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/FaqList.*.js', async (route) => {
    await released;
    await route.continue();
  });
  const list = await openList(page, OWN_PAGE);
  await toggleIn(list).click();
  const last = questionsIn(list).last();
  await last.click();
  await expect(list.locator('[data-answer]').last()).toBeVisible();
  release(undefined);
  await expectAwake(page, list);
  await expect(last).toHaveAttribute('aria-expanded', 'true');
  await expect(toggleIn(list)).toHaveAttribute('aria-expanded', 'true');
  await expect(openIn(list)).toHaveCount(1);
});

test('each detail has its own list: one shown in full does not lengthen another', async ({
  page,
}) => {
  await page.goto(addressOf('hr', 'payroll-management'));
  await toggleIn(listIn(page)).click();
  await expectAwake(page, listIn(page));
  await page.locator('[data-view="payroll-management"] a[data-opens=""]').click();
  await page.locator('a[data-opens="hr-compliance"]:visible').click();
  await expect(page.locator('[data-view="hr-compliance"]')).toBeVisible();
  const shown = questionsIn(listIn(page)).filter({ visible: true });
  await expect(shown).toHaveCount(FAQS_SHOWN_FIRST);
});

for (const how of ['without JavaScript', 'where the script does not come'] as const)
  test.describe(how, () => {
    test.use({ javaScriptEnabled: how !== 'without JavaScript' });

    test('the rest shows on request and every question opens', async ({ page }) => {
      if (how !== 'without JavaScript')
        await page.route('**/_astro/FaqList.*', (route) => route.abort());
      const list = await openList(page, OWN_PAGE);
      const total = await questionsIn(list).count();
      await toggleIn(list).click();
      await expect(questionsIn(list).filter({ visible: true })).toHaveCount(total);
      await questionsIn(list).last().click();
      await expect(list.locator('[data-answer]').last()).toBeVisible();
      await questionsIn(list).first().click();
      await expect(openIn(list)).toHaveCount(1);
    });
  });
