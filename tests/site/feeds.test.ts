/** The RSS feed of the build: sound by the rules of RSS 2.0, and equal to the entries it carries. */
import { readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { FEED } from '#site/file-paths.ts';
import { ROUTES, guidancePath, postPath } from '#site/routes.ts';
import { readCollection } from '#collections/reading/read.ts';
import { readTokens } from '#collections/reading/figures.ts';
import { firm } from '../firm.ts';

const tokens = readTokens(firm);
const ORIGIN = 'https://www.example.com';
const source = readFileSync(`dist${FEED.path}`, 'utf8');

interface Item {
  title: string;
  link: string;
  guid: { '#text': string; '@_isPermaLink': string };
  description: string;
  pubDate?: string;
  author: string;
  category: string[];
}
const { rss } = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'item' || name === 'category',
}).parse(source) as { rss: { '@_version': string; channel: Record<string, unknown> } };
const items = rss.channel.item as Item[];

test('is well-formed RSS 2.0 that says whose it is and where', () => {
  expect(XMLValidator.validate(source)).toBe(true);
  expect(rss['@_version']).toBe('2.0');
  expect(rss.channel).toMatchObject({
    title: `${firm.name}: ${FEED.label}`,
    link: `${ORIGIN}${ROUTES.blog}`,
    description: firm.description,
    language: 'en-IN',
    'atom:link': { '@_href': `${ORIGIN}${FEED.path}`, '@_rel': 'self' },
  });
});

test('carries every listed article, update and alert with its summary, newest first', () => {
  const articles = readCollection('posts', tokens)
    .value.filter(({ data }) => data.listed)
    .map(({ id, data }) => ({ ...data, path: postPath(id), summary: data.excerpt }));
  const updates = readCollection('taxUpdates', tokens).value.map(({ id, data }) => ({
    ...data,
    path: `${ROUTES.taxUpdates}/${id}`,
    summary: data.description,
  }));
  const alerts = readCollection('guidance', tokens)
    .value.filter(({ id }) => id.startsWith('compliance-alerts/'))
    .map(({ id, data }) => ({ ...data, path: guidancePath(id) }));
  const days = new Map(
    [...articles, ...updates, ...alerts].map(({ path, date }) => [`${ORIGIN}${path}`, date]),
  );
  expect(items.map(({ title, link, description }) => [link, title, description]).sort()).toEqual(
    [...articles, ...updates, ...alerts]
      .map(({ path, title, summary }) => [`${ORIGIN}${path}`, title, summary])
      .sort(),
  );
  const order = items.map(({ link }) => days.get(link));
  expect(order).toEqual([...order].sort().reverse());
});

test('every item is named once, and says a true day or none', () => {
  expect(new Set(items.map(({ link }) => link)).size).toBe(items.length);
  for (const { link, guid, pubDate, author, category } of items) {
    expect(guid).toEqual({ '#text': link, '@_isPermaLink': 'true' });
    expect(author).toMatch(new RegExp(`^${firm.email} \\(.+\\)$`));
    expect(category).not.toEqual([]);
    // A tax update's own date is the day it takes effect, which may be ahead.
    if (link.includes(ROUTES.taxUpdates)) expect(pubDate).toBeUndefined();
    else expect(new Date(pubDate ?? '').toUTCString()).toBe(pubDate);
  }
});

test.each([ROUTES.blog, ROUTES.taxUpdates, ROUTES.complianceAlerts, ROUTES.resources])(
  '%s announces the feed and links to it',
  (route) => {
    const page = parse(readFileSync(`dist${route}.html`, 'utf8'));
    const announced = page.querySelectorAll('link[type="application/rss+xml"]');
    expect(announced.map((link) => link.getAttribute('href'))).toEqual([FEED.path]);
    expect(page.querySelectorAll(`main a[href="${FEED.path}"]`)).toHaveLength(1);
  },
);
