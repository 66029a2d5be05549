/** Broken networks and refusing browsers: the page stays readable and says what matters. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES, postPath } from '#site/routes.ts';
import { expectAwake } from '../e2e/islands.ts';
import { LONG, amount, settle } from './record.ts';
import {
  VALUES,
  expectFields,
  field,
  fill,
  findMail,
  hydrated,
  openContact,
  sendButton,
  success,
  toasts,
  uniqueSubject,
} from '../e2e/contact-page.ts';

test.describe.configure({ timeout: 300_000 });

const AREA = 'Faults';
/** One page of each kind; the first few in the short form. */
const PAGES = [
  ROUTES.home,
  ROUTES.contact,
  ROUTES.hr,
  postPath(1),
  ROUTES.resources,
  ROUTES.faqs,
  ROUTES.blog,
  ROUTES.events,
  '/no/such/page',
];
const SOME_PAGES = PAGES.slice(0, amount({ short: 4, long: PAGES.length }));
/** What `noscript` holds is no element where scripts are on. */
const LINKS = 'main a[href]:not(noscript *)';

/** The words and links of the main part as they are printed, whatever scripts do later. */
async function printed(
  browser: Browser,
  path: string,
): Promise<{ heading: string; links: number }> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  const heading = await page.locator('h1').first().innerText();
  const links = await page.locator(LINKS).count();
  await context.close();
  return { heading, links };
}

/** What a visitor misses on the page in its present state. */
async function missing(
  page: Page,
  expected: { heading: string; links: number },
): Promise<string[]> {
  const faults: string[] = [];
  if (!(await page.locator('h1:visible', { hasText: expected.heading }).count()))
    faults.push('the heading does not show');
  if ((await page.locator(LINKS).count()) < expected.links) faults.push('links are gone');
  const words = await page.locator('main').innerText();
  if (words.length < 100) faults.push('hardly a word shows');
  if (words.includes(MESSAGES.unexpectedError)) faults.push('an error replaces content');
  return faults;
}

/** To the end of the page, so that what waits to be seen loads. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

test('each script file missing, one at a time', async ({ browser }) => {
  const broken: string[] = [];
  const seen = new Set<string>();
  let tried = 0;
  for (const path of PAGES) {
    const expected = await printed(browser, path);
    const first = await browser.newPage();
    const files = new Set<string>();
    first.on('request', (request) => {
      if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
    });
    await first.goto(path);
    await scrollThrough(first);
    await first.close();
    expect(files.size, path).toBeGreaterThan(0);
    for (const file of files) {
      // Short: a file that several pages use is taken from the first of them.
      if (!LONG && seen.has(file)) continue;
      seen.add(file);
      const page = await browser.newPage();
      // A second try asks with a query behind the name.
      await page.route(`**${file}*`, (route) => route.abort());
      await page.goto(path);
      await scrollThrough(page);
      const faults = await missing(page, expected);
      broken.push(...faults.map((fault) => `${path} without ${file}: ${fault}`));
      tried += 1;
      await page.close();
    }
  }
  settle(AREA, 'pages without one of their script files', tried, broken);
});

const KINDS = {
  styles: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /\.(svg|png|jpe?g|avif|webp)$/,
  films: /\.(mp4|webm)$/,
  'all but the page': /\.(css|js|woff2|svg|png|jpe?g|avif|webp|mp4|webm)$/,
};

// Short: the two that take most away. Pictures have tests of their own.
const SOME_KINDS = LONG ? Object.keys(KINDS) : ['styles', 'all but the page'];

for (const [kind, files] of Object.entries(KINDS).filter(([kind]) => SOME_KINDS.includes(kind)))
  test(`without ${kind}`, async ({ browser }) => {
    const broken: string[] = [];
    for (const path of SOME_PAGES) {
      const expected = await printed(browser, path);
      const page = await browser.newPage();
      page.on('pageerror', ({ message }) => broken.push(`${path}: ${message}`));
      await page.route(files, (route) => route.abort());
      await page.goto(path);
      await scrollThrough(page);
      broken.push(...(await missing(page, expected)).map((fault) => `${path}: ${fault}`));
      await page.close();
    }
    settle(AREA, `pages without ${kind}`, SOME_PAGES.length, broken);
  });

test('each picture that does not load leaves its name', async ({ browser }) => {
  const all = globSync('dist/**/*.html')
    .filter((file) => readFileSync(file, 'utf8').includes('data-fallback'))
    .sort()
    .map((file) => file.slice('dist'.length, -'.html'.length));
  const paths = all.filter((_, index) => index % amount({ short: 6, long: 1 }) === 0);
  const broken: string[] = [];
  let tried = 0;
  for (const path of paths) {
    const page = await browser.newPage();
    await page.route(KINDS.pictures, (route) => route.abort());
    await page.goto(path);
    // In lists that are not shown, and below, pictures load only when they come into view.
    const pictures = page.locator('img[data-fallback]');
    await pictures.evaluateAll((nodes) =>
      nodes.forEach((node) => node.setAttribute('loading', 'eager')),
    );
    const count = await pictures.count();
    tried += count;
    await expect(page.getByText(MESSAGES.imageNotLoading))
      .toHaveCount(count)
      .catch(() => broken.push(`${path}: a picture left nothing`));
    await page.close();
  }
  settle(AREA, 'pictures that leave their name', tried, broken);
});

test('storage and clipboard refused on every kind of page', async ({ browser }) => {
  const broken: string[] = [];
  for (const path of SOME_PAGES) {
    const expected = await printed(browser, path);
    const page = await browser.newPage();
    page.on('pageerror', ({ message }) => broken.push(`${path}: ${message}`));
    await page.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      };
      for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, refuse);
      for (const name of ['clipboard', 'serviceWorker'])
        Object.defineProperty(navigator, name, refuse);
      Object.defineProperty(document, 'cookie', refuse);
    });
    await page.goto(path);
    await scrollThrough(page);
    broken.push(...(await missing(page, expected)).map((fault) => `${path}: ${fault}`));
    await page.close();
  }
  settle(AREA, 'pages with storage and clipboard refused', SOME_PAGES.length, broken);
});

test.describe('offline after the page has come', () => {
  test('a drill-down, the searches and the menus go on', async ({ page, context }) => {
    const seen = page.waitForResponse('**/professional-staffing');
    await page.goto(ROUTES.hr);
    await expectAwake(page, page.locator('[data-host]'));
    await page.locator('main li [data-opens]').first().hover();
    await (await seen).finished();
    await context.setOffline(true);
    await page.locator('main li [data-opens]').first().click();
    await expect(page.locator('article[data-view]:visible')).toHaveCount(1);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByText('Resources', { exact: true })
      .click();
    await expect(page.getByRole('link', { name: 'Brochure' }).first()).toBeVisible();
    await context.setOffline(false);
    await page.goto(ROUTES.faqs);
    await page.getByRole('searchbox').first().focus();
    await expectAwake(page, page.getByRole('searchbox').first());
    await context.setOffline(true);
    await page.getByRole('searchbox').first().fill('gst');
    await expect(page.getByText(/^Showing \d+ of \d+ questions$/)).toBeVisible();
    await context.setOffline(false);
    await page.goto(ROUTES.blog);
    const category = page.getByRole('button', { name: 'Technology' });
    // The filter comes a moment after the page.
    await expect(category).toBeVisible();
    await context.setOffline(true);
    await category.click();
    await expect(page.getByText(/^Showing \d+ of \d+ articles$/)).toBeVisible();
    settle(AREA, 'pages that go on offline', 3, []);
  });
});

test.describe('a slow connection', () => {
  test('words first; what is typed meanwhile is sent', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto(ROUTES.contact, { waitUntil: 'commit' });
    const subject = uniqueSubject('Slow');
    await fill(page, { 'Subject (optional)': subject });
    await hydrated(page, 30_000);
    await expectFields(page, { ...VALUES, 'Subject (optional)': subject });
    await sendButton(page).click();
    await expect(success(page)).toBeVisible({ timeout: 30_000 });
    expect((await findMail(subject))?.text).toContain(VALUES['Message *']);
    settle(AREA, 'messages over a slow connection', 1, []);
  });
});

test.describe('what the visitor typed', () => {
  const ISLANDS = {
    contact: { path: ROUTES.contact, file: '**/_astro/ContactForm.*.js*' },
    newsletter: { path: ROUTES.resources, file: '**/_astro/NewsletterForm.*.js*' },
  };

  for (const { path, file } of Object.values(ISLANDS))
    test(`${path}: stays when the island never comes, and the page says so`, async ({ page }) => {
      await page.route(file, (route) => route.abort());
      await page.goto(path);
      await field(page, 'Email Address *').fill(VALUES['Email Address *']);
      await field(page, 'Email Address *').scrollIntoViewIfNeeded();
      await expect(page.getByText('Part of this page did not load')).toBeVisible();
      await expect(field(page, 'Email Address *')).toHaveValue(VALUES['Email Address *']);
      // The button still does something: it writes a mail.
      const form = page.locator('form[method=post]');
      await expect(form).toHaveAttribute('action', /^mailto:/);
      await expect(form).toHaveJSProperty('noValidate', false);
    });

  /** Holds the island back until it is told to come. */
  async function hold(page: Page, file: string): Promise<() => void> {
    const { promise: awake, resolve: wake } = Promise.withResolvers<undefined>();
    await page.route(file, async (route) => {
      await awake;
      await route.continue();
    });
    return () => wake(undefined);
  }

  /** As a translator in the browser does: every text in an element of its own. */
  const translate = (page: Page, inside: string) =>
    page.locator(inside).evaluate((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const wrapper = document.createElement('font');
        text.replaceWith(wrapper);
        wrapper.append(text);
      }
    });

  test('stays when the page was translated before it woke up, the focus too', async ({ page }) => {
    const wake = await hold(page, ISLANDS.contact.file);
    await page.goto(ROUTES.contact);
    await fill(page);
    await field(page, 'Company *').focus();
    await translate(page, 'form[method=post]');
    wake();
    await hydrated(page);
    await expect(page.locator('form[method=post]')).toHaveJSProperty('noValidate', true);
    await expectFields(page, VALUES);
    await expect(field(page, 'Company *')).toBeFocused();
  });

  test('in the search of services stays likewise', async ({ page }) => {
    const wake = await hold(page, '**/_astro/ServiceSearch.*.js*');
    await page.goto(ROUTES.home);
    const island = page.locator('astro-island:has([role=combobox])');
    const box = island.getByRole('combobox');
    await box.fill('payroll');
    await translate(page, 'astro-island:has([role=combobox])');
    wake();
    await expect(island).not.toHaveAttribute('ssr');
    await expect(box).toHaveValue('payroll');
    await expect(box).toHaveAttribute('aria-expanded', /true|false/);
  });

  test('a page translated after it woke up still checks and sends', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openContact(page);
    const subject = uniqueSubject('Translated');
    await fill(page, { 'Subject (optional)': subject, 'Phone Number *': '' });
    await translate(page, 'astro-island:has(form)');
    await sendButton(page).click();
    await expect(page.getByText('One field')).toBeVisible();
    await page.locator('[name=phone]').fill('+91 98450 00000');
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
    expect(await findMail(subject)).toBeDefined();
    expect(errors).toEqual([]);
  });

  test('stays when the visitor looks elsewhere and comes back', async ({ page }) => {
    await openContact(page);
    await fill(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(ROUTES.privacy);
    await page.goBack();
    await hydrated(page);
    await expectFields(page, VALUES);
    await expect(toasts(page)).toHaveCount(0);
  });
});
