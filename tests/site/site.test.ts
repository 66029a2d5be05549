/** What the build wrote: heads, structured data, policy, feeds for robots, weight of scripts. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { DETAIL_IMAGE_MAX_HEIGHT_PX, DETAIL_IMAGE_MAX_WIDTH_PX } from '#site/limits.ts';
import { REDIRECTS } from '#site/redirects.ts';
import { ROUTES, UNINDEXED_PATHS, guidancePath } from '#site/routes.ts';
import { FAMILIES, expectedServiceIds, servicePagePath } from '#site/services.ts';
import { readCollection } from '#collections/reading/read.ts';
import { readTokens } from '#collections/reading/figures.ts';
import { firm } from '../firm.ts';

const redirects = new Set(Object.keys(REDIRECTS));
const pages = globSync('dist/**/*.html')
  .map((file) => {
    const path = file.slice('dist'.length, -'.html'.length);
    return { path: path === '/index' ? '/' : path, html: readFileSync(file, 'utf8') };
  })
  .filter(({ path }) => !redirects.has(path))
  .map((page) => ({ ...page, root: parse(page.html) }));
const content = pages.filter(({ path }) => !UNINDEXED_PATHS.includes(path));
const page = (path: string) => {
  const found = pages.find((one) => one.path === path);
  if (!found) throw new Error(`dist has no page ${path}`);
  return found;
};
const tokens = readTokens(firm);
const guides = new Set([
  ...readCollection('guidance', tokens).value.map(({ id }) => guidancePath(id)),
  ...readCollection('taxUpdates', tokens).value.map(({ id }) => `${ROUTES.taxUpdates}/${id}`),
]);
const meta = (root: (typeof pages)[number]['root'], name: string) =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

interface Node {
  '@type': string;
  [key: string]: unknown;
}
const graphOf = ({ root }: (typeof pages)[number]) => {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  return (JSON.parse(scripts[0]?.innerHTML ?? '') as { '@graph': Node[] })['@graph'];
};

describe('routes', () => {
  test.each([
    ...Object.values(ROUTES),
    ...expectedServiceIds().map(servicePagePath),
    '/blog/1',
    '/blog/6',
  ])('%s is built', (path) => {
    expect(page(path).root.querySelectorAll('h1')).toHaveLength(1);
  });

  test.each(Object.values(FAMILIES))('the card of $label counts its services', ({ path }) => {
    const links = page(ROUTES.home).root.querySelectorAll(`main a[href="${path}"]`);
    const counted = links.map(({ text }) => /See all (\d+) services/.exec(text)?.[1]);
    const services = pages.filter((one) => one.path.replace(/\/[^/]+$/, '') === path);
    expect(counted).toContain(String(services.length));
  });

  test('every page of /financial and /hr is public: nothing asks to sign in', () => {
    for (const { path, html } of pages.filter(({ path }) => /^\/(financial|hr)\//.test(path)))
      expect(html, path).not.toMatch(/type="password"|sign in|log in/i);
  });
});

describe('heads', () => {
  test('titles and descriptions are unique and of a length that results show', () => {
    const titles = content.map(({ root }) => root.querySelector('title')?.text ?? '');
    const descriptions = content.map(({ root }) => meta(root, 'description') ?? '');
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(60);
    for (const text of descriptions) expect(text.length, text).toBeLessThanOrEqual(160);
  });

  test.each(content.map((one) => [one.path, one] as const))('%s', (path, { root }) => {
    const origin = 'https://www.example.com';
    const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(`${origin}${path}`);
    expect(meta(root, 'og:url')).toBe(canonical);
    expect(meta(root, 'og:title')).toBe(meta(root, 'twitter:title'));
    expect(meta(root, 'og:description')).toBe(meta(root, 'description'));
    expect(meta(root, 'og:image')).toMatch(/^https:\/\/www\.example\.com\/.+\.png$/);
    const isArticle = /^\/blog\/\d/.test(path) || guides.has(path);
    expect(meta(root, 'og:type')).toBe(isArticle ? 'article' : 'website');
    expect(meta(root, 'og:site_name')).toBe(firm.name);
    expect(meta(root, 'author')).toBe(firm.name);
    expect(meta(root, 'twitter:card')).toBe('summary_large_image');
    expect(meta(root, 'robots')).toBe('index, follow');
    expect(meta(root, 'keywords')).toBeTruthy();
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('en-IN');
  });

  test.each(UNINDEXED_PATHS)('%s stays out of results', (path) => {
    expect(meta(page(path).root, 'robots')).toBe('noindex');
  });
});

describe('structured data', () => {
  test.each(content.map((one) => [one.path, one] as const))('%s', (path, one) => {
    const types = graphOf(one).map((node) => node['@type']);
    expect(types).toContain('AccountingService');
    expect(types).toContain('WebSite');
    expect(types.includes('BreadcrumbList')).toBe(path !== '/');
    if (path.startsWith('/services/')) expect(types).toContain('Service');
    if (/^\/blog\/\d/.test(path)) expect(types).toContain('BlogPosting');
  });

  test('the advisory service names the firm, India and five services', () => {
    const service = graphOf(page(ROUTES.faas)).find(
      (node) => node['@type'] === 'Service',
    ) as Node & {
      areaServed: { name: string };
      provider: { '@id': string };
      hasOfferCatalog: { itemListElement: { itemOffered: { name: string } }[] };
    };
    const provider = graphOf(page(ROUTES.faas)).find(
      (node) => node['@type'] === 'AccountingService',
    );
    expect(service.provider['@id']).toBe(provider?.['@id']);
    expect(provider?.name).toBe(firm.name);
    expect(service.areaServed.name).toBe('India');
    expect(
      service.hasOfferCatalog.itemListElement.map(({ itemOffered }) => itemOffered.name),
    ).toEqual(['Business registration', 'Audit advisory', 'Accounting', 'Taxation', 'Virtual CFO']);
  });

  test('upcoming events only, and no examples', () => {
    const events = graphOf(page(ROUTES.events)).filter((node) => node['@type'] === 'Event');
    const upcoming = readCollection('events', readTokens(firm)).value.filter(
      ({ data }) => data.status !== 'completed' && !data.example,
    );
    expect(events.map(({ name }) => name).sort()).toEqual(
      upcoming.map(({ data }) => data.title).sort(),
    );
  });
});

/** Attributes whose address a browser fetches by itself, on the elements where it does. */
const FETCHED = ['src', 'href', 'poster', 'srcset', 'imagesrcset', 'component-url', 'renderer-url'];
/** Links that a visitor follows, and pages that are only named. */
const isOnlyNamed = (node: HTMLElement) =>
  ['A', 'AREA'].includes(node.tagName) ||
  ['canonical', 'alternate', 'prev', 'next'].includes(node.getAttribute('rel') ?? '');
/** The one frame of another origin that the specification asks for. */
const isMap = (node: HTMLElement) =>
  node.tagName === 'IFRAME' &&
  (node.getAttribute('src') ?? '').startsWith('https://www.openstreetmap.org/export/embed.html?');

describe('policy', () => {
  test.each(pages.map((one) => [one.path, one] as const))('%s', (_path, { root }) => {
    const policy =
      root.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute('content') ??
      '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    expect(root.querySelectorAll('[onclick], [onload], [onerror]')).toHaveLength(0);
    expect(root.querySelectorAll('[style]')).toHaveLength(0);
    const inline = root
      .querySelectorAll('script:not([src]):not([type="application/ld+json"]), style')
      .map(({ innerHTML }) => `sha256-${createHash('sha256').update(innerHTML).digest('base64')}`);
    const allowed = policy.match(/sha256-[^']+/g) ?? [];
    expect(new Set(allowed), 'what the page holds, and nothing else').toEqual(new Set(inline));
  });

  test('nothing is fetched from another origin', () => {
    const tried: Record<string, number> = {};
    for (const { path, root } of pages)
      for (const name of FETCHED)
        for (const node of root.querySelectorAll(`[${name}]`)) {
          if (isOnlyNamed(node) || isMap(node)) continue;
          const value = node.getAttribute(name) ?? '';
          // Each candidate of a set is an address, and after a space its width.
          const addresses = name.endsWith('srcset')
            ? value.split(',').map((one) => one.trim().split(/\s/)[0] ?? '')
            : [value];
          for (const address of addresses) {
            tried[name] = (tried[name] ?? 0) + 1;
            expect(address, `${name} on ${path}`).not.toMatch(/^\s*(https?:)?[/\\]{2}/i);
          }
        }
    expect(Object.keys(tried)).toEqual(expect.arrayContaining(['src', 'href', 'srcset']));
  });

  test('every page preloads the two first font files, each small enough to come in one go', () => {
    for (const { path, root } of pages) {
      const fonts = root
        .querySelectorAll('link[rel=preload][as=font]')
        .map((node) => node.getAttribute('href'));
      expect(fonts, path).toHaveLength(2);
      for (const font of fonts) expect(statSync(`dist${font}`).size, font).toBeLessThan(13_800);
    }
  });

  test('no page asks for a script beside its fonts', () => {
    for (const { path, root } of pages)
      expect(root.querySelectorAll('script[src], link[rel=modulepreload]').length, path).toBe(0);
  });

  test('a page without an island ships no framework', () => {
    for (const { path, root, html } of pages) {
      if (root.querySelector('astro-island')) continue;
      expect(html, path).not.toMatch(/react|client\.[\w-]+\.js/i);
    }
  });
});

test('pictures of details stay within 280×300', () => {
  const pictures = pages
    .filter(({ path }) => path.startsWith('/services/'))
    .flatMap(({ root }) => root.querySelectorAll('main img, [data-form-diagrams] svg'));
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    // A drawing is shown at most as wide as it is drawn.
    const [, , drawnWidth, drawnHeight] = picture.getAttribute('viewBox')?.split(' ') ?? [];
    const width = picture.getAttribute('width') ?? drawnWidth;
    const height = picture.getAttribute('height') ?? drawnHeight;
    expect(Number(width)).toBeLessThanOrEqual(DETAIL_IMAGE_MAX_WIDTH_PX);
    expect(Number(height)).toBeLessThanOrEqual(DETAIL_IMAGE_MAX_HEIGHT_PX);
  }
});

describe('files beside the pages', () => {
  test('sitemap: every page once, with dates where entries have one', () => {
    const index = readFileSync('dist/sitemap-index.xml', 'utf8');
    expect(index).toContain('https://www.example.com/sitemap-0.xml');
    const xml = readFileSync('dist/sitemap-0.xml', 'utf8');
    const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
      decodeURIComponent(new URL(match[1] ?? '').pathname),
    );
    expect([...urls].sort()).toEqual(content.map(({ path }) => path).sort());
    for (const { path } of content.filter(({ path }) => /^\/blog\/\d/.test(path)))
      expect(xml).toContain(`<loc>https://www.example.com${path}</loc><lastmod>2026-`);
    expect(xml).toMatch(/<loc>https:\/\/www\.example\.com\/privacy<\/loc><lastmod>2025-08-14/);
    expect(xml).toMatch(/<loc>https:\/\/www\.example\.com\/contact<\/loc><\/url>/);
  });

  test('robots.txt names the sitemap', () => {
    expect(readFileSync('dist/robots.txt', 'utf8')).toContain(
      'Sitemap: https://www.example.com/sitemap-index.xml',
    );
  });

  test('metaimg.png is 1200×630', () => {
    const png = readFileSync('dist/metaimg.png');
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});
