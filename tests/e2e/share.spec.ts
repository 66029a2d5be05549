/** Tests the share menus of an article. */
import { expect, test, type Page } from 'playwright/test';
import { expectSound } from './site-pages.ts';
import { somePost as path } from '../published.ts';

const COPIED_NOTICE_MS = 2_000;
const SHARE_WINDOW = [600, 400];

const LINKS = ['Facebook', 'X', 'LinkedIn', 'Share via Email'];

/** Finds the Share buttons above the article and beside its author, which are `<summary>` before hydration. */
const buttons = (page: Page) =>
  page
    .getByRole('main')
    .locator('summary, button')
    .filter({ hasText: /^Share$/ });
const menu = (page: Page) => page.getByRole('menu', { name: 'Share' });
const item = (page: Page, name: string) => menu(page).getByRole('menuitem', { name, exact: true });

// Answers every request to another site with a short page, so that no request leaves the machine.
test.beforeEach(({ context }) =>
  context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'shared' })),
);

test('opens a window of 600×400 px; the shared address has no query or hash', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  // Removes the header Cross-Origin-Opener-Policy, which also clears `opener`, because the link itself must clear it.
  await page.route(`**${path}?*`, async (route) =>
    route.fulfill({ contentType: 'text/html', body: await (await route.fetch()).text() }),
  );
  await page.goto(`${path}?utm_source=x#anywhere`);
  await buttons(page).last().click();
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
  await expectSound(page);
  await expect(menu(page).getByRole('menuitem')).toHaveText([...LINKS, 'Copy Link', 'WhatsApp']);
  const linkedIn = await item(page, 'LinkedIn').getAttribute('href');
  const address = new URL(path, page.url()).href;
  expect(new URL(linkedIn ?? '').searchParams.get('url')).toBe(address);
  // Every link except the e-mail link opens a new tab or window.
  const web = menu(page).locator('[target=_blank]');
  await expect(web).toHaveText([...LINKS.slice(0, -1), 'WhatsApp']);
  const [popup] = await Promise.all([page.waitForEvent('popup'), item(page, 'Facebook').click()]);
  await popup.waitForURL('https://www.facebook.com/**');
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual(SHARE_WINDOW);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await expect(menu(page)).toBeHidden();
  await expect(buttons(page).last()).toBeFocused();
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const copy = (page: Page) => menu(page).getByRole('menuitem').nth(LINKS.length);
  const notice = (page: Page) => page.getByRole('main').getByRole('status').first();

  test('shows “Copied!” for 2 s in a menu that stays open', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto(path);
    await buttons(page).first().click();
    await expect(menu(page)).toBeVisible();
    await page.clock.pauseAt(60_000);
    for (let press = 1; press <= 2; press += 1) {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await copy(page).click();
      await expect.poll(() => clipboard(page)).toBe(page.url());
      await page.clock.runFor(COPIED_NOTICE_MS - 1);
      await expect(copy(page)).toHaveText('Copied!');
      await expect(notice(page)).toHaveText('Copied!');
    }
    await page.clock.runFor(1);
    await expect(copy(page)).toHaveText('Copy Link');
    await expect(notice(page)).toBeEmpty();
  });

  test('copies the link with execCommand() if the clipboard refuses the text', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no clipboard today'));
    });
    await page.goto(path);
    await buttons(page).first().press('Enter');
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(copy(page)).toHaveAttribute('data-focus');
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.keyboard.press('Enter');
    expect((await logged).text()).toContain('no clipboard today');
    await expect(notice(page)).toHaveText('Copied!');
    expect(await clipboard(page)).toBe(page.url());
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(buttons(page).first()).toBeFocused();
  });
});
