/** Feeds and twins as a visitor and a reader program meet them. */
import { expect, test } from 'playwright/test';
import { FEEDS } from '#site/feeds.ts';
import { LLMS_PATH, markdownPath } from '#site/file-paths.ts';
import { ROUTES, postPath } from '#site/routes.ts';
import { axeFindings } from '../e2e/axe.ts';

for (const { page: route, label, path } of Object.values(FEEDS))
  test(`${label}: the page offers its feed, and the browser shows it`, async ({ page }) => {
    await page.goto(route);
    const link = page.getByRole('main').getByRole('link', { name: /^Follow by RSS/ });
    await expect(link).toHaveAccessibleName(new RegExp(label));
    expect(await axeFindings(page)).toEqual([]);
    // Shown, not downloaded: as application/rss+xml it would only be saved.
    const [answer] = await Promise.all([page.waitForResponse(`**${path}`), link.click()]);
    expect(answer.headers()['content-type']).toBe('text/xml; charset=utf-8');
    await expect(page).toHaveURL(path);
  });

test('twins and llms.txt are sent as text', async ({ request }) => {
  for (const [path, type] of [
    [markdownPath(postPath(1)), 'text/markdown; charset=utf-8'],
    [markdownPath(`${ROUTES.faas}/registrations/gst`), 'text/markdown; charset=utf-8'],
    [
      encodeURI(markdownPath(`${ROUTES.faas}/registrations/gst`)).replace('(', '%28'),
      'text/markdown; charset=utf-8',
    ],
    [LLMS_PATH, 'text/plain; charset=utf-8'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe(type);
    expect((await answer.text()).length).toBeGreaterThan(500);
  }
});
