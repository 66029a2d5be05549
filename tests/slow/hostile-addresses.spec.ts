/** Tests in a real browser that a hostile address does not run a script, break a page or lead to another site. */
import { expect, test } from 'playwright/test';
import { SEARCH_PARAM, SUBJECT_PARAM, ROUTES } from '#site/routes.ts';
import { SECTION_PARAM, SERVICE_PARAM } from '#site/services.ts';
import { watchFaults } from '../e2e/site-pages.ts';

test.describe.configure({ timeout: 300_000 });

/** Hostile values: HTML, scripts, selectors, property names, control characters, addresses, broken percent-encoding. */
const VALUES = [
  ...['<img src=x onerror=self.pwned=1>', `' autofocus onfocus='self.pwned=1`],
  ...['</script></title><script>self.pwned=1</script>', 'javascript:self.pwned=1', '${pwned=1}'],
  ...['"]', ':not(*)', 'constructor', '__proto__', 'a\0b', 'a\r\nX-Injected: 1', 'a\u2028b'],
  ...['//evil.example/', '/\\evil.example', '../../'],
]
  .map(encodeURIComponent)
  .concat('%', '%E0%A4%A', '%C0%AE');

for (const [path, params] of [
  [ROUTES.faas, [SERVICE_PARAM, SECTION_PARAM]],
  [ROUTES.contact, [SUBJECT_PARAM]],
  [ROUTES.search, [SEARCH_PARAM]],
] as const)
  test(`ignores scripts in hostile queries and hashes at ${path}`, async ({ page, baseURL }) => {
    // The content security policy reports every injected script and every request to another host.
    const faults = await watchFaults(page);
    for (const value of VALUES) {
      const query = params.map((name) => `${name}=${value}`).join('&');
      await page.goto(`${path}?${query}#${value}`);
      await expect(page.locator('h1:visible'), query).toHaveCount(1);
      expect(page.url().startsWith(`${baseURL}${path}?`), query).toBe(true);
      expect(await page.evaluate(() => 'pwned' in window), query).toBe(false);
      expect(faults, query).toEqual([]);
    }
  });
