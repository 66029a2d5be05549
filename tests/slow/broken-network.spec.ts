/** A broken network: the page stays readable, and the button of a form still does something. */
import { expect, test, type Page } from 'playwright/test';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES, postPath } from '#site/routes.ts';
import { VALUES, field } from '../e2e/contact-page.ts';

/** The heading and the number of links of the main part. */
async function readable(page: Page) {
  // What `noscript` holds is no element where scripts are on.
  const links = await page.locator('main a[href]:not(noscript *)').count();
  return { heading: await page.locator('h1').first().innerText(), links };
}

for (const path of [ROUTES.home, ROUTES.contact, ROUTES.hr, postPath(1), ROUTES.faqs, ROUTES.blog])
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
    await expect(page.getByText(MESSAGES.unexpectedError)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

for (const [path, file] of [
  [ROUTES.contact, '**/_astro/ContactForm.*.js*'],
  [ROUTES.resources, '**/_astro/NewsletterForm.*.js*'],
] as const)
  test(`${path}: when the form's script never comes, the button writes a mail`, async ({
    page,
  }) => {
    await page.route(file, (route) => route.abort());
    await page.goto(path);
    await field(page, 'Email Address *').fill(VALUES['Email Address *']);
    await field(page, 'Email Address *').scrollIntoViewIfNeeded();
    await expect(field(page, 'Email Address *')).toHaveValue(VALUES['Email Address *']);
    const form = page.locator('form[method=post]');
    await expect(form).toHaveAttribute('action', /^mailto:/);
    await expect(form).toHaveJSProperty('noValidate', false);
  });
