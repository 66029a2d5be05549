/** What to register for: the three steps, the address, errors; with the keyboard, without a script. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from './axe.ts';
import { slowUnless } from './slow.ts';

const CASE = `${ROUTES.registrations}?form=company&state=karnataka&premises=office&money=tds,foreign&supplies=services&turnover=3+crore&abroad=services-out&employees=12&staff=esi-wage,pt-wage`;
const headline = (page: Page) => page.locator('main [role=status]').first();
const answers = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });

for (const width of [390, 1440])
  test.describe(`at ${width} px`, slowUnless(width === 390), () => {
    test.use({ viewport: { width, height: 900 } });

    test('an address shows its answer in three groups, with the distance', async ({ page }) => {
      await page.goto(CASE);
      await expect(headline(page)).toHaveText(
        '11 compulsory, 3 optional or to be checked, 7 not yet required.',
      );
      const provident = answers(page, 'Optional').getByRole('listitem').filter({ hasText: 'EPF' });
      await expect(provident).toContainText('Compulsory after 8 more employees');
      await expect(provident.getByRole('link')).toHaveAttribute('href', /registrations\/epfo$/);
      await expect(answers(page, 'Compulsory').getByRole('listitem')).toHaveCount(11);
      await expect(answers(page, 'Compulsory')).toContainText('Confirm them with ESIC');
      expect(await axeFindings(page)).toEqual([]);
    });
  });

test('is filled in by keyboard and kept in the address', async ({ page }) => {
  await page.goto(ROUTES.registrations);
  await expect(headline(page)).toContainText('6 answers to go');
  const form = page.getByRole('form', { name: 'Registrations' });
  await form.getByLabel('Karnataka', { exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.getByLabel('Office, shop or other establishment')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Form of the business')).toBeFocused();
  await form.getByLabel('Form of the business').selectOption('proprietorship');
  await expect(headline(page)).toContainText('3 answers to go');
  await form.getByLabel('Services', { exact: true }).check();
  await form.getByLabel('Turnover').pressSequentially('14 lakh');
  await form.getByLabel('Employees today').fill('0');
  await expect(headline(page)).toContainText('2 compulsory');
  await expect(form.getByRole('group', { name: 'Pay and work' })).toHaveCount(0);
  await expect(answers(page, 'Optional')).toContainText(
    'Compulsory after more than ₹6 lakh of further turnover',
  );
  expect(new URL(page.url()).search).toBe(
    '?form=proprietorship&state=karnataka&premises=office&supplies=services&turnover=14+lakh&employees=0',
  );
  await page.reload();
  await expect(headline(page)).toContainText('2 compulsory');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(headline(page)).toContainText('6 answers to go');
});

test('the print says what was entered and leaves the form out', async ({ page }) => {
  await page.goto(CASE);
  await expect(headline(page)).toContainText('11 compulsory');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: 'Registrations' })).toBeHidden();
  await expect(page.getByText('State of the place of business: Karnataka')).toBeVisible();
});

test('elsewhere than in Karnataka it says that State law is left out', async ({ page }) => {
  await page.goto(CASE.replace('karnataka', 'other'));
  await expect(headline(page)).toContainText('7 compulsory');
  await expect(page.getByText('this tool covers State laws for Karnataka only')).toBeVisible();
  await expect(answers(page, 'Compulsory')).not.toContainText('Professional tax');
});

test('what cannot be read is said at its field, and nothing is answered', async ({ page }) => {
  await page.goto(CASE.replace('employees=12', 'employees=-3'));
  const employees = page.getByLabel('Employees today');
  await expect(employees).toHaveAttribute('aria-invalid', 'true');
  await expect(headline(page)).toContainText('Correct the field');
  await expect(answers(page, 'Compulsory')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await employees.fill('12');
  await expect(headline(page)).toContainText('11 compulsory');
});

test('no sideways scroll at 320 px, with and without an answer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const address of [ROUTES.registrations, CASE]) {
    await page.goto(address);
    await expect(headline(page)).toBeVisible();
    const over = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the table of all registrations and the examples are there', async ({ page }) => {
    await page.goto(ROUTES.registrations);
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.locator('#epf')).toContainText('20 or more employees');
    await expect(page.locator('#iec')).toContainText('₹500');
    await expect(page.getByRole('heading', { name: 'Three worked examples' })).toBeVisible();
  });
});
