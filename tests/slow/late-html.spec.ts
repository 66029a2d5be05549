/** Tests that nothing moves on the screen if the HTML of a page arrives in two parts, as on a slow line. */
import { createServer } from 'node:http';
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { PHONE, watchShifts } from '../e2e/site-pages.ts';

test.use({ viewport: PHONE });

test('the bottom bar does not grow when its links arrive after the first paint', async ({
  page,
  baseURL,
}) => {
  const server = createServer(({ url = '' }, answer) => {
    void fetch(new URL(url, baseURL)).then(async (file) => {
      const body = Buffer.from(await file.arrayBuffer());
      answer.setHeader('Content-Type', file.headers.get('Content-Type') ?? '');
      const bar = url === ROUTES.about ? body.indexOf('>', body.indexOf('class="tray')) + 1 : 0;
      answer.write(body.subarray(0, bar));
      setTimeout(() => answer.end(body.subarray(bar)), bar > 0 ? 1_500 : 0);
    });
  }).listen(0);
  const { port } = server.address() as { port: number };
  const shiftsSoFar = await watchShifts(page);
  await page.goto(`http://localhost:${port}${ROUTES.about}`, { waitUntil: 'networkidle' });
  await expect(page.locator('.tray').getByRole('link')).toHaveCount(2);
  expect(await shiftsSoFar()).toEqual([]);
  server.closeAllConnections();
  server.close();
});
