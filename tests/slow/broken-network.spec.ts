/** A broken network: the page stays readable. That a form is a mail form until its script comes: contact-page-parts, newsletter. */
import { expect, test, type Page } from 'playwright/test';
import { TEXTS } from '#site/texts.ts';
import { ROUTES } from '#site/routes.ts';
import { somePost } from '../published.ts';

/** The heading and the number of links of the main part. */
async function readable(page: Page) {
  // What `noscript` holds is no element where scripts are on.
  const links = await page.locator('main a[href]:not(noscript *)').count();
  return { heading: await page.locator('h1').first().innerText(), links };
}

for (const path of [ROUTES.home, ROUTES.contact, ROUTES.hr, somePost, ROUTES.faqs, ROUTES.blog])
  test(`${path}: when nothing but the page comes, its words and links are there`, async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(path);
    const printed = await readable(plain);
    await context.close();

    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(/\.(css|js|woff2|svg|png|jpe?g|avif|webp|mp4|webm)(\?|$)/, (route) =>
      route.abort(),
    );
    await page.goto(path);
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1:visible')).toHaveText(printed.heading);
    expect((await readable(page)).links).toBeGreaterThanOrEqual(printed.links);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
    await expect(page.getByText(TEXTS.unexpectedError)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
