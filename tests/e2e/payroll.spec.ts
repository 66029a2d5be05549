/** Wages of many employees, from rows that are typed or pasted. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from './axe.ts';
import { expectAwake } from './islands.ts';
import { sideways } from './site-pages.ts';

const rowsOf = (page: Page) => page.getByLabel('Rows with their headings');
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate the rows' });

test.beforeEach(async ({ page }) => {
  await page.goto(ROUTES.wageCalculator);
  await page.getByText('Several employees at once').click();
  await expectAwake(page, calculate(page));
});

test('rows with a bad line → the others are read, the line is named, the result can be saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await rowsOf(page).fill('Name,Basic,HRA,Net pay\n=Asha,"25,000/-",30000,1\nRavi,ten,5,1');
  await calculate(page).click();
  await expect(
    page.getByText(
      'Columns read: Name from “Name”; Basic pay from “Basic”; House rent allowance from “HRA”.',
    ),
  ).toBeVisible();
  await expect(page.getByText('1 employee: wages of ₹27,500 a month.')).toBeVisible();
  await expect(page.getByText('Line 3, Ravi: Basic pay: Enter an amount')).toBeVisible();
  await expect(page.getByText('left out: Net pay.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download each employee’s wages as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain(`"'=Asha",55000,30000,2500,0,27500,1800`);
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test(
  '15,000 rows → said to be too many, and kept; 5,000 → read, and nothing is sent',
  { tag: '@slow' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const paste = (text: string) =>
      // Set at once: typing so many lines takes a minute.
      rowsOf(page).evaluate((box: HTMLTextAreaElement, value) => {
        box.value = value;
      }, text);
    const tooMany = `Basic\tHRA\n${'10000\t20000\n'.repeat(15_000)}`;
    await paste(tooMany);
    await calculate(page).click();
    await expect(page.getByText('The table has 15,000 employees; at most 5,000')).toBeVisible();
    await expect(rowsOf(page)).toHaveValue(tooMany);
    await page.getByLabel('Provident fund', { exact: true }).last().selectOption('none');
    await paste(`Basic;HRA\n${'10000;20000\n'.repeat(5_000)}`);
    await calculate(page).click();
    await expect(page.getByText('5,000 employees: wages of ₹7,50,00,000 a month.')).toBeVisible();
    expect(requests).toEqual([]);
  },
);
