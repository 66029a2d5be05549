/** The 50% rule: one employee, a payroll, the address; with the keyboard, without a script. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from './axe.ts';
import { slowUnless } from './slow.ts';

const CASE = `${ROUTES.wageCalculator}?basic=25000&hra=30000&conveyance=15000&employer-pf=1800&commission=8000&pf=ceiling&years=7&months=8&fixed-term=no&disability=no`;
const RESULT =
  'Wages under the labour codes: ₹39,900 a month. ₹14,900 of the excluded allowances is added back.';
const headline = (page: Page) => page.locator('main [role=status]').first();
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [390, 1440])
  test.describe(`at ${width} px`, slowUnless(width === 390), () => {
    test.use({ viewport: { width, height: 900 } });

    test('an address shows its result, and each number opens to its sum', async ({ page }) => {
      await page.goto(CASE);
      await expect(headline(page)).toHaveText(RESULT);
      await expect(page.getByLabel('Commission')).toBeVisible();
      await expect(page.getByRole('img', { name: /31.3% counts as wages/ })).toBeVisible();
      const tool = page.locator('astro-island', { hasText: RESULT });
      for (const summary of await tool.locator('summary').filter({ hasText: '₹' }).all())
        await summary.click();
      await expect(tool.getByText('₹39,900 ÷ 26 days ÷ 8 hours × 2 = ₹383.65')).toBeVisible();
      await expect(
        tool.getByText(/to the pension fund: 8.33% × ₹15,000 = ₹1,250/).first(),
      ).toBeVisible();
      await expect(tool.getByText('₹39,900 × 15/26 × 8 = ₹1,84,154')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await fits(page)).toBeLessThanOrEqual(0);
    });

    test('a payroll is read, its bad line named, its result saved', async ({ page }) => {
      await page.goto(ROUTES.wageCalculator);
      await page.getByText('Several employees at once').click();
      const rows = page.getByLabel('Rows with their headings');
      await rows.fill('Name,Basic,HRA,Net pay\n=Asha,"25,000",30000,1\nRavi,ten,5,1');
      await page.getByRole('button', { name: 'Calculate the rows' }).click();
      await expect(page.getByText('1 employee: wages of ₹27,500 a month.')).toBeVisible();
      await expect(page.getByText('Line 3 (Ravi): Basic pay: Type an amount')).toBeVisible();
      await expect(page.getByText('left out: Net pay.')).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the result as CSV' }).click();
      const text = await readFile(await (await saved).path(), 'utf8');
      expect(text).toContain(`"'=Asha",55000,30000,2500,0,27500,1800`);
      expect(await axeFindings(page)).toEqual([]);
      expect(await fits(page)).toBeLessThanOrEqual(0);
    });
  });

test('a file of 5,000 employees is read in the browser, and nothing is sent', async ({ page }) => {
  await page.goto(ROUTES.wageCalculator);
  await page.getByText('Several employees at once').click();
  await page.getByLabel('Rows with their headings').fill('Basic\n1');
  await page.getByRole('button', { name: 'Calculate the rows' }).click();
  await expect(page.getByText('1 employee:')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'payroll.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Basic;HRA\n${'10000;20000\n'.repeat(5_000)}`),
  });
  await expect(page.getByText('5,000 employees: wages of ₹7,50,00,000 a month.')).toBeVisible();
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'leave.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('HRA\n5'),
  });
  await expect(page.getByText('The first line has no column “Basic pay”.')).toBeVisible();
  expect(requests).toEqual([]);
});

test('a long table is pasted into the box and calculated at once', async ({ page }) => {
  await page.goto(ROUTES.wageCalculator);
  await page.getByText('Several employees at once').click();
  await expect(page.getByRole('button', { name: 'Calculate the rows' })).toBeEnabled();
  await page.getByLabel('Rows with their headings').evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', `Basic\tHRA\n${'10000\t20000\n'.repeat(5_000)}`);
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('5,000 employees: wages of ₹7,50,00,000 a month.')).toBeVisible();
});

test('follows the fields by keyboard and keeps them in the address', async ({ page }) => {
  await page.goto(ROUTES.wageCalculator);
  await expect(headline(page)).toContainText('Enter the basic pay');
  await page.getByLabel('Basic pay').focus();
  await page.keyboard.type('20k');
  await expect(headline(page)).toContainText('₹20,000 a month');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('30,000');
  await expect(headline(page)).toContainText('₹25,000 a month. ₹5,000 of the excluded');
  expect(new URL(page.url()).searchParams.get('hra')).toBe('30,000');
  await page.reload();
  await expect(headline(page)).toContainText('₹25,000 a month');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(headline(page)).toContainText('Enter the basic pay');
  await expect(page.getByRole('radio', { name: 'wages up to the ceiling' })).toBeChecked();
});

test('what cannot be read is said at its field, and nothing is counted', async ({ page }) => {
  await page.goto(CASE.replace('hra=30000', 'hra=-5').replace('months=8', 'months=12'));
  await expect(headline(page)).toContainText('Correct the fields');
  await expect(page.getByLabel('House rent allowance')).toHaveAccessibleDescription(
    'Type an amount of zero or more.',
  );
  await expect(page.getByLabel('and months')).toHaveAccessibleDescription(/Type 11 or less\./);
  expect(await axeFindings(page)).toEqual([]);
});

test('the narrower reading of special allowances is beside the result', async ({ page }) => {
  await page.goto(
    `${ROUTES.wageCalculator}?basic=30000&hra=25000&conveyance=10000&special=10000&employer-pf=1800&pf=all&fixed-term=no&disability=no`,
  );
  await expect(headline(page)).toContainText('₹40,000 a month');
  await expect(page.getByText('On that reading wages are ₹38,400 a month.')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('rules, parts of pay and worked examples are there', async ({ page }) => {
    await page.goto(ROUTES.wageCalculator);
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByText('Several employees at once')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'The rule in words' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Example \d:/ })).toHaveCount(4);
    await page.getByRole('heading', { name: 'Example 2: Allowances go beyond half' }).click();
    await expect(page.getByText('₹54,800 − ₹39,900 = ₹14,900')).toBeVisible();
    await expect(page.getByText('₹39,900 × 15/26 = ₹23,019')).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Example 2: Allowances go beyond half' }),
    ).toContainText('8.33% × ₹15,000 = ₹1,250; the rest to the provident fund: ₹550');
  });
});
