/**
 * Tests the first results of real searches. Uses a stored search file, because new entries would change the results.
 * `tests/fixtures/searches-….json` lists, for each address, the searches that must find this address. An address that
 * ends in "-", such as `…#mgt-7-`, stands for all addresses that begin with it.
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

test('finds a page by words that are in its text but not in its title', () => {
  const shown = file.items.map((item) => ({ ...item, text: '' }));
  expect(JSON.stringify(shown)).not.toMatch(/dangerous/i);
  expect(find('dangerous occurrence').map(({ url }) => url)).toEqual([
    `${ROUTES.policies}#health-and-safety`,
  ]);
});

test('finds nothing for unknown words or for punctuation marks', () => {
  expect(find('plumbing zzxxqq')).toEqual([]);
  expect(find('  ?! ')).toEqual([]);
});

test('does not confuse “form 16” with “form 15”', () => {
  const item = { kind: 'term', url: '/', summary: '', text: '' } as const;
  const search = createSearch({
    synonyms: ['form 16, salary certificate', 'form 15, declaration'],
    items: [{ ...item, title: 'Salary certificate' }],
  });
  expect(search('form 16')).toHaveLength(1);
  expect(search('declaration')).toEqual([]);
});

test('ignores everything after the first 500 characters of a query', () => {
  const question = 'gst registration '.repeat(30).slice(0, 500);
  expect(find(question + '<b>provident fund</b> '.repeat(500))).toEqual(find(question));
});
