/** Tests the addresses in the built search file; `search-ranks.test.ts` tests the results of searches. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEARCH_FILE_PATH } from '#site/file-paths.ts';
import { BLOG_NOT_FOUND_PATH, NOT_FOUND_PATH, ROUTES } from '#site/routes.ts';
import type { SearchFile } from '#features/site-search/search-items.ts';
import { hrefsAt, pageAt } from './built-pages.ts';

const file = readFileSync(`dist${SEARCH_FILE_PATH}`, 'utf8');
const { items } = JSON.parse(file) as SearchFile;

/** Returns how many elements have the anchor of `url` as their id. Without an anchor: 1 if the page exists, else 0. */
const placesAt = (url: string) => {
  const [path = '', anchor] = url.split('#');
  if (anchor === undefined) return pageAt(path) ? 1 : 0;
  return pageAt(path).querySelectorAll(`[id="${anchor}"]`).length;
};

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
