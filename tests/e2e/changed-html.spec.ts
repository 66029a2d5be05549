/** Tests that input is not lost if an extension or a translator changes an island's HTML before hydration. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { field, openContact } from './contact-page.ts';
import { changeHtml, holdBack } from './islands.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page without the script of an island, changes the island's HTML, runs `act` and lets the script load. */
async function openChanged(
  page: Page,
  path: string,
  [script, part]: readonly [script: string, part: string],
  act: (island: Locator) => Promise<unknown>,
): Promise<void> {
  const release = await holdBack(page, `**/${script}*.js`);
  await page.goto(path);
  const islands = page.locator('astro-island').filter({ has: page.locator(part) });
  const island = islands.first();
  await island.scrollIntoViewIfNeeded();
  await changeHtml(island);
  await act(island);
  release();
  // Sends `pointerover` to the island, as wakeAll() does, until React has replaced the changed HTML.
  await expect(async () => {
    await island.dispatchEvent('pointerover');
    await expect(island.locator('font')).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

test('keeps texts, focus and cursor of the contact form', async ({ page }) => {
  await openContact(page);
  await field(page, 'First Name *').fill('Draft');
  await field(page, 'Company *').fill('Draft Ltd');
  await openChanged(page, ROUTES.contact, ['ContactForm', '#field-message'], async () => {
    await field(page, 'First Name *').fill('Early');
    await field(page, 'Message *').fill('Please call me.');
    await field(page, 'Subject *').fill('GST');
    await page.keyboard.press('ArrowLeft');
  });
  await expect(field(page, 'Message *')).toHaveValue('Please call me.');
  await expect(field(page, 'First Name *')).toHaveValue('Early');
  await expect(field(page, 'Company *')).toHaveValue('Draft Ltd');
  await page.keyboard.type('.');
  await expect(field(page, 'Subject *')).toHaveValue('GS.T');
});

test('keeps the text of the service search, and lists the matching services', async ({ page }) => {
  await openChanged(page, ROUTES.home, ['ServiceSearch', '[role=combobox]'], (island) =>
    island.locator('input').pressSequentially('payroll'),
  );
  await expect(page.getByRole('combobox')).toHaveValue('payroll');
  await expect(page.getByRole('option').first()).toHaveText('Payroll and employee benefits');
});

test('keeps a selected option and a ticked checkbox in a tool', async ({ page }) => {
  const choice = page.locator('form select').first();
  const box = page.locator('form input[type=checkbox]').first();
  await openChanged(page, ROUTES.complianceYear, ['ComplianceYear', 'form'], async () => {
    await choice.selectOption('llp');
    await box.check();
  });
  await expect(choice).toHaveValue('llp');
  await expect(box).toBeChecked();
  await expect(page).toHaveURL(/#.*=llp/);
});
