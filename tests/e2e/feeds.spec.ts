/** Feeds and twins as a visitor and a reader program meet them. */
import { expect, test } from 'playwright/test';
import { FEEDS } from '#config/feeds.ts';
import { LLMS_PATH, calendarPath, markdownPath } from '#config/file-paths.ts';
import { ROUTES, postPath } from '#config/routes.ts';
import { axeFindings } from './axe.ts';

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

for (const width of [390, 1440])
  test(`the newsletter box names what needs no address (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(ROUTES.resources);
    const box = page.locator('section:has(#newsletter)');
    for (const { label, path } of Object.values(FEEDS))
      await expect(box.getByRole('link', { name: label })).toHaveAttribute('href', path);
    await expect(box.getByRole('link', { name: 'Subscribe to all due dates' })).toHaveAttribute(
      'href',
      `webcal://www.example.com${calendarPath()}`,
    );
    await expect(box.getByRole('link', { name: 'Download .ics of all due dates' })).toHaveAttribute(
      'href',
      calendarPath(),
    );
    // The form comes before its alternatives, in sight as in the order of focus.
    const order = await box
      .locator('input[type=email], a')
      .evaluateAll((nodes) =>
        nodes.filter((node) => node.checkVisibility()).map(({ tagName }) => tagName),
      );
    expect(order[0]).toBe('INPUT');
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
