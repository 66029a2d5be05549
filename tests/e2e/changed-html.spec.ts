/** Islands whose HTML an extension or a translation has changed before hydration: what the visitor did stays. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { field, openContact } from './contact-page.ts';
import { changeHtml, holdBack } from './islands.ts';
import { somePost } from '../published.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const islandWith = (page: Page, selector: string) =>
  page
    .locator('astro-island')
    .filter({ has: page.locator(selector) })
    .first();

/** Opens a page with the island's script held back, changes its HTML, does `act`, and lets the script come. */
async function openChanged(
  page: Page,
  { path, script, part }: { path: string; script: string; part: string },
  act: (island: Locator) => Promise<void>,
): Promise<Locator> {
  const release = await holdBack(page, `**/${script}*.js`);
  await page.goto(path);
  const island = islandWith(page, part);
  await island.scrollIntoViewIfNeeded();
  await changeHtml(island);
  await act(island);
  release();
  await island.dispatchEvent('pointerover');
  // React has drawn the island anew.
  await expect(island.locator('font')).toHaveCount(0);
  return island;
}

test('the contact form is filled in over the draft of an earlier visit → all fields, focus and cursor stay', async ({
  page,
}) => {
  await openContact(page);
  await field(page, 'First Name *').fill('Draft');
  await field(page, 'Company *').fill('Draft Ltd');
  const at = { path: ROUTES.contact, script: 'ContactForm', part: '#field-message' };
  const form = await openChanged(page, at, async (island) => {
    await field(page, 'First Name *').fill('Early');
    await island.locator('#field-message').fill('Please call me.');
    await island.locator('#field-subject').fill('GST');
    await page.keyboard.press('ArrowLeft');
  });
  await expect(form.locator('#field-message')).toHaveValue('Please call me.');
  await expect(field(page, 'First Name *')).toHaveValue('Early');
  await expect(field(page, 'Company *')).toHaveValue('Draft Ltd');
  await page.keyboard.type('.');
  await expect(form.locator('#field-subject')).toHaveValue('GS.T');
});

test('the newsletter’s address is typed → it stays', async ({ page }) => {
  const at = { path: ROUTES.resources, script: 'NewsletterForm', part: '#field-email' };
  const form = await openChanged(page, at, (island) =>
    island.getByLabel('Email').fill('asha@visitor.example'),
  );
  await expect(form.getByLabel('Email')).toHaveValue('asha@visitor.example');
});

test('the home search is typed into → the text stays, and its list opens', async ({ page }) => {
  const at = { path: ROUTES.home, script: 'ServiceSearch', part: '[role=combobox]' };
  await openChanged(page, at, (island) => island.locator('input').pressSequentially('payroll'));
  await expect(page.getByRole('combobox')).toHaveValue('payroll');
  await expect(page.getByRole('option').first()).toHaveText('Payroll and employee benefits');
});

test('an answer is opened → it stays open, with the focus', async ({ page }) => {
  const at = { path: ROUTES.faqsIndia, script: 'FaqList', part: '.faqs' };
  const list = await openChanged(page, at, (island) => island.locator('summary').nth(1).click());
  await expect(list.locator('details[open]')).toHaveCount(1);
  await expect(list.locator('details').nth(1)).toHaveAttribute('open');
  await expect(list.locator('summary').nth(1)).toBeFocused();
});

test('the questions are searched → the search goes on', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Search the questions' });
  const at = { path: ROUTES.faqs, script: 'FaqList', part: '.faqs' };
  await openChanged(page, at, () => box.fill('posh'));
  const questions = page.locator('.faqs').getByRole('heading');
  const matching = await questions.count();
  await box.fill('');
  await expect.poll(() => questions.count()).toBeGreaterThan(matching);
  await box.fill('posh');
  await expect(questions).toHaveCount(matching);
});

test('the share menu is opened → it is open', async ({ page }) => {
  const at = { path: somePost, script: 'ShareMenu', part: 'summary' };
  await openChanged(page, at, (island) => island.locator('summary').click());
  await expect(page.getByRole('menuitem', { name: 'Copy Link' })).toBeVisible();
});

test('a service card is pressed → it opens in place', async ({ page }) => {
  const at = { path: ROUTES.hr, script: 'ServiceExplorer', part: '[data-view]' };
  const services = await openChanged(page, at, () => Promise.resolve());
  await services.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\?service=/);
});

test('a tool’s questions are answered → choices and ticks stay, and count', async ({ page }) => {
  const at = { path: ROUTES.complianceYear, script: 'ComplianceYear', part: 'form' };
  let chosen = '';
  const tool = await openChanged(page, at, async (island) => {
    const select = island.locator('select').first();
    await select.selectOption({ index: 1 });
    chosen = await select.inputValue();
    await island.locator('input[type=checkbox]').first().check();
  });
  await expect(tool.locator('select').first()).toHaveValue(chosen);
  await expect(tool.locator('input[type=checkbox]').first()).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`#.*=${chosen}`));
});
