/** Which form fits: the six answers, the ranking, the comparison; with the keyboard, without a script. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from './axe.ts';
import { slowUnless } from './slow.ts';

const DESIGNERS = `${ROUTES.companyForms}?owners=2&turnover=30+lakh&foreign=no-foreigner&investors=no-investor&purpose=profit&liability=protected&first=llp&second=private-limited&third=partnership`;
const headline = (page: Page) => page.locator('main [role=status]').first();
const comparison = (page: Page) => page.getByRole('table', { name: /side by side$/ });
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [320, 390, 1440])
  test.describe(`at ${width} px`, slowUnless(width === 390), () => {
    test.use({ viewport: { width, height: 900 } });

    test('an address shows its ranking with reasons, and its comparison', async ({ page }) => {
      await page.goto(DESIGNERS);
      await expect(headline(page)).toHaveText(
        'Limited liability partnership (LLP) fits best. 2 forms fit, 1 is possible with conditions, 8 do not fit.',
      );
      await expect(
        page.getByRole('listitem').filter({
          has: page.getByRole('heading', { name: 'Partnership firm' }),
        }),
      ).toContainText('Ruled out: Every partner is liable for all debts');
      await expect(comparison(page).getByRole('columnheader')).toHaveText([
        'LLP',
        'Private limited',
        'Partnership',
      ]);
      await expect(comparison(page)).toContainText('Form 8 by 30 October');
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
    });
  });

test('follows the answers by keyboard and keeps them in the address', async ({ page }) => {
  await page.goto(ROUTES.companyForms);
  const form = page.getByRole('form', { name: 'Which form fits?' });
  await expect(headline(page)).toContainText('0 of 6 answered');
  expect(await axeFindings(page)).toEqual([]);
  await form.getByLabel('How many owners').fill('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('50 lakh');
  for (const answer of ['No', 'No', 'Profit for its owners', 'Yes']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.locator(':focus')).toHaveAccessibleName(answer);
    await expect(page.locator(':focus')).toBeChecked();
  }
  await expect(headline(page)).toContainText('One person company (OPC) fits best. 1 form fits');
  const search = new URL(page.url()).search;
  expect(search).toContain('owners=1&turnover=50+lakh&foreign=no-foreigner');
  await page.reload();
  await expect(headline(page)).toContainText('One person company (OPC) fits best.');

  const compare = page.getByRole('button', { name: 'Compare: One person company (OPC)' });
  await expect(compare).toHaveAttribute('aria-pressed', 'false');
  await compare.press('Enter');
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await expect(comparison(page).getByRole('columnheader')).toHaveText([
    'LLP',
    'Private limited',
    'OPC',
  ]);
  expect(new URL(page.url()).search).toContain('third=opc');
  await compare.press('Enter');
  await expect(comparison(page).getByRole('columnheader')).toHaveCount(2);

  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(headline(page)).toContainText('0 of 6 answered');
});

test('what cannot be read is said at its field, and nothing is ranked', async ({ page }) => {
  await page.goto(DESIGNERS.replace('owners=2', 'owners=0').replace('30+lakh', 'much'));
  await expect(page.getByLabel('How many owners')).toHaveAccessibleDescription(/Type 1 or more\./);
  await expect(page.getByLabel('What yearly turnover')).toHaveAttribute('aria-invalid', 'true');
  await expect(headline(page)).toContainText('4 of 6 answered');
  expect(await axeFindings(page)).toEqual([]);
});

test('an address that names no form compares nothing, and says so', async ({ page }) => {
  await page.goto(`${ROUTES.companyForms}?first=nonsense`);
  await expect(page.getByText('Choose the forms that you want to compare.')).toBeVisible();
  await page.getByLabel('First form').selectOption('trust');
  await expect(comparison(page).getByRole('columnheader')).toHaveText(['Trust']);
});

test('paper and message carry the answers with the result', async ({ page }) => {
  await page.goto(DESIGNERS);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText('How many owners, partners or members at the start? 2'),
  ).toBeVisible();
  await expect(comparison(page)).toBeVisible();
  await expect(page.getByRole('form')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const href = await page
    .getByRole('link', { name: 'Send this to us' })
    .evaluate((link: HTMLAnchorElement) => {
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
      return link.href;
    });
  const message = decodeURIComponent(href.replaceAll('+', ' '));
  expect(message).toContain('What yearly turnover do you expect? ₹30,00,000');
  expect(message).toContain('Limited liability partnership (LLP) fits best.');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  test('the table of all eleven and the examples are there', async ({ page }) => {
    await page.goto(ROUTES.companyForms);
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'All 11 forms' })).toBeVisible();
    await expect(page.locator('table:has(#llp) thead th')).toHaveCount(11);
    await expect(page.getByRole('heading', { name: 'Three worked examples' })).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});
