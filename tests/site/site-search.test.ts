/** The built search: its addresses, and what real searches find; their ranks are compared in `search-ranks.test.ts`. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SEARCH_FILE_PATH } from '#site/file-paths.ts';
import { ROUTES } from '#site/routes.ts';
import { createSearch } from '#features/site-search/search-engine.ts';
import type { SearchFile } from '#features/site-search/search-file.ts';
import { REAL_SEARCHES, isAt } from '../real-searches.ts';
import { pageAt } from './built-pages.ts';

const file = JSON.parse(readFileSync(`dist${SEARCH_FILE_PATH}`, 'utf8')) as SearchFile;
const { items } = file;

/** How many elements of the built page an address names. */
const placesAt = (url: string) => {
  const [path = '', anchor] = url.split('#');
  if (anchor === undefined) return pageAt(path) ? 1 : 0;
  return pageAt(path).querySelectorAll(`[id="${anchor}"]`).length;
};

test('every address of the search → there, and the part of a page that it names once', () => {
  for (const { url, sections = [] } of items) {
    if (url.endsWith('.pdf')) expect(existsSync(`dist${url}`), url).toBe(true);
    else expect(placesAt(url), url).toBe(1);
    for (const [heading, anchor] of sections)
      if (anchor !== undefined) expect(placesAt(`${url}#${anchor}`), heading).toBe(1);
  }
});

test('the search page without a script → everything', () => {
  const links = pageAt(ROUTES.search).querySelectorAll('#everything a');
  const listed = new Set(links.map((link) => link.getAttribute('href')));
  expect(items.filter(({ url }) => !listed.has(url))).toEqual([]);
});

describe('a search of a visitor → its page is among the first three pages of its kind, whatever entries are new', () => {
  const find = createSearch(file);
  const pageOf = (url: string) => url.replace(/#.*/, '');

  // An entry that was taken out is asked for no more.
  const isThere = ([, url]: (typeof REAL_SEARCHES)[number]) =>
    items.some((item) => isAt(item.url, url.split('#')[0] ?? '') || isAt(item.url, url));
  test.each(REAL_SEARCHES.filter(isThere))('%s → %s', (query, url) => {
    const hits = find(query);
    const kind = hits.find((hit) => isAt(hit.url, url))?.item.kind;
    const pages = hits.filter(({ item }) => item.kind === kind).map((hit) => pageOf(hit.url));
    expect([...new Set(pages)].slice(0, 3)).toContain(pageOf(url));
  });
});
