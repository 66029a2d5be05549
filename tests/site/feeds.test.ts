/** Compares the RSS feed of the build with the entries, and checks the links to the feed. */
import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { RSS_FEED } from '#site/file-paths.ts';
import { ROUTES, postPath } from '#site/routes.ts';
import { firm, guides, listedPosts } from '../published.ts';
import { ORIGIN, hrefsAt } from './built-pages.ts';

type Item = Record<'title' | 'link' | 'description' | 'pubDate', string>;
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
const { rss } = parser.parse(readFileSync(`dist${RSS_FEED.path}`, 'utf8'), true) as {
  rss: { channel: Record<string, unknown> & { item: Item[] } };
};
const { item: items, ...channel } = rss.channel;

test('contains the name of the firm and the address of the feed', () => {
  expect(channel).toMatchObject({
    title: `${firm.name}: ${RSS_FEED.label}`,
    link: `${ORIGIN}${ROUTES.blog}`,
    description: firm.description,
    language: 'en-IN',
    'atom:link': { '@_href': `${ORIGIN}${RSS_FEED.path}`, '@_rel': 'self' },
  });
});

test('lists each article, tax update and compliance alert once, with summary and date, newest first', () => {
  const entries = [
    ...listedPosts.map(({ id, data: { title, date, excerpt } }) => {
      return { path: postPath(id), title, date, summary: excerpt };
    }),
    ...guides.filter(({ path }) => /\/(tax-updates|compliance-alerts)\//.test(path)),
  ];
  const all = entries.map(({ path, title, summary }) => [`${ORIGIN}${path}`, title, summary]);
  for (const { link, title, description, pubDate } of items) {
    expect(all).toContainEqual([link, title, description]);
    expect(new Date(pubDate).toUTCString()).toBe(pubDate);
  }
  const links = items.map(({ link }) => link);
  expect(new Set(links).size).toBe(links.length);
  const days = new Map(entries.map(({ path, date }) => [`${ORIGIN}${path}`, date]));
  expect(links.map((link) => days.get(link))).toEqual([...days.values()].sort().reverse());
});

const ANNOUNCING = [ROUTES.blog, ROUTES.taxUpdates, '/hr/compliance-alerts', ROUTES.resources];
test.each(ANNOUNCING)('the head and the content of %s link to the feed once each', (route) => {
  expect(hrefsAt(route, 'link[type="application/rss+xml"]')).toEqual([RSS_FEED.path]);
  expect(hrefsAt(route, 'main a').filter((href) => href === RSS_FEED.path)).toHaveLength(1);
});
