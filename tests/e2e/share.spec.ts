/** The share menus of an article. */
import { expect, test, type BrowserContext, type Page } from 'playwright/test';
import { COPIED_NOTICE_MS, SHARE_WINDOW_HEIGHT_PX, SHARE_WINDOW_WIDTH_PX } from '#site/limits.ts';
import { postPath } from '#site/routes.ts';
import { axeFindings } from './axe.ts';
import { slowUnless } from './slow.ts';

const ITEMS = ['Facebook', 'X', 'LinkedIn', 'Share via Email', 'Copy Link'];
const PLACES = ['hero', 'author box'] as const;
const path = postPath(1);

/** The printed summary, then the menu's button. */
const button = (page: Page, place: (typeof PLACES)[number] = 'hero') =>
  page
    .getByRole('main')
    .locator('summary, button')
    .filter({ hasText: /^Share$/ })
    .nth(PLACES.indexOf(place));
const menu = (page: Page) => page.getByRole('menu', { name: 'Share' });
const item = (page: Page, name: string) => menu(page).getByRole('menuitem', { name, exact: true });

async function open(page: Page, place: (typeof PLACES)[number] = 'hero') {
  await button(page, place).click();
  await expect(button(page, place)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page)).toBeVisible();
}

/** What the page says of itself to other sites. */
async function shared(page: Page) {
  const meta = (name: string) =>
    page
      .locator(`meta[property="og:${name}"]`)
      .getAttribute('content')
      .then((text) => text ?? '');
  return {
    title: await meta('title'),
    excerpt: await meta('description'),
    canonical: await meta('url'),
    address: new URL(path, page.url()).href,
  };
}

/** Other sites answer with an empty page; nothing leaves the machine. */
const keepInside = (context: BrowserContext) =>
  context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'shared' }));

const TARGETS = [
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php'],
  ['X', 'https://x.com/intent/post'],
  ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/'],
] as const;

async function expectTarget(page: Page, name: string, address: string) {
  const url = new URL(address);
  const { title, address: own } = await shared(page);
  expect(Object.fromEntries(url.searchParams)).toEqual(
    { Facebook: { u: own }, LinkedIn: { url: own }, X: { url: own, text: title } }[name],
  );
}

test.beforeEach(async ({ context }) => keepInside(context));

/** The item that the menu's keys have reached. */
const reached = (page: Page, name: string) =>
  expect(item(page, name)).toHaveAttribute('data-focus');

test('its script is loaded at the first sign of use', async ({ page }) => {
  const loaded: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/ShareMenu.') && loaded.push(request.url()),
  );
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).click();
  expect(loaded).toEqual([]);
  await button(page).focus();
  await expect(button(page)).toHaveAttribute('aria-haspopup', 'menu');
  expect(loaded).toHaveLength(1);
});

test('opened by key before its script came: the focus moves on when it does', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/_astro/ShareMenu.*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const links = page.locator('main details[open] a');
  await expect(links.first()).toBeVisible();
  release(undefined);
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await reached(page, 'Facebook');
});

test('where its script does not come, it is a list of links', async ({ page }) => {
  await page.route('**/_astro/ShareMenu.*', (route) => route.abort());
  await page.goto(path);
  await button(page).click();
  const list = page.locator('main details[open]');
  await expect(list.getByRole('link')).toHaveText(ITEMS.slice(0, -1));
  await expect(list.getByRole('button', { name: 'Copy Link' })).toHaveCount(0);
});

for (const place of PLACES)
  test(`the menu of the ${place}: items, windows of 600×400`, async ({ page }) => {
    await page.goto(path);
    await open(page, place);
    await expect(menu(page).getByRole('menuitem')).toHaveText(ITEMS);
    for (const [name, base] of TARGETS) {
      if (!(await menu(page).isVisible())) await open(page, place);
      const [popup] = await Promise.all([page.waitForEvent('popup'), item(page, name).click()]);
      await popup.waitForURL(`${base}?**`);
      await expectTarget(page, name, popup.url());
      const seen = await popup.evaluate(() => [innerWidth, innerHeight, window.opener]);
      expect(seen).toEqual([SHARE_WINDOW_WIDTH_PX, SHARE_WINDOW_HEIGHT_PX, null]);
      await popup.close();
      await expect(menu(page)).toBeHidden();
      await expect(button(page, place)).toBeFocused();
    }
    await expect(page).toHaveURL(path);
  });

test('a blocked window becomes a tab', async ({ page, context }) => {
  await page.addInitScript(() => (window.open = () => null));
  await page.goto(path);
  for (const [name, base] of TARGETS) {
    await open(page);
    const [tab] = await Promise.all([context.waitForEvent('page'), item(page, name).click()]);
    await tab.waitForURL(`${base}?**`);
    await expectTarget(page, name, tab.url());
    await tab.close();
  }
});

test('mail: the title, then the excerpt and where to read more', async ({ page }) => {
  await page.goto(path);
  const { title, excerpt, address } = await shared(page);
  await open(page);
  const href = (await item(page, 'Share via Email').getAttribute('href')) ?? '';
  const { protocol, pathname, searchParams } = new URL(href);
  expect([protocol, pathname]).toEqual(['mailto:', '']);
  expect(href).not.toContain('+');
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: title,
    body: `${excerpt}\r\n\r\nRead more: ${address}`,
  });
});

test('the address shared is without query and fragment', async ({ page }) => {
  await page.goto(`${path}?utm_source=x#anywhere`);
  await open(page);
  const href = (await item(page, 'Facebook').getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('u')).toBe((await shared(page)).address);
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const copy = (page: Page) => menu(page).getByRole('menuitem').nth(ITEMS.indexOf('Copy Link'));
  const notice = (page: Page) => page.getByRole('main').getByRole('status').first();

  async function openWithClock(page: Page) {
    await page.clock.install({ time: 0 });
    await page.goto(path);
    await open(page);
    await page.clock.pauseAt(60_000);
  }

  test("the item reads 'Copied!' for 2 s, in a menu that stays open", async ({ page }) => {
    await openWithClock(page);
    await copy(page).click();
    await expect(copy(page)).toHaveText('Copied!');
    await expect(notice(page)).toHaveText('Copied!');
    expect(await clipboard(page)).toBe((await shared(page)).address);
    await page.clock.runFor(COPIED_NOTICE_MS - 1);
    await expect(copy(page)).toHaveText('Copied!');
    await page.clock.runFor(1);
    await expect(copy(page)).toHaveText('Copy Link');
    await expect(notice(page)).toBeEmpty();
    await expect(menu(page)).toBeVisible();
  });

  test('a second press begins the 2 s anew', async ({ page }) => {
    await openWithClock(page);
    await copy(page).click();
    await expect(copy(page)).toHaveText('Copied!');
    await page.clock.runFor(COPIED_NOTICE_MS - 1);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await copy(page).click();
    // The second copy is done when the clipboard holds the address again.
    await expect.poll(() => clipboard(page)).toBe((await shared(page)).address);
    await page.clock.runFor(COPIED_NOTICE_MS - 1);
    await expect(copy(page)).toHaveText('Copied!');
    await page.clock.runFor(1);
    await expect(copy(page)).toHaveText('Copy Link');
  });

  test('without a clipboard: logged, copied by command, focus kept', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no clipboard today'));
    });
    await page.goto(path);
    await open(page);
    await page.keyboard.press('End');
    await reached(page, 'Copy Link');
    await page.keyboard.press('Enter');
    await expect(copy(page)).toHaveText('Copied!');
    await expect(menu(page)).toBeFocused();
    expect(await clipboard(page)).toBe((await shared(page)).address);
    expect(logged.join()).toContain('no clipboard today');
    await expect(page.locator('textarea')).toHaveCount(0);
  });

  test('where nothing copies, it says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto(path);
    await open(page);
    await copy(page).click();
    await expect(copy(page)).toHaveText('Could not copy');
    await expect(notice(page)).toHaveText('Could not copy');
  });
});

test('keyboard: arrows, Home, End, Enter, Space, letters, Tab, Escape', async ({ page }) => {
  await page.goto(path);
  const focused = (name: string) => reached(page, name);
  await button(page).focus();
  await expect(button(page)).toHaveAttribute('aria-haspopup', 'menu');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await focused('Facebook');
  await page.keyboard.press('ArrowDown');
  await focused('X');
  await page.keyboard.press('ArrowUp');
  await focused('Facebook');
  await page.keyboard.press('End');
  await focused('Copy Link');
  await page.keyboard.press('Home');
  await focused('Facebook');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await focused('Copy Link');
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  await focused('Facebook');
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Space')]);
  await popup.close();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  await focused('LinkedIn');
});

test('one menu is open at a time, a click outside shuts it', async ({ page }) => {
  await page.goto(path);
  await open(page);
  await page.keyboard.press('Control+End');
  await open(page, 'author box');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toHaveCount(1);
  await page.getByRole('contentinfo').getByText('All rights reserved').click();
  await expect(menu(page)).toBeHidden();
});

test('where the device shares by itself, one more item', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.body.dataset['shared'] = JSON.stringify(data);
      return Promise.reject(new DOMException('changed their mind', 'AbortError'));
    };
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(path);
  await open(page);
  await expect(menu(page).getByRole('menuitem')).toHaveText([...ITEMS, 'More options…']);
  await item(page, 'More options…').click();
  const { title, excerpt, address } = await shared(page);
  const given = await page.locator('body').getAttribute('data-shared');
  expect(JSON.parse(given ?? '')).toEqual({ title, text: excerpt, url: address });
  await expect(menu(page)).toBeHidden();
  expect(faults).toEqual([]);
});

for (const [place, width] of [
  ['hero', 320],
  ['author box', 320],
  ['hero', 1440],
] as const)
  test(
    `the open menu of the ${place} fits ${width} px and has no axe finding`,
    slowUnless(place === 'hero' && width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      await open(page, place);
      await expect(menu(page)).toBeInViewport({ ratio: 1 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('plain links to the same places; nothing that needs a script', async ({ page }) => {
    await page.goto(path);
    const details = page.locator('main details').first();
    await details.locator('summary').click();
    await expect(details.getByRole('link')).toHaveText(ITEMS.slice(0, -1));
    await expect(details.getByRole('button')).toHaveCount(0);
    const { canonical } = await shared(page);
    const facebook = details.getByRole('link', { name: 'Facebook' });
    await expect(facebook).toHaveAttribute('target', '_blank');
    const href = (await facebook.getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('u')).toBe(canonical);
  });
});
