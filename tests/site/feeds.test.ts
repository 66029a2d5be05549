/** The RSS feeds of the build: sound by the rules of RSS 2.0, and equal to the pages they carry. */
import { readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { FEEDS, FEED_ITEMS_MAX, type FeedId } from '#site/feeds.ts';
import { calendarPath } from '#site/file-paths.ts';
import { ROUTES } from '#site/routes.ts';
import { readCollection } from '#collections/reading/read.ts';
import { exampleOf } from '#lib/format.ts';
import { readTokens } from '#collections/reading/figures.ts';
import { firm } from '../firm.ts';

const tokens = readTokens(firm);
const ORIGIN = 'https://www.example.com';

interface Item {
  title: string;
  link: string;
  guid: { '#text': string; '@_isPermaLink': string };
  description: string;
  pubDate?: string;
  author: string;
  category: string[];
  'content:encoded': string;
}
interface Channel {
  title: string;
  link: string;
  description: string;
  language: string;
  lastBuildDate?: string;
  'atom:link': Record<string, string>;
  item: Item[];
}
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'item' || name === 'category',
});
const sourceOf = (id: FeedId) => readFileSync(`dist${FEEDS[id].path}`, 'utf8');
const channelOf = (id: FeedId) =>
  (parser.parse(sourceOf(id)) as { rss: { channel: Channel } }).rss.channel;
const htmlOf = (path: string) => parse(readFileSync(`dist${path}.html`, 'utf8'));

/** RFC 822 with a four-digit year, as RSS 2.0 asks for. */
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const words = (element: HTMLElement | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

describe.each(Object.keys(FEEDS) as FeedId[])('%s', (id) => {
  const channel = channelOf(id);

  test('is well-formed RSS 2.0 with the namespaces it uses', () => {
    expect(XMLValidator.validate(sourceOf(id))).toBe(true);
    const { rss } = parser.parse(sourceOf(id)) as { rss: Record<string, string> };
    expect(rss['@_version']).toBe('2.0');
    expect(rss['@_xmlns:content']).toBe('http://purl.org/rss/1.0/modules/content/');
    expect(rss['@_xmlns:atom']).toBe('http://www.w3.org/2005/Atom');
  });

  test('the channel says whose it is, where it is and in which language', () => {
    expect(channel.title).toBe(`${firm.name}: ${FEEDS[id].label}`);
    expect(channel.link).toBe(`${ORIGIN}${FEEDS[id].page}`);
    expect(channel.description).not.toBe('');
    expect(channel.language).toBe('en-IN');
    expect(channel['atom:link']).toEqual({
      '@_href': `${ORIGIN}${FEEDS[id].path}`,
      '@_rel': 'self',
      '@_type': 'application/rss+xml',
    });
    if (channel.lastBuildDate !== undefined) expect(channel.lastBuildDate).toMatch(RFC_822);
  });

  test('every item is complete, named once, and says a true date or none', () => {
    expect(channel.item.length).toBeGreaterThan(0);
    expect(new Set(channel.item.map(({ guid }) => guid['#text'])).size).toBe(channel.item.length);
    for (const item of channel.item) {
      expect(item.link).toMatch(new RegExp(`^${ORIGIN}/`));
      expect(item.guid).toEqual({ '#text': item.link, '@_isPermaLink': 'true' });
      expect(item.title).not.toBe('');
      expect(item.description).not.toBe('');
      expect(item.author).toMatch(new RegExp(`^${firm.email} \\(.+\\)$`));
      expect(item.category.length).toBeGreaterThan(0);
      if (item.pubDate === undefined) continue;
      expect(item.pubDate).toMatch(RFC_822);
      expect(new Date(item.pubDate).toUTCString()).toBe(item.pubDate);
    }
    const dates = channel.item.flatMap(({ pubDate }) => (pubDate ? [Date.parse(pubDate)] : []));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  test('full texts hold no broken mark, no relative address, nothing that runs', () => {
    for (const { 'content:encoded': html } of channel.item) {
      const root = parse(html);
      expect(html).not.toMatch(/&lt;(p|h\d|table|a|ul)\b|<(script|style|iframe)| on\w+=| style=/);
      for (const link of root.querySelectorAll('a, img'))
        expect(link.getAttribute('href') ?? link.getAttribute('src')).toMatch(/^(https:|mailto:)/);
    }
  });

  test('its link is in the head and in the text of its page', () => {
    const page = htmlOf(FEEDS[id].page);
    const announced = page.querySelector('link[type="application/rss+xml"]');
    expect(announced?.getAttribute('href')).toBe(FEEDS[id].path);
    expect(announced?.getAttribute('rel')).toBe('alternate');
    expect(announced?.getAttribute('title')).toBe(channel.title);
    expect(page.querySelectorAll(`main a[href="${FEEDS[id].path}"]`)).toHaveLength(1);
  });
});

/** What the page prints as the article: the part of it that a feed carries. */
function articleAt(id: FeedId, address: URL): HTMLElement | undefined {
  const page = htmlOf(address.pathname);
  if (id === 'posts') {
    // The text is between the picture and the author's box.
    const text = page.querySelector('main article .prose')?.parentNode;
    text?.querySelector('footer')?.remove();
    return text ?? undefined;
  }
  return page.querySelector('main article') ?? undefined;
}

const items = (Object.keys(FEEDS) as FeedId[]).flatMap((id) =>
  channelOf(id).item.map((item) => ({ id, item })),
);

test.each(items)('$id: the full text of $item.link equals the article', ({ id, item }) => {
  const article = articleAt(id, new URL(item.link));
  // Readers get the sentence and the table of a chart, without its drawing.
  for (const drawing of article?.querySelectorAll('svg') ?? []) drawing.remove();
  const html = parse(item['content:encoded']);
  expect(words(article).length).toBeGreaterThan(200);
  expect(words(html)).toBe(words(article));
  for (const mark of ['h2', 'h3', 'h4', 'li', 'td', 'strong', 'a'])
    expect(html.querySelectorAll(mark).length, mark).toBe(article?.querySelectorAll(mark).length);
});

test('the newest listed posts, updates and alerts are in their feeds', () => {
  const listed = readCollection('posts', tokens).value.filter(({ data }) => data.listed);
  const updates = readCollection('taxUpdates', tokens).value;
  const alerts = readCollection('guidance', tokens).value.filter(({ id }) =>
    id.startsWith('compliance-alerts/'),
  );
  for (const [id, entries] of [
    ['posts', listed],
    ['taxUpdates', updates],
    ['complianceAlerts', alerts],
  ] as const)
    expect(
      channelOf(id)
        .item.map(({ title }) => title)
        .sort(),
    ).toEqual(
      [...entries]
        .sort((a, b) => b.data.date.localeCompare(a.data.date))
        .slice(0, FEED_ITEMS_MAX)
        .map(({ data }) => data.title)
        .sort(),
    );
});

test('dates, authors and categories are those of the entries', () => {
  for (const item of channelOf('posts').item) {
    const id = new URL(item.link).pathname.slice(`${FEEDS.posts.page}/`.length);
    const entry = readCollection('posts', tokens).value.find((post) => post.id === id);
    expect(new Date(item.pubDate ?? '').toISOString().slice(0, 10)).toBe(entry?.data.date);
    expect(item.category).toEqual([entry?.data.category]);
    const author = entry?.data.author ?? '';
    expect(item.author).toContain(`(${entry?.data.example ? exampleOf(author) : author})`);
  }
  // A tax update's own date is the day it takes effect, which may be ahead.
  for (const item of channelOf('taxUpdates').item) expect(item.pubDate).toBeUndefined();
});

test('the newsletter box names what needs no address, behind its form', () => {
  const box = htmlOf(ROUTES.resources).querySelector('#newsletter')?.closest('section');
  const hrefs = box?.querySelectorAll('a').map((link) => link.getAttribute('href'));
  const calendars = [`webcal://www.example.com${calendarPath()}`, calendarPath()];
  const feeds = Object.values(FEEDS).map(({ path }) => path);
  expect(hrefs).toEqual(expect.arrayContaining([...feeds, ...calendars]));
  const order = box
    ?.querySelectorAll('input[type=email], a')
    .map((node) => node.getAttribute('href'));
  expect(order?.indexOf(undefined)).toBeLessThan(order?.indexOf(feeds[0]) ?? 0);
});
