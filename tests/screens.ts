/** `npm run screens` takes screenshots of every template of the built site. Check them after a design change. */
import { expect, test } from 'playwright/test';
import { TEMPLATES } from './e2e/site-pages.ts';

const FOLDER = 'test-results/screens';
for (const width of [390, 768, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${width}-${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
      for (const path of TEMPLATES)
        test(path, async ({ page }) => {
          await page.goto(path);
          // Reloads the page, so that its fonts come from the cache and are ready for the screenshot.
          await page.reload({ waitUntil: 'networkidle' });
          await page.evaluate(async () => {
            for (const image of document.images) image.loading = 'eager';
            await Promise.all(
              [...document.images].map((image) => image.decode().catch(() => undefined)),
            );
          });
          const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
          const file = `${FOLDER}/${name}-${width}-${colorScheme}.png`;
          expect(await page.screenshot({ path: file, fullPage: true })).not.toHaveLength(0);
        });
    });
