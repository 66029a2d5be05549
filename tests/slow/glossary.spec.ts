/** The glossary: search in the list, links to a term, without a script. */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from '../e2e/axe.ts';

test('what is typed narrows terms and numbers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(ROUTES.glossary);
  const box = page.getByLabel('Search the glossary');
  await box.fill('15CA');
  await expect(page.locator('#form-145')).toBeVisible();
  await expect(page.locator('#din')).toBeHidden();
  await expect(page.getByRole('row', { name: /Form 15CA Form 145/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await box.fill('no such word');
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await expect(box).toBeFocused();
  await expect(page.locator('#din')).toBeVisible();
});

test('a link to a hidden term shows it', async ({ page }) => {
  await page.goto(ROUTES.glossary);
  await page.getByLabel('Search the glossary').fill('gratuity');
  await expect(page.locator('#din')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = 'din';
  });
  await expect(page.locator('#din')).toBeInViewport();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('all terms and both maps are there', async ({ page }) => {
    await page.goto(ROUTES.glossary);
    await expect(page.getByLabel('Search the glossary')).toBeHidden();
    await expect(page.locator('#gstr-2b')).toContainText('credit that suppliers have reported');
    await expect(page.getByRole('row', { name: /Section 195 Section 393\(2\)/ })).toBeVisible();
  });
});
