/** How far every page is from home, by the links of its header, footer and main part. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { REDIRECTS } from '#site/redirects.ts';
import { ROUTES } from '#site/routes.ts';

const ORIGIN = 'https://www.example.com';
const CLICKS_MAX = 2;
const fileOf = (path: string) => `dist${path === '/' ? '/index' : path}.html`;
const pathOf = (address: string) => decodeURIComponent(new URL(address, ORIGIN).pathname);

/**
 * Pages that a page links to; what is redirected is where it leads. The search page lists everything,
 * but with a script its link opens the search's window, so it is no way to a page.
 */
function linkedFrom(page: string): string[] {
  const root = parse(readFileSync(fileOf(page), 'utf8'));
  return root
    .querySelectorAll('header a[href], main a[href], footer a[href]')
    .map((link) => new URL(link.getAttribute('href') ?? '', ORIGIN + page))
    .filter(({ origin }) => origin === ORIGIN)
    .map(({ href }) => pathOf(REDIRECTS[pathOf(href)] ?? href))
    .filter((path) => path !== ROUTES.search && existsSync(fileOf(path)));
}

function clicksFromHome(): Map<string, number> {
  const clicks = new Map([['/', 0]]);
  for (const [page, far] of clicks)
    for (const path of linkedFrom(page)) if (!clicks.has(path)) clicks.set(path, far + 1);
  return clicks;
}

test('every page of the sitemap is two clicks from home or nearer', () => {
  const clicks = clicksFromHome();
  const pages = globSync('dist/sitemap-[0-9]*.xml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      pathOf(loc),
    ),
  );
  expect(pages.length).toBeGreaterThan(50);
  const far = pages.map((path) => clicks.get(path) ?? Infinity);
  const mean = far.reduce((sum, count) => sum + count, 0) / far.length;
  console.log(
    `clicks from home: largest ${Math.max(...far)}, mean ${mean.toFixed(2)}, of ${pages.length} pages`,
  );
  expect(pages.filter((_, index) => (far[index] ?? Infinity) > CLICKS_MAX)).toEqual([]);
});
