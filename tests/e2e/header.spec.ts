/** Tests the header's dropdowns and its phone menu. routes.spec.ts tests both without JavaScript. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { downloadFileName } from '#lib/slug.ts';
import { firm } from '../published.ts';
import { PHONE, expectSound, openWithStoppedClock } from './site-pages.ts';

const DROPDOWN_CLOSE_DELAY_MS = 180;

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const button = (page: Page, name: string) => nav(page).getByRole('button', { name });
const link = (page: Page, name: string) => nav(page).getByRole('link', { name });

test.use({ hasTouch: true });

async function expectOpen(page: Page, name: 'Services' | 'Resources', open: boolean) {
  await expect(button(page, name)).toHaveAttribute('aria-expanded', String(open));
  const first = link(page, name === 'Services' ? 'HR Services' : 'Blog');
  await expect(first).toBeVisible({ visible: open });
}

test('closes a dropdown 180 ms after the pointer has left the dropdown', async ({ page }) => {
  await openWithStoppedClock(page, ROUTES.about);
  await expectOpen(page, 'Services', false);
  for (const part of [button(page, 'Services'), link(page, 'HR Services')]) {
    await part.hover();
    await page.clock.runFor(10 * DROPDOWN_CLOSE_DELAY_MS);
    await expectOpen(page, 'Services', true);
    await page.mouse.move(100, 700);
    await page.clock.runFor(DROPDOWN_CLOSE_DELAY_MS - 1);
    await expectOpen(page, 'Services', true);
  }
  await page.clock.runFor(1);
  await expectOpen(page, 'Services', false);
});

test('closes a hovered dropdown on the second click, not on the first', async ({ page }) => {
  await page.goto(ROUTES.about);
  await button(page, 'Services').hover();
  await expectOpen(page, 'Services', true);
  await button(page, 'Services').click();
  await expectOpen(page, 'Services', true);
  await button(page, 'Resources').click();
  await expectOpen(page, 'Resources', true);
  await expectOpen(page, 'Services', false);
  await expectSound(page);
  await button(page, 'Resources').click();
  await expectOpen(page, 'Resources', false);
});

test('Enter opens a dropdown; Escape, an outside click or Tab away closes it', async ({ page }) => {
  await page.goto(ROUTES.about);
  await button(page, 'Services').press('Enter');
  await expectOpen(page, 'Services', true);
  await page.keyboard.press('Tab');
  await expect(link(page, 'Company Secretarial Services')).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(page, 'Services', false);
  await expect(button(page, 'Services')).toBeFocused();
  await page.keyboard.press('Space');
  await expectOpen(page, 'Services', true);
  await page.mouse.click(100, 700);
  await expectOpen(page, 'Services', false);
  await button(page, 'Resources').press('Enter');
  for (const one of await nav(page).locator('details[open]').getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(one).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(link(page, 'Contact')).toBeFocused();
  await expectOpen(page, 'Resources', false);
});

test('opens a dropdown on the first tap, and closes it on the second', async ({ page }) => {
  await page.goto(ROUTES.about);
  for (const open of [true, false, true]) {
    await button(page, 'Services').tap();
    await expectOpen(page, 'Services', open);
  }
  await link(page, 'HR Services').tap();
  await expect(page).toHaveURL(ROUTES.hr);
});

test.describe('phone', () => {
  test.use({ viewport: PHONE, isMobile: true });
  test.beforeEach(({ page }) => page.goto(ROUTES.about));

  const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const closer = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: 'Close menu' });

  async function openMenu(page: Page) {
    await opener(page).tap();
    await expect(closer(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(nav(page)).toBeVisible();
  }

  async function expectShut(page: Page) {
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(nav(page)).toBeHidden();
  }

  test('the button opens and closes the menu; a download or a link also closes the menu', async ({
    page,
  }) => {
    await expectShut(page);
    await openMenu(page);
    await nav(page).getByText('Services', { exact: true }).tap();
    await expect(link(page, 'HR Services')).toBeVisible();
    await expectSound(page);
    await nav(page).getByText('Resources', { exact: true }).tap();
    await expect(link(page, 'Blog')).toBeVisible();
    await expect(link(page, 'HR Services')).toBeHidden();
    await closer(page).tap();
    await expectShut(page);
    await openMenu(page);
    const brochure = page.waitForEvent('download');
    await link(page, 'Brochure').tap();
    expect((await brochure).suggestedFilename()).toBe(downloadFileName(firm.name, 'brochure.pdf'));
    await expectShut(page);
    await expect(opener(page)).toBeFocused();
    await openMenu(page);
    await link(page, 'About').tap();
    await expectShut(page);
  });

  test('does not scroll the page under the open menu', async ({ page }) => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    /** Taps at the present position of an element, because Playwright's tap() would scroll the page first. */
    const tapInPlace = async (target: Locator) => {
      const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
      await page.touchscreen.tap(x + 10, y + 10);
    };
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await tapInPlace(opener(page));
    await expect(link(page, 'Contact')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 400);
    await tapInPlace(closer(page));
    await expectShut(page);
    expect(await scrollY()).toBe(300);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrollY).toBe(700);
  });
});
