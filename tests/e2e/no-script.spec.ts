/** The site without JavaScript: everything is readable and reachable. */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';

test.use({ javaScriptEnabled: false });

test.describe('wide', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('header dropdowns open, one at a time, and lead on', async ({ page }) => {
    await page.goto(ROUTES.home);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByText('Services', { exact: true }).click();
    await expect(nav.getByRole('link', { name: 'HR Services' })).toBeVisible();
    await nav.getByText('Resources', { exact: true }).click();
    await expect(nav.getByRole('link', { name: 'HR Services' })).toBeHidden();
    await nav.getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL(/\/faqs$/);
  });

  test('the skip link leads to the content', async ({ page }) => {
    await page.goto(ROUTES.about);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens as an accordion', async ({ page }) => {
    await page.goto(ROUTES.home);
    await page.locator('[data-menu] > summary').click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByText('Services', { exact: true }).click();
    await nav.getByRole('link', { name: 'FAAS Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an answer of the FAQs opens', async ({ page }) => {
    await page.goto(ROUTES.faqs);
    const first = page.locator('main details').first();
    await first.locator('summary').click();
    await expect(first.locator('p').first()).toBeVisible();
  });

  test('the contact page offers mail and phone', async ({ page }) => {
    await page.goto(ROUTES.contact);
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  });
});
