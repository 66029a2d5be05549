/**
 * Tests what real searches find first, in an index that the build wrote on one fixed day, because a new entry in
 * content/ may rightly come before the others. The searches are listed by the address in that index that they must
 * find; an address that ends in "-" is the start of a dated entry's address.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { createSearch } from './search-engine.ts';
import type { SearchFile } from './search-items.ts';

const readFixture = (name: string): unknown =>
  JSON.parse(readFileSync(`tests/fixtures/${name}-2026-11-29.json`, 'utf8'));
const file = readFixture('search') as SearchFile;
const searches = readFixture('searches') as Record<string, string[]>;
const find = createSearch(file);

test.each(
  Object.entries(searches).flatMap(([url, queries]) =>
    queries.map((query) => [query, url] as const),
  ),
)('finds “%s” among the first three results', (query, url) => {
  const isFound = (hit: { url: string }) =>
    url.endsWith('-') ? hit.url.startsWith(url) : hit.url === url;
  expect(find(query).slice(0, 3).some(isFound)).toBe(true);
});

test('finds a page by words that only its text contains', () => {
  const shown = file.items.map((item) => ({ ...item, text: '' }));
  expect(JSON.stringify(shown)).not.toMatch(/dangerous/i);
  expect(find('dangerous occurrence').map(({ url }) => url)).toEqual([
    `${ROUTES.policies}#health-and-safety`,
  ]);
});

test('finds nothing without a match or without a word', () => {
  expect(find('plumbing zzxxqq')).toEqual([]);
  expect(find('  ?! ')).toEqual([]);
});

test('does not take a subject for another whose name differs by one letter', () => {
  const item = { kind: 'term', url: '/', summary: '', text: '' } as const;
  const search = createSearch({
    synonyms: ['form 16, salary certificate', 'form 15, declaration'],
    items: [{ ...item, title: 'Salary certificate' }],
  });
  expect(search('form 16')).toHaveLength(1);
  expect(search('declaration')).toEqual([]);
});

test('finds the same when a whole page is pasted after the question', () => {
  const question = 'gst registration '.repeat(30).slice(0, 500);
  expect(find(question + '<b>provident fund</b> '.repeat(500))).toEqual(find(question));
});
