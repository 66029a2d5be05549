/** Tests that every page has the right metadata and content policy, and no unnecessary script. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REDIRECTS } from '#collections/reading/redirects.ts';
import { DEFAULT_OG_IMAGE, socialPicturePath } from '#site/file-paths.ts';
import { SECURITY_HEADERS } from '#site/hosting.ts';
import { UNINDEXED_PATHS } from '#site/routes.ts';
import { firm, guides } from '../published.ts';
import { ORIGIN, headOf, pageAt, pages } from './built-pages.ts';

const content = pages.filter(({ path }) => !UNINDEXED_PATHS.includes(path));

test.each([
  ['titles', content.map(({ root }) => root.querySelector('title')?.text ?? ''), 60],
  ['descriptions', content.map(({ root }) => headOf(root, 'description') ?? ''), 160],
])('all %s are unique and short enough for search results', (_name, texts, most) => {
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter(({ length }) => length === 0 || length > most)).toEqual([]);
});

test.each(content)('gives $path its own head', ({ path, root }) => {
  const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toBe(`${ORIGIN}${path}`);
  expect(headOf(root, 'og:url')).toBe(canonical);
  expect(headOf(root, 'og:title')).toBeTruthy();
  expect(headOf(root, 'og:description')).toBe(headOf(root, 'description'));
  const picture = path === '/' ? DEFAULT_OG_IMAGE : socialPicturePath(path);
  expect(headOf(root, 'og:image')).toBe(ORIGIN + picture);
  expect(existsSync(`dist${picture}`), picture).toBe(true);
  const isArticle = /^\/blog\/\d/.test(path) || guides.some((guide) => guide.path === path);
  expect(headOf(root, 'og:type')).toBe(isArticle ? 'article' : 'website');
  expect(headOf(root, 'og:site_name')).toBe(firm.name);
  expect(headOf(root, 'author')).toBe(firm.name);
  expect(headOf(root, 'twitter:card')).toBe('summary_large_image');
  expect(headOf(root, 'robots')).toBe('index, follow');
  expect(headOf(root, 'keywords')).toBeTruthy();
  expect(headOf(root, 'format-detection')).toContain('telephone=no');
  expect(root.querySelector('html')?.getAttribute('lang')).toBe('en-IN');
});

test.each(UNINDEXED_PATHS)('keeps %s out of search results', (path) => {
  expect(headOf(pageAt(path), 'robots')).toBe('noindex');
});

const HTTP_EQUIV = 'meta[http-equiv="content-security-policy"]';
const INLINE = 'script:not([src]):not([type="application/ld+json"]), style';
test.each(pages)('gives $path the strict content policy', ({ root }) => {
  const policy = root.querySelector(HTTP_EQUIV)?.getAttribute('content') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script';trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  // The specification requires the map, so the policy permits the map's origin. All other origins are forbidden.
  const others = policy.match(/\bhttps?:[^\s;]*|\*/g) ?? [];
  expect(others.filter((one) => one !== 'https://www.openstreetmap.org')).toEqual([]);
  expect(root.querySelectorAll('[onclick], [onload], [onerror], [style]')).toHaveLength(0);
  const hashes = root.querySelectorAll(INLINE).map(({ innerHTML }) => {
    return `sha256-${createHash('sha256').update(innerHTML).digest('base64')}`;
  });
  expect(new Set(policy.match(/sha256-[^']+/g)), 'allowed').toEqual(new Set(hashes));
});

test('every response forbids showing the page in a frame, the element <base>, and scripts in attributes', () => {
  const header = SECURITY_HEADERS['Content-Security-Policy'];
  for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "script-src-attr 'none'"])
    expect(header).toContain(rule);
});

/** Scripts in `<header>` or `<main>` that would block the parser. */
const STOPS_PARSER = 'main script:not([type]), header script:not([type])';
test('a page has no script that blocks the parser, and loads React only for an island', () => {
  for (const { path, root, html } of pages) {
    const fonts = root.querySelector('main table.figures') ? 3 : 2;
    expect(root.querySelectorAll('link[rel=preload][as=font]').length, path).toBe(fonts);
    expect(root.querySelectorAll('script[src], link[rel=modulepreload]').length, path).toBe(0);
    if (!root.querySelector('astro-island'))
      expect(html, path).not.toMatch(/react|client\.[\w-]+\.js/i);
    expect(root.querySelectorAll(STOPS_PARSER).length, path).toBe(0);
  }
});

test.each(Object.entries(REDIRECTS))(
  'redirects %s even on a host that cannot send 301',
  (from, to) => {
    const html = readFileSync(`dist${from}.html`, 'utf8');
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<html lang="en-IN">');
  },
);
