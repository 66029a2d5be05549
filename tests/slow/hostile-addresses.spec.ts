/** Tests in a real browser that hostile addresses run nothing, break nothing and lead to no other site. */
import { expect, test, type Page } from 'playwright/test';
import { SEARCH_PARAM, SUBJECT_PARAM, ROUTES } from '#site/routes.ts';
import { SECTION_PARAM, SERVICE_PARAM } from '#site/services.ts';
import { watchFaults } from '../e2e/site-pages.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';

test.describe.configure({ timeout: 300_000 });

const VALUES = [
  ...HOSTILE_TEXTS.map((text) => encodeURIComponent(text.toWellFormed())),
  ...['constructor', '%', '%E0%A4%A', '%C0%AE', '%00', '%0d%0aX-Injected:%201'],
  ...['"]', '*', ':not(*)', '[x=', '//evil.example/', '/\\evil.example', '..%2f..%2f'],
];

/**
 * Collects the effects of a hostile text: it runs, opens a dialog, breaks a script, violates the policy or requests
 * another host.
 */
async function watch(page: Page, origin = ''): Promise<string[]> {
  const faults = await watchFaults(page);
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const known = [`${origin}/`, 'data:', 'https://www.openstreetmap.org/export/embed.html?'];
  page.on('request', (request) => {
    if (!known.some((start) => request.url().startsWith(start)))
      faults.push(`asked for ${request.url()}`);
  });
  await page.addInitScript(() => {
    const report = () => console.error('a hostile text ran');
    Object.defineProperty(window, 'pwned', { set: report });
  });
  return faults;
}

for (const [path, params] of [
  [ROUTES.faas, [SERVICE_PARAM, SECTION_PARAM]],
  [ROUTES.contact, [SUBJECT_PARAM]],
  [ROUTES.search, [SEARCH_PARAM]],
] as const)
  test(`runs nothing from hostile queries and hashes at ${path}`, async ({ page, baseURL }) => {
    const faults = await watch(page, baseURL);
    for (const value of VALUES) {
      const query = params.map((name) => `${name}=${value}`).join('&');
      await page.goto(`${path}?${query}#${value}`);
      await expect(page.locator('h1:visible'), query).toHaveCount(1);
      expect(new URL(page.url()).pathname, query).toBe(path);
      expect(faults, query).toEqual([]);
    }
  });
