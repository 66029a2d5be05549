/** The share menus of an article. */
import { expect, test, type Page } from 'playwright/test';
import { axeFindings } from './axe.ts';
import { sideways } from './site-pages.ts';
import { somePost } from '../published.ts';

const COPIED_NOTICE_MS = 2_000;
const SHARE_WINDOW_HEIGHT_PX = 400;
const SHARE_WINDOW_WIDTH_PX = 600;

const LINKS = ['Facebook', 'X', 'LinkedIn', 'Share via Email'];
const ITEMS = [...LINKS, 'Copy Link'];
const path = somePost;

/** The printed summary, then the menu's button: above the article, and beside its author. */
const button = (page: Page, place: 'top' | 'author' = 'top') =>
  page
    .getByRole('main')
    .locator('summary, button')
    .filter({ hasText: /^Share$/ })
    .nth(place === 'top' ? 0 : 1);
const menu = (page: Page) => page.getByRole('menu', { name: 'Share' });
const item = (page: Page, name: string) => menu(page).getByRole('menuitem', { name, exact: true });

async function open(page: Page, place?: 'top' | 'author') {
  await button(page, place).click();
  await expect(menu(page)).toBeVisible();
}

/** The item that the menu's keys have reached. */
const reached = (page: Page, name: string) =>
  expect(item(page, name)).toHaveAttribute('data-focus');

// Other sites answer with an empty page; nothing leaves the machine.
test.beforeEach(({ context }) =>
  context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'shared' })),
);

test('an item is pressed → a window of 600×400 with the address without query and fragment', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${path}?utm_source=x#anywhere`);
  const address = new URL(path, page.url()).href;
  await open(page, 'author');
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  await expect(menu(page).getByRole('menuitem')).toHaveText(ITEMS);
  const linkedIn = await item(page, 'LinkedIn').getAttribute('href');
  expect(new URL(linkedIn ?? '').searchParams.get('url')).toBe(address);
  const [popup] = await Promise.all([page.waitForEvent('popup'), item(page, 'Facebook').click()]);
  await popup.waitForURL('https://www.facebook.com/**');
  expect(await popup.evaluate(() => [innerWidth, innerHeight, window.opener])).toEqual([
    SHARE_WINDOW_WIDTH_PX,
    SHARE_WINDOW_HEIGHT_PX,
    null,
  ]);
  await expect(menu(page)).toBeHidden();
  await expect(button(page, 'author')).toBeFocused();
  // A browser that blocks windows gets a tab.
  await page.evaluate(() => (window.open = () => null));
  await open(page);
  const [tab] = await Promise.all([context.waitForEvent('page'), item(page, 'X').click()]);
  await tab.waitForURL('https://x.com/intent/post?**');
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const copy = (page: Page) => menu(page).getByRole('menuitem').nth(ITEMS.indexOf('Copy Link'));
  const notice = (page: Page) => page.getByRole('main').getByRole('status').first();

  test('a press → “Copied!” for 2 s after the last, in a menu that stays open', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.goto(path);
    await open(page);
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

  test('no clipboard → the old command copies; not even that → said; the focus is kept', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no clipboard today'));
    });
    await page.goto(path);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('End');
    await reached(page, 'Copy Link');
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.keyboard.press('Enter');
    expect((await logged).text()).toContain('no clipboard today');
    await expect(notice(page)).toHaveText('Copied!');
    expect(await clipboard(page)).toBe(page.url());
    await page.evaluate(() => (document.execCommand = () => false));
    await page.keyboard.press('Enter');
    await expect(notice(page)).toHaveText('Could not copy');
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('opened → plain links to the same places, and nothing that needs a script', async ({
    page,
  }) => {
    await page.goto(path);
    const details = page.locator('main details').first();
    await details.locator('summary').click();
    await expect(details.getByRole('link')).toHaveText(LINKS);
    await expect(details.getByRole('button')).toHaveCount(0);
    const canonical = await page.locator('meta[property="og:url"]').getAttribute('content');
    const facebook = await details.getByRole('link', { name: 'Facebook' }).getAttribute('href');
    expect(new URL(facebook ?? '').searchParams.get('u')).toBe(canonical);
  });
});
