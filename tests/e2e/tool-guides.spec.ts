/** The two guides: the landlord's calculator by address and keyboard, the subsidiary's dates, without a script. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from './axe.ts';
import { slowUnless } from './slow.ts';

const CASE = `${ROUTES.nriLandlord}?rent=1+lakh&months=12&tax=20000&interest=1.8+lakh&treaty=none`;
const headline = (page: Page) => page.locator('main [role=status]').first();
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [390, 1440])
  test.describe(`at ${width} px`, slowUnless(width === 390), () => {
    test.use({ viewport: { width, height: 900 } });

    test('an address shows the deduction and the tax, with the sums', async ({ page }) => {
      await page.goto(CASE);
      await expect(headline(page)).toContainText(
        '₹3,74,400 deducted by the tenant; estimated tax ₹12,792.',
      );
      await expect(headline(page)).toContainText('A certificate for a lower rate may help');
      await page.locator('summary', { hasText: 'Taxable rent' }).click();
      await expect(
        page.getByText('Less loan interest of ₹1,80,000: ₹6,46,000').first(),
      ).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });

    test('the subsidiary’s dates are drawn and listed', async ({ page }) => {
      await page.goto(ROUTES.foreignSubsidiaryYear);
      await expect(page.getByRole('img', { name: /^Dates by month: Apr 2/ })).toBeVisible();
      await expect(page.getByRole('img', { name: /180 days after incorporation/ })).toBeVisible();
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: /^\s*\d+\s*15 July\s*Report foreign liabilities/ }),
      ).toHaveCount(1);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
  });

test('follows the fields by keyboard, asks for a treaty’s rate, and gives nothing from half a form', async ({
  page,
}) => {
  await page.goto(ROUTES.nriLandlord);
  const form = page.getByRole('form', { name: 'Rent to a non-resident' });
  await expect(form.getByLabel('Months rented in the tax year')).toHaveValue('12');
  await expect(headline(page)).toContainText('Fill in the rent');
  await form.getByLabel('Monthly rent in rupees').focus();
  await page.keyboard.type('3.5 lakh');
  await expect(headline(page)).toContainText('₹13,10,400 deducted by the tenant');
  await form.getByRole('radio', { name: 'No, or not known' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(headline(page)).toContainText('Fill in the rent');
  await form.getByLabel('Treaty rate in percent').fill('10');
  await expect(headline(page)).toContainText('₹4,20,000 deducted by the tenant');
  await form.getByLabel('Municipal tax').fill('a little');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Municipal tax')).toHaveAttribute('aria-invalid', 'true');
  await expect(headline(page)).toContainText('Fill in the rent');
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the landlord’s examples, steps and rates are there', async ({ page }) => {
    await page.goto(ROUTES.nriLandlord);
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Three worked examples' })).toBeVisible();
    await expect(page.getByText('₹1,49,760', { exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: '34.32%' })).toBeVisible();
  });
});
