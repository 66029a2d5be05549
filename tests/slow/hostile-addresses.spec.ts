/** Hostile addresses and searches in a real browser: nothing runs, nothing breaks, nothing leads away. */
import { expect, test, type Page } from 'playwright/test';
import { SEARCH_PARAM, SUBJECT_PARAM, ROUTES } from '#site/routes.ts';
import { SECTION_PARAM, SERVICE_PARAM } from '#site/services.ts';
import { openAwake } from '../e2e/site-pages.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';

test.describe.configure({ timeout: 300_000 });

const TEXTS = HOSTILE_TEXTS.map((text) => text.toWellFormed());
const VALUES = [
  ...TEXTS.map(encodeURIComponent),
  ...['constructor', '%', '%E0%A4%A', '%C0%AE', '%00', '%0d%0aX-Injected:%201'],
  ...['"]', '*', ':not(*)', '[x=', '//evil.example/', '/\\evil.example', '..%2f..%2f'],
];

/**
 * What a hostile text does to the page, as it happens: it runs, opens a dialog or a window, breaks a script, is
 * stopped by the policy, asks another host.
 */
async function watch(page: Page, origin = ''): Promise<string[]> {
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('popup', (popup) => faults.push(`window: ${popup.url()}`));
  // The one thing that a page takes from another site.
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
  page.on('request', (request) => {
    if (!/^(?:data:|https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?)/.test(request.url()))
      if (!request.url().startsWith(`${origin}/`)) faults.push(`asked for ${request.url()}`);
  });
  // Told at once: what a page keeps is gone when it is left.
  await page.exposeFunction('report', (text: string) => faults.push(text));
  await page.addInitScript(() => {
    const { report } = window as unknown as { report(text: string): void };
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
    Object.defineProperty(window, 'pwned', { set: () => report('a hostile text ran') });
  });
  return faults;
}

for (const [path, params] of [
  [ROUTES.faas, [SERVICE_PARAM, SECTION_PARAM]],
  [ROUTES.contact, [SUBJECT_PARAM]],
  [ROUTES.search, [SEARCH_PARAM]],
] as const)
  test(`${path} with hostile queries and hashes → nothing runs`, async ({ page, baseURL }) => {
    const faults = await watch(page, baseURL);
    for (const value of VALUES) {
      const query = params.map((name) => `${name}=${value}`).join('&');
      await page.goto(`${path}?${query}#${value}`);
      await expect(page.locator('h1:visible'), query).toHaveCount(1);
      expect(new URL(page.url()).pathname, query).toBe(path);
      expect(faults, query).toEqual([]);
    }
  });

test('hostile texts typed into the search → nothing runs', async ({ page, baseURL }) => {
  const faults = await watch(page, baseURL);
  await openAwake(page, ROUTES.search);
  const box = page.getByRole('main').getByRole('searchbox').first();
  for (const text of TEXTS) {
    await box.fill(text);
    // What a text does it does before the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(faults, text).toEqual([]);
  }
});
