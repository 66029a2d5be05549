/** Tests files other than pages, such as sitemap, licences and icons, and that the editing page is not published. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildDay } from '#collections/reading/build-day.ts';
import { firm } from '../published.ts';
import { LICENCES_PATH, SITEMAP_PATH } from '#site/file-paths.ts';
import { UNINDEXED_PATHS } from '#site/routes.ts';
import { lastModifiedByPath } from '#build/sitemap-options.ts';
import { ORIGIN, pages } from './built-pages.ts';

const textOf = (path: string) => readFileSync(`dist${path}`, 'utf8');

test('the sitemap lists every page once, with the date of the last change if the entry states a date', () => {
  const maps = [...textOf(SITEMAP_PATH).matchAll(/<loc>https:\/\/www\.example\.com([^<]+)/g)];
  const urls = maps
    .flatMap(([, map = '']) => [...textOf(map).matchAll(/<url>(.*?)<\/url>/g)])
    .map(([, url = '']) => {
      const [, loc = '', day] = /<loc>([^<]+)<\/loc>(?:<lastmod>([\d-]+))?/.exec(url) ?? [];
      return [decodeURIComponent(new URL(loc).pathname), day];
    });
  const days = lastModifiedByPath();
  const expected = pages
    .filter(({ path }) => !UNINDEXED_PATHS.includes(path))
    .map(({ path }) => [path, days.get(path)]);
  expect(urls.sort()).toEqual(expected.sort());
  expect(textOf('/robots.txt')).toContain(`Sitemap: ${ORIGIN}${SITEMAP_PATH}`);
});

test('no media query has a width in pixels, so that the layout follows a larger default font', () => {
  const styles = globSync('dist/_astro/*.css').map((file) => readFileSync(file, 'utf8'));
  const queries = styles.join('').matchAll(/@media[^{]*?width[<>=: ]+([\d.]+[a-z]+)/g);
  const widths = [...queries].map(([, width = '']) => width);
  expect(widths).toContain('64rem');
  expect(widths.filter((width) => !width.endsWith('rem'))).toEqual([]);
});

const KEPT = ['/blog/rss.xml', '/calendar/all.ics'];
test.each(KEPT)('still publishes %s, to which people have subscribed', (path) => void textOf(path));

test('the build contains the social picture and the icons in the right sizes', () => {
  for (const [file, ...size] of [
    ['metaimg.png', 1200, 630],
    ['apple-touch-icon.png', 180, 180],
    ['favicon.ico', 32, 32],
  ] as const) {
    const png = readFileSync(`dist/${file}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual(size);
  }
});

test('licences.txt lists every package that visitors receive, with its licence', () => {
  const [, ...parts] = textOf(LICENCES_PATH).split(/^## (?=.+ \(.+\)$)/m);
  const named = (name: string) => parts.filter((part) => part.startsWith(`${name} `));
  const fonts = ['font newsreader', 'font noto-sans-kannada'];
  for (const name of ['react', '@emailjs/browser', 'astro', ...fonts])
    expect(named(name)).toHaveLength(1);
  expect(parts.filter((part) => !/^.+ \([A-Z0-9][\w.-]+\)\n\n.{400}/s.test(part))).toEqual([]);
  for (const name of ['fastify', 'vite']) expect(named(name)).toEqual([]);
});

test('every published picture is used in a page or another file', () => {
  const mentioned = globSync('dist/**/*.{html,css,js,json,xml}').map((file) => readFileSync(file));
  const pictures = globSync('dist/_astro/*.{svg,png,jpg,jpeg,webp,avif}').map((file) =>
    file.split('.').slice(-2).join('.'),
  );
  expect(pictures.filter((name) => !mentioned.some((text) => text.includes(name)))).toEqual([]);
});

test('the build contains no part of the editing page', () => {
  const files = globSync('{dist,dist-hosts}/**/*.{html,js,css,json,xml,txt,toml,conf}');
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) =>
    /edit this page|this-machine\/site|sveltia|nc-root|api\.github\.com|admin\.html/i.test(
      file + readFileSync(file, 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});

test('security.txt says where to report a vulnerability and expires in less than a year', () => {
  const text = textOf('/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${firm.email}`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.parse(buildDay())) / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(366);
});
