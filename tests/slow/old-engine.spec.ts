/** The site in an engine that lacks what the oldest supported browsers lack (tests/newer-features.ts). */
import { expect, test, type Page } from 'playwright/test';
import { firm } from '../firm.ts';
import {
  expectFields,
  field,
  fill,
  openContact,
  sendButton,
  success,
} from '../e2e/contact-page.ts';
import { expectAwake } from '../e2e/islands.ts';
import { sideways, watchFaults } from '../e2e/site-pages.ts';
import { NEWER_FUNCTIONS } from '../newer-features.ts';
import { ROUTES } from '#site/routes.ts';
import { FAMILIES } from '#site/services.ts';

// No transition between pages, which Chromium may report as broken off.
test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

let faults: string[] = [];

test.beforeEach(async ({ page }) => {
  faults = await watchFaults(page);
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const parts = path.split('.');
      const name = parts.pop() ?? '';
      let owner: object | undefined = window;
      for (const part of parts)
        owner = part === 'window' ? window : (owner as Record<string, object> | undefined)?.[part];
      if (owner) Reflect.deleteProperty(owner, name);
    }
  }, NEWER_FUNCTIONS);
  // Selectors, units and values that the engine should not know are written as none does.
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const text = (await response.text())
      .replaceAll(':has(', ':unheard-of(')
      .replaceAll(/(?<=\d)[dls]v(?=[hw]\b)/g, 'unheard-of-v')
      .replaceAll('" / "', '" ! "');
    await route.fulfill({ response, body: text });
  });
});

test.afterEach(() => {
  expect(faults).toEqual([]);
});

const isLost = (page: Page) =>
  page.evaluate(() => [
    'groupBy' in Map,
    'toSorted' in Array.prototype,
    CSS.supports('selector(:has(a))') &&
      [...document.styleSheets].some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.includes(':has(')),
      ),
  ]);

test('the contact form → errors beside the fields, then a message that is sent', async ({
  page,
}) => {
  await openContact(page);
  expect(await isLost(page)).toEqual([false, false, false]);
  await sendButton(page).click();
  await expect(field(page, 'First Name *')).toBeFocused();
  await expect(field(page, 'First Name *')).toHaveAttribute('aria-invalid', 'true');
  await fill(page);
  await sendButton(page).click();
  await expect(success(page)).toContainText(firm.name);
  await expectFields(page, {});
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('a tool with answers → the verdict, which alone is printed, and the chat link in view', async ({
  page,
}) => {
  await page.goto(`${ROUTES.nriLandlord}#rent=1+lakh&tax=20000&interest=1.8+lakh`);
  const answer = page.getByRole('heading', { level: 2, name: 'Your tenant deducts ₹3,74,400' });
  await expect(answer).toBeVisible();
  await expect(page.locator('.chat')).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('main > header')).toBeHidden();
});

test('every other tool → its form', async ({ page }) => {
  for (const route of [
    ROUTES.lateFees,
    ROUTES.companyForms,
    ROUTES.complianceYear,
    ROUTES.registrations,
    ROUTES.wageCalculator,
  ]) {
    await page.goto(route);
    await expectAwake(page, page.locator('[data-foot-bar]'));
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  }
});

test('a service card → it stands alone, and Back leads to the cards', async ({ page }) => {
  await page.goto(FAMILIES.hr.path);
  await expectAwake(page, page.locator('[data-view]'));
  await page.locator('li a[data-opens="hr-compliance"]').click();
  await expect(page.locator('article[data-view="hr-compliance"] h1')).toBeFocused();
  await expect(page.locator('main > :is(header, section)').filter({ visible: true })).toHaveCount(
    0,
  );
  await page.goBack();
  await expect(page.locator('li a[data-opens="hr-compliance"]')).toBeFocused();
  await expect(page.locator('main > header')).toBeVisible();
});
