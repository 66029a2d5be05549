/** Tests the items of the built search file; `search-ranks.test.ts` tests the results of searches. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEARCH_FILE_PATH } from '#site/file-paths.ts';
import { BLOG_NOT_FOUND_PATH, NOT_FOUND_PATH, ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { markAsExample } from '#lib/format.ts';
import type { SearchFile } from '#features/site-search/search-items.ts';
import { entriesOf } from '../published.ts';
import { hrefsAt, pageAt } from './built-pages.ts';

const file = readFileSync(`dist${SEARCH_FILE_PATH}`, 'utf8');
const { items } = JSON.parse(file) as SearchFile;
const urls = new Set(items.map(({ url }) => url));

/** Returns how many elements have the anchor of `url` as their id. Without an anchor: 1 if the page exists, else 0. */
const placesAt = (url: string) => {
  const [path = '', anchor] = url.split('#');
  if (anchor === undefined) return pageAt(path) ? 1 : 0;
  return pageAt(path).querySelectorAll(`[id="${anchor}"]`).length;
};

test('every service and every page has an item, except the search page', () => {
  for (const { id } of entriesOf('services')) expect(urls).toContain(servicePagePath(id));
  for (const route of [...Object.values(ROUTES), ...entriesOf('pages').map(({ id }) => `/${id}`)])
    expect(urls.has(route), route).toBe(route !== ROUTES.search);
});

test('every question has its own address', () => {
  const inServices = entriesOf('services').flatMap(({ data }) => data.faqs);
  const questions = items.filter(({ kind }) => kind === 'faq');
  expect(questions).toHaveLength(entriesOf('faqs').length + inServices.length);
  for (const { url } of questions) expect(url).toMatch(/#faq-\d+$/);
});

test('no two items have the same address', () => expect(urls.size).toBe(items.length));

test('the category of an invented event begins with “Example”', () => {
  const categories = items.flatMap(({ kind, category }) => (kind === 'event' ? category : []));
  const events = entriesOf('events').map(({ data: { type, example } }) =>
    example ? markAsExample(type) : type,
  );
  expect(categories).toEqual(events);
});

test('no item contains Markdown, the address of a link, a chart, or a placeholder such as {{site.name}}', () => {
  for (const { url, title, summary, text } of items) {
    for (const part of [title, summary])
      expect(part, url).not.toMatch(/\]\(|\*\*|\{\{|\(\/|<\/|kind: bars/);
    // The text is a list of words without signs. Only addresses and charts contain these words.
    expect(text, url).not.toMatch(/\b(https|bars?)\b/);
  }
});

test('every search result leads to a page, document or part that exists, and no two parts share an id', () => {
  for (const { url, sections = [] } of items) {
    if (url.endsWith('.pdf')) expect(existsSync(`dist${url}`), url).toBe(true);
    else expect(placesAt(url), url).toBe(1);
    for (const [heading, anchor] of sections)
      if (anchor !== undefined) expect(placesAt(`${url}#${anchor}`), heading).toBe(1);
  }
});

test('without a script, error pages link to the search page, which lists everything that the search can find', () => {
  for (const path of [NOT_FOUND_PATH, BLOG_NOT_FOUND_PATH])
    expect(hrefsAt(path, 'main p.hidden > a'), path).toEqual([ROUTES.search]);
  const listed = new Set(hrefsAt(ROUTES.search, '#everything a'));
  expect(items.filter(({ url }) => !listed.has(url))).toEqual([]);
});
