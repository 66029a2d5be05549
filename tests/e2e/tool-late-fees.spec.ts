/** What late costs: the form, its address, its errors; with the keyboard, without a script. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from './axe.ts';
import { slowUnless } from './slow.ts';

const CASE = `${ROUTES.lateFees}?form=gstr-3b&due=2026-09-20&filed=2026-10-31&amount=1+lakh&size=3+crore&nil=no`;
const headline = (page: Page) => page.locator('main [role=status]').first();

for (const width of [390, 1440])
  test.describe(`at ${width} px`, slowUnless(width === 390), () => {
    test.use({ viewport: { width, height: 900 } });

    test('an address shows its result, with the sums behind it', async ({ page }) => {
      await page.goto(CASE);
      await expect(headline(page)).toHaveText('GST return GSTR-3B, 41 days late: ₹4,072 in all.');
      await page.getByText('Late fee (CGST and SGST together)').first().click();
      await expect(page.getByText('41 days × ₹50 = ₹2,050', { exact: true })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });

test('follows the fields by keyboard and keeps them in the address', async ({ page }) => {
  await page.goto(ROUTES.lateFees);
  const form = page.getByRole('form', { name: 'Late fee' });
  const what = form.getByLabel('What is late?');
  await expect(what).toBeVisible();
  await expect(headline(page)).toContainText('Choose what is late');
  await what.selectOption('aoc-4-mgt-7');
  await form.getByLabel('Due date').fill('2026-10-30');
  await expect(headline(page)).toContainText('Choose what is late');
  await page.keyboard.press('Tab');
  await form.getByLabel('Date of filing or payment').fill('2027-02-07');
  await expect(headline(page)).toHaveText('AOC-4, MGT-7 or MGT-7A, 100 days late: ₹10,000 in all.');
  expect(new URL(page.url()).search).toBe('?form=aoc-4-mgt-7&due=2026-10-30&filed=2027-02-07');
  await page.reload();
  await expect(headline(page)).toContainText('₹10,000');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(headline(page)).toContainText('Choose what is late');
  expect(new URL(page.url()).search).toBe('');
});

test('what cannot be read is said at its field, and nothing is counted', async ({ page }) => {
  await page.goto(CASE.replace('1+lakh', 'minus'));
  const amount = page.getByLabel('Tax paid late from the cash ledger');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(amount).toHaveAccessibleDescription(
    'Type an amount in rupees, such as 12,00,000 or 12 lakh.',
  );
  await expect(headline(page)).toContainText('Choose what is late');
  expect(await axeFindings(page)).toEqual([]);
  await amount.fill('12,00,000');
  await expect(headline(page)).toContainText('41 days late');
});

test('a rule that has no figure for an early day gives no result and no error page', async ({
  page,
}) => {
  await page.goto(`${ROUTES.lateFees}?form=tax-audit-report&due=2025-09-30&filed=2025-10-30`);
  await expect(headline(page)).toContainText('No figure in force on 30 September 2025');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the table of all charges and the examples are there', async ({ page }) => {
    await page.goto(ROUTES.lateFees);
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.locator('#gstr-3b')).toContainText('₹50 a day, at most ₹5,000');
    await expect(page.getByRole('heading', { name: 'Three worked examples' })).toBeVisible();
  });
});

test('a result goes into the message to us, and into no address that a server sees', async ({
  page,
}) => {
  await page.goto(CASE);
  await expect(headline(page)).toContainText('₹4,072');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: 'Send this to us' }).click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(
    /41 days late: ₹4,072 in all\.[^]*form=gstr-3b/,
  );
  await expect(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue(
    'Late filing: GST return GSTR-3B',
  );
  expect(asked.filter((url) => url.includes('4%2C072') || url.includes('message='))).toEqual([]);
  expect(new URL(page.url()).hash).toBe('');
});
