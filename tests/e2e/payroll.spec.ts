/** Wages of many employees, from rows that are typed or pasted. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { expectAwake } from './islands.ts';
import { PHONE, expectSound } from './site-pages.ts';

test('rows with a bad line → named; the others are read, not sent, and saved', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(ROUTES.wageCalculator);
  await page.getByText('Several employees at once').click();
  const calculate = page.getByRole('button', { name: 'Calculate the rows' });
  await expectAwake(page, calculate);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page
    .getByLabel('Rows with their headings')
    .fill('Name,Basic,HRA,Net pay\n=Asha,"25,000/-",30000,1\nRavi,ten,5,1');
  await calculate.click();
  for (const text of [
    'Columns read: Name from “Name”; Basic pay from “Basic”; House rent allowance from “HRA”.',
    '1 employee: wages of ₹27,500 a month.',
    'Line 3, Ravi: Basic pay: Enter an amount',
    'left out: Net pay.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  expect(requests).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download each employee’s wages as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain(`"'=Asha",55000,30000,2500,0,27500,1800`);
  await expectSound(page);
});
