/** Opens every page, and addresses that have no page. */
import { expect, test, type BrowserContext, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { FIXED_TEXTS } from '#site/texts.ts';
import { somePost } from '../published.ts';
import { wakeAll } from './islands.ts';
import {
  PHONE,
  SITE_PATHS,
  TEMPLATES,
  expectSound,
  watchFaults,
  watchShifts,
} from './site-pages.ts';

const WIDE = 1440;

/** Pages that `npm test` opens at phone width. `npm run test:slow` opens the rest, and some pages at desktop width. */
const IN_SHORT: readonly string[] = [ROUTES.home, ROUTES.faas, ROUTES.companyForms];

for (const [width, paths] of [
  [PHONE.width, SITE_PATHS],
  [WIDE, TEMPLATES.filter((path) => SITE_PATHS.includes(path))],
] as const)
  test.describe(`opens without faults at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of paths) {
      const isQuick = width === PHONE.width && IN_SHORT.includes(path);
      const tag = isQuick ? '' : ' @slow';
      test(path + tag, ({ page, context }) => expectWhole(context, page, path));
    }
  });

/** Expects status 200, one h1, and no console error, policy violation, failed request, layout shift or axe finding. */
async function expectWhole(context: BrowserContext, page: Page, path: string): Promise<void> {
  if (await lookAtAll(page, path)) return;
  await page.close();
  expect(await lookAtAll(await context.newPage(), path), 'it is drawn').toBe(true);
}

/** Opens a page and checks it. Returns false if the browser does not draw the page; the caller then tries again. */
async function lookAtAll(page: Page, path: string): Promise<boolean> {
  const failures = await collectFailures(page);
  const shiftsSoFar = await watchShifts(page);
  const response = page.waitForResponse((one) => new URL(one.url()).pathname === path);
  await page.goto(path, { waitUntil: 'networkidle' });
  expect((await response).status(), 'status').toBe(200);
  await expect(page.locator('h1:visible'), 'one heading of the first level').toHaveCount(1);
  await expect(page, 'it has a title').toHaveTitle(/.+/);
  if (!(await scrollDown(page))) return false;
  await wakeAll(page);
  // Leaves out hidden pictures, because a lazy picture does not load while it is hidden.
  const allIn = () => {
    const isMissing = (image: HTMLImageElement) => !image.complete && image.checkVisibility();
    const missing = [...document.images].find(isMissing);
    // A picture that was still hidden when the test scrolled past it (`load-late` in documents.css) loads only in view.
    missing?.scrollIntoView({ behavior: 'instant' });
    return missing === undefined;
  };
  await expect.poll(() => page.evaluate(allIn), 'every shown picture came').toBe(true);
  // Reads the shifts before axe runs: axe changes the colour scheme, and Chromium then applies fonts that move text.
  // Leaves out shifts before the whole HTML is drawn: how much of it the browser draws first depends on the load of the
  // machine. `slow/late-html.spec.ts` tests these shifts on a phone, for one page of each template.
  const shifts = (await shiftsSoFar()).filter(({ early }) => !early);
  expect(shifts, 'nothing moves').toEqual([]);
  await expectSound(page);
  expect(failures, 'console, policy and requests').toEqual([]);
  return true;
}

/** Returns a list to which each fault of the page is added when it occurs. */
async function collectFailures(page: Page): Promise<string[]> {
  const failures = await watchFaults(page);
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Not a failure: Chromium cancels the request for a film that does not play yet, and requests the film again later.
    if (request.resourceType() === 'media' && reason === 'net::ERR_ABORTED') return;
    failures.push(`failed: ${request.url()} (${reason})`);
  });
  return failures;
}

/**
 * Scrolls down the whole page, so that lazy pictures and islands load. Returns false if the browser does not draw the
 * page, which happens in headless Chromium for about one page in a thousand.
 */
function scrollDown(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const frames = () =>
      new Promise<boolean>((done) => {
        setTimeout(() => done(false), 10_000);
        requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
      });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      if (!(await frames())) return false;
    }
    return true;
  });
}

test('answers a wrong address with 404, and logs its path', async ({ page }) => {
  const asked = '/services/gst-registration.old';
  const logged = page.waitForEvent('console', (message) => message.text().includes(asked));
  expect((await page.goto(asked))?.status()).toBe(404);
  await logged;
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  for (const path of [asked, '/500', '/blog/999']) {
    await page.goto(path);
    await expectSound(page);
  }
  await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [PHONE.width, WIDE])
    test(`at ${width} px, opening a list in the header closes the other list`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(ROUTES.home);
      if (width < WIDE) await page.locator('[data-menu] > summary').click();
      const nav = page.getByRole('navigation', { name: 'Main' });
      await nav.getByText('Services', { exact: true }).click();
      await expect(nav.getByRole('link', { name: 'HR Services' })).toBeVisible();
      await nav.getByText('Resources', { exact: true }).click();
      await expect(nav.getByRole('link', { name: 'HR Services' })).toBeHidden();
      await nav.getByRole('link', { name: 'FAQs' }).click();
      await expect(page).toHaveURL(ROUTES.faqs);
    });
});

for (const path of [ROUTES.home, ROUTES.contact, ROUTES.hr, somePost, ROUTES.faqs, ROUTES.blog])
  test(`shows the text and links of ${path} when only its HTML loads @slow`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const rest = /\.(css|js|woff2|svg|png|jpe?g|avif|webp|mp4|webm)(\?|$)/;
    await page.route(rest, (route) => route.abort());
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
    await expect(page.getByText(FIXED_TEXTS.unexpectedError)).toHaveCount(0);
    // The browser reports each blocked module as an error; these errors are expected.
    const withheld = 'Failed to fetch dynamically imported module: ';
    expect(errors.filter((text) => !text.startsWith(withheld))).toEqual([]);
  });
